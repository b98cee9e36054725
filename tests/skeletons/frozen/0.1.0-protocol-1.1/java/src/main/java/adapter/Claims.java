package adapter;

import java.util.List;

/**
 * What your engine can do: you are asked for nothing else, and what is listed has to work.
 *
 * <p>`ettin needs -- java -jar target/adapter.jar` says what to add next, and how many cases that opens.
 */
final class Claims {
  /** A land without abilities, of which libraries are made: a basic land does as well. */
  private static final String FILLER = "Filler";

  static final Messages.Capabilities CLAIMS =
      new Messages.Capabilities(
          "my engine",
          "0.1",
          new Messages.Version(1, 1),
          /* profiles */ List.of("game"),
          /* facets */ List.of(),
          /* variants */ List.of("two-headed-giant"),
          new Messages.Span("2020-01-24", "9999-12-31"),
          /* actions */ List.of("concede"),
          /* places */ List.of("life"),
          /* observes */ List.of("life", "moment", "outcome"),
          /* advances */ List.of(),
          /* answers */ List.of("*"),
          /* tells */ List.of(),
          /* explores */ List.of(),
          new Messages.CardSupport(List.of(FILLER), /* words */ List.of(), "by_date"),
          /* alone */ true);

  private Claims() {}
}
