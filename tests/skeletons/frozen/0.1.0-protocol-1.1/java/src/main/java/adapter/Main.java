package adapter;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** JSON-RPC 2.0, an object a line, on standard input and output. */
public final class Main {
  private static final int NO_JSON = -32700;
  private static final int NO_METHOD = -32601;
  private static final int BAD_PARAMS = -32602;

  private final Adapter adapter = new Adapter();
  private boolean goesOn = true;

  private Main() {}

  public static void main(String[] args) throws IOException {
    Main main = new Main();
    var lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    var out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    for (String line = lines.readLine(); line != null && main.goesOn; line = lines.readLine()) {
      out.print(Messages.JSON.writeValueAsString(main.respond(line)) + "\n");
      out.flush();
      if (!main.goesOn) {
        return;
      }
    }
  }

  private ObjectNode respond(String line) {
    JsonNode request;
    try {
      request = Messages.JSON.readTree(line);
    } catch (JsonProcessingException error) {
      return fault(null, NO_JSON, error.getOriginalMessage());
    }
    JsonNode id = request.get("id");
    String method = request.path("method").asText();
    switch (method) {
      case "initialize":
        return result(id, Claims.CLAIMS);
      case "run":
        return run(id, request.path("params"));
      case "shutdown":
        goesOn = false;
        return result(id, Messages.JSON.createObjectNode());
      default:
        return fault(id, NO_METHOD, "no method '" + method + "'");
    }
  }

  private ObjectNode run(JsonNode id, JsonNode params) {
    try {
      var commands = Messages.JSON.treeToValue(params, Messages.RunParams.class).commands();
      if (commands == null) {
        return fault(id, BAD_PARAMS, "run takes commands");
      }
      return result(id, new Messages.RunAnswer(adapter.run(commands)));
    } catch (JsonProcessingException error) {
      return fault(id, BAD_PARAMS, error.getOriginalMessage());
    }
  }

  private static ObjectNode result(JsonNode id, Object result) {
    ObjectNode answer = Messages.JSON.createObjectNode().put("jsonrpc", "2.0");
    answer.set("id", id);
    answer.set("result", Messages.JSON.valueToTree(result));
    return answer;
  }

  private static ObjectNode fault(JsonNode id, int code, String message) {
    ObjectNode answer = Messages.JSON.createObjectNode().put("jsonrpc", "2.0");
    answer.set("id", id);
    answer.set("error", Messages.JSON.createObjectNode().put("code", code).put("message", message));
    return answer;
  }
}
