import type { DiagnosticsRequest, StationarityRequest } from 'almanac-sdk';
import { buildCurlCommand, buildSdkProgram } from '../parts/codeSnippets';
import { toLiteral } from '../parts/literals';

/** Builds curl commands and a TypeScript program that run the same tests. */
export function buildSnippets(requests: { diagnostics: DiagnosticsRequest; stationarity: StationarityRequest }) {
  const entries = Object.entries(requests);
  const calls = entries.map(
    ([operation, request]) => `const ${operation} = await client.labs.${operation}(${toLiteral(request)});`,
  );
  return {
    curl: entries.map(([operation, request]) => buildCurlCommand(`/api/labs/${operation}`, request)).join('\n\n'),
    TypeScript: buildSdkProgram(calls, 'diagnostics.results, stationarity.reading'),
  };
}
