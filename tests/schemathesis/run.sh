#!/usr/bin/env bash
# Sends valid and invalid requests to a running server. No response may be a 5xx, undocumented, or violate the contract. The seed is
# fixed and the time is limited.
#   run.sh <url of the server> <seconds>     requires DATABASE_URL and CRON_SECRET of the server, and schemathesis on the PATH
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
url=$1 seconds=$2
# schemathesis writes to the working directory.
cd "$(mktemp -d)"

run_tests() {
  local credentials
  credentials=$(cd "$here" && npx tsx openAccount.ts)
  env $credentials schemathesis --config-file "$here/schemathesis.toml" run "$here/../../server/generated/openapi.yaml" --url "$url" "$@"
}
# These operations end the session, so they run last.
last='^(account\.signOut|sessions\.revoke|sessions\.revokeAll)$'
run_tests --phases examples,coverage,fuzzing --max-examples 30 --max-time "$seconds" --exclude-operation-id-regex "$last"
run_tests --phases examples,coverage --include-operation-id-regex "$last"
