/*
 * Eurostat, Statistics API 1.0. A series id is a data set and a code for each dimension, by name:
 * `une_rt_m?age=TOTAL&geo=EA20&s_adj=SA&sex=T&unit=PC_ACT`; a dimension with only one code may be omitted. The API silently ignores unknown codes, omits
 * the cells of missing values, and rejects expensive requests with status 200.
 */
import { createKeyedProvider, type SeriesGroup } from '../createKeyedProvider.js';
import { getYearRange } from '../getYearRange.js';
import type { HttpRequest, HttpResponse, Provider } from '../provider.js';
import { type FailureKind, ProviderFailure } from '../providerFailure.js';
import { readJson } from '../readJson.js';
import { findStatusFailure, toExcerpt } from '../responseFailure.js';
import { fetchCatalogue } from './fetchCatalogue.js';
import { type JsonStatTable, readJsonStat } from './readJsonStat.js';
import { buildSeries } from './series.js';

const title = 'Eurostat';

const keyed = createKeyedProvider<JsonStatTable>({
  info: {
    name: 'eurostat',
    title,
    homepage: 'https://ec.europa.eu/eurostat',
    terms: {
      summary: 'Free reuse: name Eurostat and state what you changed.',
      url: 'https://ec.europa.eu/eurostat/help/copyright-notice',
    },
    baseUrl: 'https://ec.europa.eu/eurostat/api/dissemination/',
    key: null,
    budgets: [{ calls: 3, seconds: 1 }],
    exampleId: 'une_rt_m?age=TOTAL&geo=EA20&s_adj=SA&sex=T&unit=PC_ACT',
  },
  // The API rejects calls for more than about fifty series.
  maxSeriesPerCall: 50,
  parseId,
  fetchGroup: ({ send, baseUrl }, group) => send(buildRequest(baseUrl, group), readTable),
  buildSeries: (table, requested) => buildSeries(title, table, requested),
});

export const eurostat: Provider = {
  ...keyed,
  catalogue: {
    scope: 'complete',
    contents: 'datasets',
    subject: 'Data sets in the table of contents',
    fetch: fetchCatalogue,
  },
};

/** Parses an id. The family consists of the data set and the names of the dimensions. */
function parseId(id: string) {
  const [, set, codes] = /^(\w+)\?((?:[a-z]\w*=[\w.-]+(?:&|$))+)$/.exec(id) ?? [];
  const dimensions = [...new URLSearchParams(codes)].sort(([a], [b]) => (a < b ? -1 : 1));
  const names = dimensions.map(([name]) => name);
  const hasOneCodeEach = new Set(names).size === names.length && !names.some((name) => reservedParameters.has(name));
  if (set === undefined || codes?.endsWith('&') || !hasOneCodeEach) {
    throw new ProviderFailure(
      'invalid',
      `Invalid ${title} series id. Use the form ${keyed.info.exampleId}: a data set and one code for each dimension.`,
    );
  }
  return { family: `${set.toLowerCase()}?${names.join('&')}`, key: dimensions.map(([, code]) => code) };
}

/** Parameters of the API, which are not dimensions. */
const reservedParameters = new Set([
  'format',
  'lang',
  'time',
  'geoLevel',
  'sinceTimePeriod',
  'untilTimePeriod',
  'lastTimePeriod',
]);

function buildRequest(baseUrl: string, { family, codes, queries }: SeriesGroup): HttpRequest {
  const [set = '', names = ''] = family.split('?');
  const url = new URL(`statistics/1.0/data/${set}`, baseUrl);
  const { from, to } = getYearRange(queries[0]);
  const parameters = new URLSearchParams({ format: 'JSON', lang: 'EN' });
  for (const [index, name] of names.split('&').entries()) {
    for (const code of codes[index] ?? []) parameters.append(name, code);
  }
  if (from) parameters.set('sinceTimePeriod', from);
  if (to) parameters.set('untilTimePeriod', to);
  url.search = parameters.toString();
  return { url };
}

function readTable(response: HttpResponse): JsonStatTable {
  const isJson = response.status < 500 && response.text.trimStart().startsWith('{');
  const body = isJson ? readJson(title, response) : undefined;
  const failure = findFailure(body ?? {}) ?? findStatusFailure(title, response);
  if (failure) throw failure;
  return readJsonStat(body ?? readJson(title, response));
}

interface ErrorBody {
  error?: { status?: number; id?: number; label?: string }[];
  warning?: { label?: string };
  label?: string;
  value?: object;
  status?: object;
}

/** Failure kinds by SDMX web service error code. */
const failureKinds: Record<number, FailureKind> = {
  100: 'not_found',
  110: 'unauthorized',
  130: 'invalid',
  140: 'invalid',
  150: 'invalid',
  500: 'unavailable',
  501: 'invalid',
  503: 'unavailable',
  510: 'invalid',
};

function findFailure({ error, warning, label, value, status }: ErrorBody): ProviderFailure | undefined {
  const [first] = error ?? [];
  const message = `${title}: ${toExcerpt(first?.label ?? warning?.label ?? '')}`;
  // The response is being prepared; a retry may return it soon.
  if (warning) return new ProviderFailure('unavailable', message, { transient: true, retryAfterSeconds: 5 });
  if (label === 'NO_RESULTS' || (value && !status && Object.keys(value).length === 0)) {
    return new ProviderFailure('not_found', `${title} has no data for this request.`);
  }
  const kind = first?.status === 413 ? 'invalid' : failureKinds[first?.id ?? 0];
  return kind && new ProviderFailure(kind, message, { transient: kind === 'unavailable' });
}
