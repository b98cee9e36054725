package adapter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import adapter.Messages.CorpusCase;
import adapter.Messages.Days;
import adapter.Messages.Status;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.File;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Every situation of corpus.json, one test a case: ettin corpus --date current --out corpus.json */
class CorpusTest {
  private static final Messages.Capabilities CAN = Claims.CLAIMS;

  @TestFactory
  List<DynamicTest> situations() throws IOException {
    File file = new File("corpus.json");
    assertTrue(file.exists(), "no corpus.json: ettin corpus --date current --out corpus.json");
    List<DynamicTest> tests = new ArrayList<>();
    for (JsonNode scenario : Messages.JSON.readTree(file).get("scenarios")) {
      for (JsonNode written : scenario.get("cases")) {
        try {
          tests.addAll(tests(Messages.JSON.treeToValue(written, CorpusCase.class)));
        } catch (JsonProcessingException newer) {
          String why = "newer than Messages.java: " + newer.getOriginalMessage();
          String name = written.get("id").asText();
          tests.add(DynamicTest.dynamicTest(name, () -> assumeTrue(false, why)));
        }
      }
    }
    return tests;
  }

  private static List<DynamicTest> tests(CorpusCase written) {
    List<DynamicTest> tests = new ArrayList<>();
    for (Days days : written.days()) {
      for (String date : days.dates()) {
        String name = written.id() + " " + date;
        tests.add(DynamicTest.dynamicTest(name, () -> play(written, days, date)));
      }
    }
    return tests;
  }

  private static void play(CorpusCase written, Days days, String date) {
    String lacking = lack(written, days, date);
    assumeTrue(lacking == null, "not claimed: " + lacking);
    Adapter adapter = new Adapter();
    Status before = null;
    for (Messages.Command command : setup(written, days.newGame(), date)) {
      Messages.Result result = adapter.run(List.of(command)).get(0);
      boolean open = command instanceof Messages.Answer && result.tag().equals("unsupported");
      assumeTrue(!open, "undecided: " + result);
      String what = written.id() + ": " + command.tag();
      before = assertInstanceOf(Messages.Done.class, result, what).status();
    }
    for (Messages.Beat beat : written.play()) {
      Messages.Result result = adapter.run(List.of(beat.command())).get(0);
      boolean open = result instanceof Messages.Needs && !beat.expect().tag().equals("needs");
      assumeTrue(!open, "undecided, since the case foresees no answer to " + result);
      String says = written.id() + " on " + date + ": " + beat.says();
      assertEquals(beat.expect().tag(), result.tag(), says + ": " + result);
      assertNull(problem(beat.expect(), result, before), says);
      Status status = status(result);
      before = status == null ? before : status;
    }
  }

  private static List<Messages.Command> setup(CorpusCase written, Messages.NewGame game, String date) {
    List<Messages.Command> setup = new ArrayList<>();
    setup.add(new Messages.NewGame(date, game.variant(), game.scope(), game.teams(), game.cards()));
    setup.add(written.opening());
    setup.addAll(written.answers());
    return setup;
  }

  private static Status status(Messages.Result result) {
    if (result instanceof Messages.Done done) {
      return done.status();
    } else if (result instanceof Messages.Refused refused) {
      return refused.status();
    }
    return result instanceof Messages.Needs needs ? needs.status() : null;
  }

  /** The first thing that a case needs and the claims do not have. */
  private static String lack(CorpusCase written, Days days, String date) {
    String variant = days.newGame().variant();
    if (!CAN.variants().contains(variant)) {
      return "the variant " + variant;
    }
    if (date.compareTo(CAN.rules().first()) < 0 || CAN.rules().last().compareTo(date) < 0) {
      return "the rules of " + date;
    }
    Messages.Demands needs = written.needs();
    Stream<String> missing =
        Stream.of(
                missing(needs.profiles(), CAN.profiles()),
                missing(needs.facets(), CAN.facets()),
                missing(needs.actions(), CAN.actions()),
                missing(needs.places(), CAN.places()),
                missing(needs.observes(), CAN.observes()),
                missing(needs.advances(), CAN.advances()))
            .flatMap(each -> each);
    Stream<String> unknown =
        days.cards().entrySet().stream()
            .filter(card -> !knows(card.getKey(), card.getValue()))
            .map(card -> "the card " + card.getKey());
    return Stream.concat(missing, unknown).findFirst().orElse(null);
  }

  private static Stream<String> missing(List<String> needed, List<String> claimed) {
    return needed.stream().filter(name -> !claimed.contains(name));
  }

  /** Can a card be played, by its name or by the words of its declaration? */
  private static boolean knows(String name, Messages.CardAsked asked) {
    Messages.CardSupport cards = CAN.cards();
    if (cards.wording().equals("current") && asked.reworded()) {
      return false;
    }
    Stream<String> names = Stream.concat(Stream.of("*", name), asked.standIns().stream());
    if (names.anyMatch(cards.names()::contains)) {
      return true;
    }
    boolean all = cards.words().contains("*") || cards.words().containsAll(asked.words());
    return !cards.words().isEmpty() && all;
  }

  /** What is wrong with a result of the sort that is expected; null where all is well. */
  private static String problem(Messages.Must expect, Messages.Result result, Status before) {
    if (expect instanceof Messages.MustBeValue must && result instanceof Messages.Value value) {
      boolean same = same(must.value(), value.value());
      return same ? null : value.value() + ", not " + must.value();
    }
    if (expect instanceof Messages.MustBeDone must && result instanceof Messages.Done done) {
      return done.status() == null ? null : arrived(must, done.status(), before);
    }
    return null;
  }

  private static String arrived(Messages.MustBeDone must, Status status, Status before) {
    if (status.waiting() instanceof Messages.Over) {
      return null;
    }
    Messages.Arrives at = must.at();
    if (at != null && !(at.active().equals(status.active()) && at.step() == status.step())) {
      return "stands at " + status.step() + " of " + status.active();
    }
    int ended = before == null ? 0 : status.turn() - before.turn();
    boolean right = must.turns() == null || must.turns() == ended;
    return right ? null : ended + " turns ended, not " + must.turns();
  }

  /** Is a value the one wanted? Further members of an object are free. */
  private static boolean same(JsonNode wanted, JsonNode value) {
    if (!wanted.isObject()) {
      return wanted.equals(value);
    }
    for (Map.Entry<String, JsonNode> part : wanted.properties()) {
      if (!value.has(part.getKey()) || !same(part.getValue(), value.get(part.getKey()))) {
        return false;
      }
    }
    return true;
  }
}
