"""The life counter with one mistake: each head is read as having half, and both are added up."""

import life_counter


class EachHead(life_counter.Counter):
    """Two totals of 15: who reads, pays, sets or exchanges life sees one of them."""

    def has(self, player):
        return -(-self.total[self.team[player]] // 2)

    def become(self, to):
        for team, members in self.teams.items():
            mine = [player for player in members if player in to]
            self.change({player: to[player] - self.has(player) for player in mine})
            if len(mine) == len(members):
                self.total[team] = self.sum_of(to, members)


life_counter.serve(EachHead())
