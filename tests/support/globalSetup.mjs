import { execFileSync } from 'node:child_process';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';

/** Builds the pages, loads the bundled library into a database that each test file copies, and parses the contract, each once. */
export default function prepare() {
  execFileSync(process.execPath, ['scripts/buildIfStale.mjs', 'web'], { stdio: ['ignore', 'inherit', 'inherit'] });
  const script = ['--import', 'tsx', 'tests/support/prepareLibrary.ts'];
  process.env.TEST_LIBRARY = execFileSync(process.execPath, script, {
    stdio: ['ignore', 'pipe', 'inherit'],
  }).toString();
  process.env.TEST_CONTRACT = writeContract();
}

/** Writes the contract as JSON, which parses a hundred times faster than YAML. */
function writeContract() {
  const file = 'var/test-contract.json';
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(parse(readFileSync('server/generated/openapi.yaml', 'utf8'))));
  renameSync(draft, file);
  return file;
}
