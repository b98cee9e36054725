// Package corpus has the scenarios of ettin as data.
package corpus

import "embed"

// Files holds corpus/LANG.json, corpus/all-dates/LANG.json.gz, schemas, sets, changes.json and
// manifest.json.
//
//go:embed corpus schemas sets changes.json manifest.json
var Files embed.FS
