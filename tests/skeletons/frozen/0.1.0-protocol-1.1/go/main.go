// An adapter for ettin: JSON-RPC 2.0, an object a line, on standard input and output.
package main

import (
	"bufio"
	"encoding/json"
	"os"
)

const (
	noJSON    = -32700
	noMethod  = -32601
	badParams = -32602
)

type request struct {
	ID     json.RawMessage `json:"id"`
	Method string          `json:"method"`
	Params json.RawMessage `json:"params"`
}

type fault struct {
	Code    int    `json:"code"`
	Message string `json:"message"`
}

type response struct {
	JSONRPC string          `json:"jsonrpc"`
	ID      json.RawMessage `json:"id"`
	Result  any             `json:"result,omitempty"`
	Error   *fault          `json:"error,omitempty"`
}

func main() {
	adapter := NewAdapter()
	lines := bufio.NewReader(os.Stdin)
	out := json.NewEncoder(os.Stdout)
	for {
		line, err := lines.ReadBytes('\n')
		if err != nil {
			return
		}
		answer, goesOn := respond(adapter, line)
		if out.Encode(answer) != nil || !goesOn {
			return
		}
	}
}

// respond answers a line, and says whether more are to come.
func respond(adapter *Adapter, line []byte) (response, bool) {
	var asked request
	if err := json.Unmarshal(line, &asked); err != nil {
		return refusing(nil, noJSON, err.Error()), true
	}
	switch asked.Method {
	case "initialize":
		return response{JSONRPC: "2.0", ID: asked.ID, Result: Claims()}, true
	case "run":
		var params RunParams
		if err := json.Unmarshal(asked.Params, &params); err != nil {
			return refusing(asked.ID, badParams, err.Error()), true
		}
		if params.Commands == nil {
			return refusing(asked.ID, badParams, "run takes commands"), true
		}
		results := RunAnswer{Results: adapter.Run(params.Commands)}
		return response{JSONRPC: "2.0", ID: asked.ID, Result: results}, true
	case "shutdown":
		return response{JSONRPC: "2.0", ID: asked.ID, Result: struct{}{}}, false
	}
	return refusing(asked.ID, noMethod, "no method '"+asked.Method+"'"), true
}

func refusing(id json.RawMessage, code int, message string) response {
	return response{JSONRPC: "2.0", ID: id, Error: &fault{code, message}}
}
