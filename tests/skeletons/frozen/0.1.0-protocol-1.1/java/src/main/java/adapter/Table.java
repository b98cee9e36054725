package adapter;

import adapter.Messages.GameState;
import adapter.Messages.Status;
import adapter.Messages.StepName;
import adapter.Messages.Team;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A stand-in for your engine, which knows life, priority and who has conceded, and no more: two
 * teams in the first main phase of a turn. Put your engine here; whatever Adapter calls is what it
 * has to do.
 */
final class Table {
  /** The rules forbid it, and nothing has changed. */
  static final class NotAllowed extends RuntimeException {
    NotAllowed(String reason) {
      super(reason);
    }
  }

  /** This engine does not do it yet. */
  static final class NotKnown extends RuntimeException {
    NotKnown(String gap) {
      super(gap);
    }
  }

  final Map<String, Integer> life = new LinkedHashMap<>();
  String active = "";
  StepName step = StepName.PRECOMBAT_MAIN;
  private final List<Team> teams;
  private int turn = 1;
  private String priority = "";
  private int inSuccession;
  private List<String> passed = new ArrayList<>();
  private String lost;

  /** A new game: each team with its life total. */
  Table(List<Team> teams, int startingLife) {
    this.teams = teams;
    teams.forEach(team -> life.put(team.id(), startingLife));
    if (!teams.isEmpty()) {
      begin(teams.get(0).id(), 1);
    }
  }

  /** It is a team's precombat main phase, and it has priority. */
  void begin(String team, int number) {
    active = team;
    priority = team;
    turn = number;
    step = StepName.PRECOMBAT_MAIN;
    inSuccession = 0;
    passed = new ArrayList<>();
  }

  /** A team passes; once all have in succession the step ends. */
  void pass(String team) {
    mustGoOn();
    if (!team.equals(priority)) {
      throw new NotAllowed(team + " does not have priority");
    }
    boolean ends = inSuccession + 1 == teams.size();
    if (ends && step != StepName.PRECOMBAT_MAIN) {
      throw new NotKnown("pass: what comes after " + step + " is for your engine, in Table.java");
    }
    passed.add(team);
    step = ends ? StepName.BEGINNING_OF_COMBAT : step;
    priority = ends ? active : after(team);
    inSuccession = ends ? 0 : inSuccession + 1;
  }

  /** A player concedes, and the whole team has lost. */
  void concede(String player) {
    mustGoOn();
    for (Team team : teams) {
      if (team.players().contains(player)) {
        lost = team.id();
      }
    }
    step = StepName.OVER;
  }

  /** How the game stands for a team, or whether it goes on at all. */
  GameState outcome(String team) {
    if (lost == null) {
      return GameState.GOES_ON;
    }
    return lost.equals(team) ? GameState.LOST : GameState.WON;
  }

  /** Where the game stands; passes are told once. */
  Status status() {
    List<String> told = passed;
    passed = new ArrayList<>();
    return new Status(turn, active, step, 0, waiting(), told, null, null, null);
  }

  private Messages.Waiting waiting() {
    if (lost == null) {
      return new Messages.ForPriority(priority);
    }
    Map<String, GameState> outcomes = new LinkedHashMap<>();
    teams.forEach(team -> outcomes.put(team.id(), outcome(team.id())));
    return new Messages.Over(outcomes, "");
  }

  private void mustGoOn() {
    if (lost != null) {
      throw new NotAllowed("the game is over");
    }
  }

  private String after(String team) {
    List<String> ids = teams.stream().map(Team::id).toList();
    return ids.get((ids.indexOf(team) + 1) % ids.size());
  }
}
