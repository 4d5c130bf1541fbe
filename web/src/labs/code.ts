import type { DiagnosticsRequest, StationarityRequest } from 'almanac-sdk';
import { curlOf, sdkOf } from '../parts/code';
import { literalOf } from '../parts/literals';

/** Commands and a program that run the same tests. */
export function codesOf(requests: { diagnostics: DiagnosticsRequest; stationarity: StationarityRequest }) {
  const entries = Object.entries(requests);
  const calls = entries.map(
    ([operation, request]) =>
      `const ${operation} = await client.labs.${operation}({\n  ${operation}Request: ${literalOf(request)},\n});`,
  );
  return {
    curl: entries.map(([operation, request]) => curlOf(`/api/labs/${operation}`, request)).join('\n\n'),
    TypeScript: sdkOf(calls, 'diagnostics.results, stationarity.reading'),
  };
}
