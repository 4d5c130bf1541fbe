#!/usr/bin/env bash
# Asks a running server whatever the contract allows, and much that it forbids: no answer may be a 5xx, undocumented, or of another
# form than the contract says. The seed is fixed and the time is bounded.
#   run.sh <url of the server> <seconds>     with DATABASE_URL and CRON_SECRET as the server has them, and schemathesis on the PATH
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
url=$1 seconds=$2
# It leaves a folder where it runs.
cd "$(mktemp -d)"

ask() {
  local credentials
  credentials=$(cd "$here" && npx tsx openAccount.ts)
  env $credentials schemathesis --config-file "$here/schemathesis.toml" run "$here/../../server/generated/openapi.yaml" --url "$url" "$@"
}
# These end the session that all else is asked with, and go last.
ending='^(account\.signOut|sessions\.revoke|sessions\.revokeAll)$'
ask --phases examples,coverage,fuzzing --max-examples 30 --max-time "$seconds" --exclude-operation-id-regex "$ending"
ask --phases examples,coverage --include-operation-id-regex "$ending"
