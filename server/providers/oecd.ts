/*
 * OECD, SDMX REST 2.1. A series id is a flow and a key: `OECD.SDD.STES,DSD_STES@DF_CLI,4.1/USA.M.LI.IX._Z.AA.IX._Z.H`; a code may be left empty. Errors
 * are plain text, and rows are unordered. The service allows 60 calls an hour, so one call fetches many countries.
 */
import type { HttpResponse } from './provider.js';
import { ProviderFailure } from './providerFailure.js';
import { parseRetryAfter, toExcerpt } from './responseFailure.js';
import { buildDataRequest } from './sdmx/buildDataRequest.js';
import { createSdmxProvider } from './sdmx/createSdmxProvider.js';
import { structureMediaType } from './sdmx/structureMediaType.js';

const title = 'OECD';

export const oecd = createSdmxProvider({
  info: {
    name: 'oecd',
    title,
    homepage: 'https://data-explorer.oecd.org',
    terms: { summary: 'CC BY 4.0: name the OECD.', url: 'https://www.oecd.org/en/about/terms-conditions.html' },
    baseUrl: 'https://sdmx.oecd.org/public/rest/',
    key: null,
    budgets: [{ calls: 60, seconds: 3600 }],
    exampleId: 'OECD.SDD.STES,DSD_STES@DF_CLI,4.1/USA.M.LI.IX._Z.AA.IX._Z.H',
  },
  idPattern: /^(?<flow>[\w.]+,[\w@]+,[\d.]*)\/(?<key>[\w.@$-]+)$/,
  // URLs may have at most 1,000 characters.
  maxSeriesPerCall: 25,
  buildRequest: (baseUrl, flow, key, query) =>
    buildDataRequest(baseUrl, flow, key, query, { dimensionAtObservation: 'TIME_PERIOD', format: 'jsondata' }),
  dataflows: {
    path: 'dataflow/all/all/latest',
    accept: structureMediaType,
    buildFlowId: ({ agency, id, version }) => `${agency},${id},${version}`,
  },
  findFailure,
});

function findFailure(response: HttpResponse): ProviderFailure | undefined {
  const { status, headers, text } = response;
  // This text comes with status 200, 403 or 429. A retry would prolong the block.
  if (/exceeded the number of requests for data downloads/i.test(text.slice(0, 1000))) {
    const retryAfterSeconds = parseRetryAfter(headers) ?? 3600;
    return new ProviderFailure('quota', `${title} accepts no more downloads for now.`, { retryAfterSeconds });
  }
  if (status === 404 && /^No(Results|Records)Found/.test(text)) {
    return new ProviderFailure('not_found', `${title} has no such series, or no values in this window.`);
  }
  if (status === 404 && /^Could not find/.test(text))
    return new ProviderFailure('not_found', `${title}: ${toExcerpt(text)}`);
  if ([400, 406, 413].includes(status)) return new ProviderFailure('invalid', `${title}: ${toExcerpt(text)}`);
  return undefined;
}
