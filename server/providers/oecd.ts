/*
 * OECD, SDMX REST 2.1. A series is a flow and a key: `OECD.SDD.STES,DSD_STES@DF_CLI,4.1/USA.M.LI.IX._Z.AA.IX._Z.H`; open places are empty. Refusals are
 * plain text, rows come in no order, and 60 calls an hour are all that it allows: ask for many countries in one.
 */
import type { HttpResponse } from './provider.js';
import { ProviderFailure } from './providerFailure.js';
import { parseRetryAfter, toExcerpt } from './responseFailure.js';
import { buildDataRequest } from './sdmx/buildDataRequest.js';
import { createSdmxProvider } from './sdmx/createSdmxProvider.js';

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
  // An address may have 1,000 characters.
  maxSeriesPerCall: 25,
  buildRequest: (baseUrl, flow, key, query) =>
    buildDataRequest(baseUrl, flow, key, query, { dimensionAtObservation: 'TIME_PERIOD', format: 'jsondata' }),
  findFailure,
});

function findFailure(response: HttpResponse): ProviderFailure | undefined {
  const { status, headers, text } = response;
  // It has said so with 200, 403 and 429. Asking again makes it last longer.
  if (/exceeded the number of requests for data downloads/i.test(text.slice(0, 1000))) {
    const retryAfterSeconds = parseRetryAfter(headers) ?? 3600;
    return new ProviderFailure('quota', `${title} allows no more downloads for now.`, { retryAfterSeconds });
  }
  if (status === 404 && /^No(Results|Records)Found/.test(text)) {
    return new ProviderFailure('not_found', `${title} has no such series, or nothing in this window.`);
  }
  if (status === 404 && /^Could not find/.test(text))
    return new ProviderFailure('not_found', `${title}: ${toExcerpt(text)}`);
  if ([400, 406, 413].includes(status)) return new ProviderFailure('invalid', `${title}: ${toExcerpt(text)}`);
  return undefined;
}
