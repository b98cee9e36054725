"""Before the first turn: hands and mulligans."""
