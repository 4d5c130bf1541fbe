/** Code that makes the same calls as a page, for whoever has a key. */

import { truncateValues } from './literals';

/** The command that sends a request. */
export function buildCurlCommand(path: string, request: object): string {
  const body = JSON.stringify(truncateValues(request), null, 1).replace(/\n\s*/g, ' ').replaceAll("'", "'\\''");
  return `curl -H "X-API-Key: $ALMANAC_KEY" \\\n  --json '${body}' \\\n  '${window.location.origin}${path}'`;
}

/** A program that makes calls with the SDK, and prints something of their answers. */
export function buildSdkProgram(calls: string[], printedExpression: string): string {
  return [
    "import { Almanac } from 'almanac-sdk';",
    `const client = new Almanac({ apiKey: process.env.ALMANAC_KEY ?? '', baseUrl: '${window.location.origin}' });`,
    ...calls,
    `console.log(${printedExpression});`,
  ].join('\n\n');
}
