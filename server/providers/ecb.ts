/*
 * ECB Data Portal, SDMX REST 2.1. A series is a flow and a key: `EXR/D.USD.EUR.SP00.A`. It keeps what it published before, and says when nothing has
 * changed. A slash after the key is refused. What it does not have it answers in two shapes, and it has answered so of series that it has, when it was
 * in trouble: that a series is gone takes more than one answer.
 */
import type { HttpResponse, ProviderSeries } from './provider.js';
import { ProviderFailure } from './providerFailure.js';
import { toExcerpt } from './responseFailure.js';
import { buildDataRequest } from './sdmx/buildDataRequest.js';
import { createSdmxProvider } from './sdmx/createSdmxProvider.js';

const title = 'ECB';

export const ecb = createSdmxProvider({
  info: {
    name: 'ecb',
    title,
    homepage: 'https://data.ecb.europa.eu',
    terms: {
      summary: 'Free reuse: name the ECB, and say what was changed.',
      url: 'https://www.ecb.europa.eu/services/using-our-site/disclaimer/html/index.en.html',
    },
    baseUrl: 'https://data-api.ecb.europa.eu/service/',
    key: null,
    budgets: [{ calls: 3, seconds: 1 }],
    exampleId: 'EXR/D.USD.EUR.SP00.A',
  },
  idPattern: /^(?<flow>\w+)\/(?<key>[\w.@$-]+)$/,
  maxSeriesPerCall: 50,
  buildRequest: (baseUrl, flow, key, query) =>
    buildDataRequest(baseUrl, flow, key, query, {
      ...(query.vintages && { includeHistory: 'true' }),
      format: 'jsondata',
    }),
  findFailure,
  finish,
});

function findFailure({ status, text, contentType }: HttpResponse): ProviderFailure | undefined {
  if (status === 404 && !contentType.includes('json')) {
    return new ProviderFailure('unavailable', `${title} answered a page instead of data.`, { transient: true });
  }
  if (status === 404)
    return new ProviderFailure('not_found', `${title} has no such series, or nothing in this window.`);
  if ([400, 406, 413, 501].includes(status)) return new ProviderFailure('invalid', `${title}: ${toExcerpt(text)}`);
  return undefined;
}

function finish(series: ProviderSeries): ProviderSeries {
  const changedTime = Date.parse(series.validators?.lastModified ?? '');
  return { ...series, updatedAt: Number.isNaN(changedTime) ? null : new Date(changedTime).toISOString() };
}
