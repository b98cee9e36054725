import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import org.languagetool.JLanguageTool;
import org.languagetool.Languages;

/** Reads lines of language, tab, text; prints language, rule, what it is about, and the text. */
public final class GrammarCheck {
  public static void main(String[] args) throws Exception {
    var in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    var out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    Map<String, JLanguageTool> tools = new HashMap<>();
    for (String line; (line = in.readLine()) != null; ) {
      String language = line.substring(0, line.indexOf('\t'));
      String text = line.substring(line.indexOf('\t') + 1);
      var tool = tools.computeIfAbsent(language, GrammarCheck::toolFor);
      for (var match : tool.check(text)) {
        String about = text.substring(match.getFromPos(), match.getToPos());
        out.println(String.join("\t", language, match.getRule().getId(), about, text));
      }
    }
  }

  private static JLanguageTool toolFor(String language) {
    return new JLanguageTool(Languages.getLanguageForShortCode(language));
  }
}
