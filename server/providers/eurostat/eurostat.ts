/*
 * Eurostat, Statistics API 1.0. A series is a data set and a code for each of its dimensions, by name: `une_rt_m?age=TOTAL&geo=EA20&s_adj=SA&sex=T&unit=PC_ACT`;
 * a dimension that has one code may be left out. Codes that it does not know it leaves out in silence, what it does not have has no cell, and what would
 * take it long it refuses with status 200.
 */
import { type Group, keyedProvider } from '../keyedProvider.js';
import type { Answer, Question } from '../provider.js';
import { type FailureKind, ProviderFailure } from '../providerFailure.js';
import { excerptOf, readJson, refusalByStatus } from '../refusal.js';
import { yearsOf } from '../yearsOf.js';
import { type JsonStatTable, readJsonStat } from './readJsonStat.js';
import { eurostatSeries } from './series.js';

const title = 'Eurostat';

export const eurostat = keyedProvider<JsonStatTable>({
  card: {
    name: 'eurostat',
    title,
    homepage: 'https://ec.europa.eu/eurostat',
    terms: {
      summary: 'Free reuse: name Eurostat, and say what was changed.',
      url: 'https://ec.europa.eu/eurostat/help/copyright-notice',
    },
    baseUrl: 'https://ec.europa.eu/eurostat/api/dissemination/',
    key: null,
    budgets: [{ calls: 3, seconds: 1 }],
    exampleId: 'une_rt_m?age=TOTAL&geo=EA20&s_adj=SA&sex=T&unit=PC_ACT',
  },
  // It refuses calls for more than about fifty series.
  most: 50,
  keyOf,
  ask: ({ ask, baseUrl }, group) => ask(questionOf(baseUrl, group), readTable),
  seriesOf: (table, wanted) => eurostatSeries(title, table, wanted),
});

/** The family is the data set and the names of the dimensions. */
function keyOf(id: string) {
  const [, set, codes] = /^(\w+)\?((?:[a-z]\w*=[\w.-]+(?:&|$))+)$/.exec(id) ?? [];
  const dimensions = [...new URLSearchParams(codes)].sort(([a], [b]) => (a < b ? -1 : 1));
  const names = dimensions.map(([name]) => name);
  const isOneEach = new Set(names).size === names.length && !names.some((name) => notDimensions.has(name));
  if (set === undefined || codes?.endsWith('&') || !isOneEach) {
    throw new ProviderFailure(
      'invalid',
      `A series of ${title} is written like ${eurostat.card.exampleId}: a data set, and one code for each dimension.`,
    );
  }
  return { family: `${set.toLowerCase()}?${names.join('&')}`, key: dimensions.map(([, code]) => code) };
}

/** Of the API itself, and so no dimensions. */
const notDimensions = new Set([
  'format',
  'lang',
  'time',
  'geoLevel',
  'sinceTimePeriod',
  'untilTimePeriod',
  'lastTimePeriod',
]);

function questionOf(baseUrl: string, { family, codes, queries }: Group): Question {
  const [set = '', names = ''] = family.split('?');
  const url = new URL(`statistics/1.0/data/${set}`, baseUrl);
  const { from, to } = yearsOf(queries[0]);
  const parameters = new URLSearchParams({ format: 'JSON', lang: 'EN' });
  for (const [place, name] of names.split('&').entries()) {
    for (const code of codes[place] ?? []) parameters.append(name, code);
  }
  if (from) parameters.set('sinceTimePeriod', from);
  if (to) parameters.set('untilTimePeriod', to);
  url.search = parameters.toString();
  return { url };
}

function readTable(answer: Answer): JsonStatTable {
  const isJson = answer.status < 500 && answer.text.trimStart().startsWith('{');
  const body = isJson ? readJson(title, answer) : undefined;
  const refusal = refusalIn(body ?? {}) ?? refusalByStatus(title, answer);
  if (refusal) throw refusal;
  return readJsonStat(body ?? readJson(title, answer));
}

interface Refusal {
  error?: { status?: number; id?: number; label?: string }[];
  warning?: { label?: string };
  label?: string;
  value?: object;
  status?: object;
}

/** By the numbers of faults that SDMX has for web services. */
const kinds: Record<number, FailureKind> = {
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

function refusalIn({ error, warning, label, value, status }: Refusal): ProviderFailure | undefined {
  const [first] = error ?? [];
  const said = `${title}: ${excerptOf(first?.label ?? warning?.label ?? '')}`;
  // The answer is being made; the same call may have it soon.
  if (warning) return new ProviderFailure('unavailable', said, { transient: true, retryAfterSeconds: 5 });
  if (label === 'NO_RESULTS' || (value && !status && Object.keys(value).length === 0)) {
    return new ProviderFailure('not_found', `${title} has nothing there.`);
  }
  const kind = first?.status === 413 ? 'invalid' : kinds[first?.id ?? 0];
  return kind && new ProviderFailure(kind, said, { transient: kind === 'unavailable' });
}
