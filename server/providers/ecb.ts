/*
 * ECB Data Portal, SDMX REST 2.1. A series is a flow and a key: `EXR/D.USD.EUR.SP00.A`. It keeps what it published before, and says when nothing has
 * changed. A slash after the key is refused. What it does not have it answers in two shapes, and it has answered so of series that it has, when it was
 * in trouble: that a series is gone takes more than one answer.
 */
import type { Answer, ProviderSeries } from './provider.js';
import { ProviderFailure } from './providerFailure.js';
import { excerptOf } from './refusal.js';
import { dataQuestion } from './sdmx/dataQuestion.js';
import { sdmxProvider } from './sdmx/sdmxProvider.js';

const title = 'ECB';

export const ecb = sdmxProvider({
  card: {
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
  idForm: /^(?<flow>\w+)\/(?<key>[\w.@$-]+)$/,
  most: 50,
  questionOf: (baseUrl, flow, key, query) =>
    dataQuestion(baseUrl, flow, key, query, {
      ...(query.vintages && { includeHistory: 'true' }),
      format: 'jsondata',
    }),
  refusalIn,
  finished,
});

function refusalIn({ status, text, contentType }: Answer): ProviderFailure | undefined {
  if (status === 404 && !contentType.includes('json')) {
    return new ProviderFailure('unavailable', `${title} answered a page instead of data.`, { transient: true });
  }
  if (status === 404)
    return new ProviderFailure('not_found', `${title} has no such series, or nothing in this window.`);
  if ([400, 406, 413, 501].includes(status)) return new ProviderFailure('invalid', `${title}: ${excerptOf(text)}`);
  return undefined;
}

function finished(series: ProviderSeries): ProviderSeries {
  const changed = Date.parse(series.mark?.lastModified ?? '');
  return { ...series, updatedAt: Number.isNaN(changed) ? null : new Date(changed).toISOString() };
}
