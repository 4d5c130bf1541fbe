/*
 * Bank for International Settlements, SDMX REST 2.1. A series id is a flow and a key: `WS_CBPOL/M.AR`. The codes of areas are ISO 3166-1 alpha-2; `XM` is
 * the euro area. The service states no limits and asks clients to use files for large downloads, so that one call fetches many areas.
 */
import type { HttpResponse } from './provider.js';
import { ProviderFailure } from './providerFailure.js';
import { toExcerpt } from './responseFailure.js';
import { buildDataRequest } from './sdmx/buildDataRequest.js';
import { createSdmxProvider } from './sdmx/createSdmxProvider.js';
import { structureMediaType } from './sdmx/structureMediaType.js';

const title = 'BIS';

export const bis = createSdmxProvider({
  info: {
    name: 'bis',
    title,
    homepage: 'https://data.bis.org',
    terms: {
      summary: 'Free of charge: name the BIS; no extra charge for its data.',
      url: 'https://www.bis.org/terms_statistics.htm',
    },
    baseUrl: 'https://stats.bis.org/api/v1/',
    key: null,
    budgets: [
      { calls: 1, seconds: 1 },
      { calls: 200, seconds: 3600 },
    ],
    exampleId: 'WS_CBPOL/M.AR',
  },
  idPattern: /^(?<flow>[A-Z]\w*)\/(?<key>[\w.@$-]+)$/,
  maxSeriesPerCall: 50,
  buildRequest: (baseUrl, flow, key, query) => ({
    ...buildDataRequest(baseUrl, flow, key, query, {}),
    headers: { Accept: 'application/vnd.sdmx.data+json;version=1.0.0' },
  }),
  dataflows: { path: 'dataflow/BIS/all/latest', accept: structureMediaType, buildFlowId: ({ id }) => id },
  findFailure,
});

function findFailure({ status, text, contentType }: HttpResponse): ProviderFailure | undefined {
  if (status === 404 && contentType === 'text/html') {
    return new ProviderFailure('unavailable', `${title} returned a web page instead of data.`, { transient: true });
  }
  if (status === 404)
    return new ProviderFailure('not_found', `${title} has no such series, or no values in this window.`);
  if ([400, 406, 413, 501].includes(status)) return new ProviderFailure('invalid', `${title}: ${toExcerpt(text)}`);
  return undefined;
}
