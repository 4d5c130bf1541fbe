import { truncateValues } from './literals';

/** Builds the curl command that sends a request with an API key. */
export function buildCurlCommand(path: string, request: object): string {
  const body = JSON.stringify(truncateValues(request), null, 1).replace(/\n\s*/g, ' ').replaceAll("'", "'\\''");
  return `curl -H "X-API-Key: $ALMANAC_API_KEY" \\\n  --json '${body}' \\\n  '${window.location.origin}${path}'`;
}

/** Builds a program that makes calls with the SDK and prints an expression. */
export function buildSdkProgram(calls: string[], printedExpression: string): string {
  return [
    "import { Almanac } from 'almanac-sdk';",
    `const client = new Almanac({ baseUrl: '${window.location.origin}' });`,
    ...calls,
    `console.log(${printedExpression});`,
  ].join('\n\n');
}
