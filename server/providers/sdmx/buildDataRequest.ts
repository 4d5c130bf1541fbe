import { getYearRange } from '../getYearRange.js';
import type { HttpRequest, SeriesQuery } from '../provider.js';

/** Builds an SDMX REST 2.1 data request: a flow, the codes of each dimension, the years, and provider-specific parameters. */
export function buildDataRequest(
  baseUrl: string,
  flow: string,
  key: string[][],
  query: SeriesQuery,
  extraParameters: Record<string, string>,
): HttpRequest {
  const url = new URL(`data/${flow}/${key.map((codes) => codes.join('+')).join('.')}`, baseUrl);
  const { from, to } = getYearRange(query);
  url.search = new URLSearchParams({
    ...(from && { startPeriod: from }),
    ...(to && { endPeriod: to }),
    ...extraParameters,
  }).toString();
  return { url };
}
