/*
 * ECB Data Portal, SDMX REST 2.1. A series id is a flow and a key: `EXR/D.USD.EUR.SP00.A`. The service keeps earlier vintages and supports conditional
 * requests. It rejects a slash after the key. It has two forms of "not found", and during outages it has returned them for existing series: one such
 * response does not prove that a series is gone.
 */
import type { HttpResponse, ProviderSeries } from './provider.js';
import { ProviderFailure } from './providerFailure.js';
import { toExcerpt } from './responseFailure.js';
import { buildDataRequest } from './sdmx/buildDataRequest.js';
import { createSdmxProvider } from './sdmx/createSdmxProvider.js';
import { structureMediaType } from './sdmx/structureMediaType.js';

const title = 'ECB';

export const ecb = createSdmxProvider({
  info: {
    name: 'ecb',
    title,
    homepage: 'https://data.ecb.europa.eu',
    terms: {
      summary: 'Free reuse: name the ECB and state what you changed.',
      url: 'https://www.ecb.europa.eu/services/using-our-site/disclaimer/html/index.en.html',
    },
    baseUrl: 'https://data-api.ecb.europa.eu/service/',
    key: null,
    budgets: [{ calls: 3, seconds: 1 }],
    exampleId: 'EXR/D.USD.EUR.SP00.A',
  },
  idPattern: /^(?<flow>\w+)\/(?<key>[\w.@$-]+)$/,
  maxSeriesPerCall: 50,
  keepsVintages: true,
  buildRequest: (baseUrl, flow, key, query) =>
    buildDataRequest(baseUrl, flow, key, query, {
      ...(query.vintages && { includeHistory: 'true' }),
      format: 'jsondata',
    }),
  dataflows: { path: 'dataflow/ECB', accept: structureMediaType, buildFlowId: ({ id }) => id },
  findFailure,
  finish,
});

function findFailure({ status, text, contentType }: HttpResponse): ProviderFailure | undefined {
  if (status === 404 && !contentType.includes('json')) {
    return new ProviderFailure('unavailable', `${title} returned a web page instead of data.`, { transient: true });
  }
  if (status === 404)
    return new ProviderFailure('not_found', `${title} has no such series, or no values in this window.`);
  if ([400, 406, 413, 501].includes(status)) return new ProviderFailure('invalid', `${title}: ${toExcerpt(text)}`);
  return undefined;
}

function finish(series: ProviderSeries): ProviderSeries {
  const changedTime = Date.parse(series.validators?.lastModified ?? '');
  return { ...series, updatedAt: Number.isNaN(changedTime) ? null : new Date(changedTime).toISOString() };
}
