import type { SeriesLists, SeriesName } from './seriesLists.js';

/** The servers with which the server is compared in the same run. */
export type ComparedName = 'bare' | 'express' | 'fastApi';

/** A request to repeat under load. `path` varies with the request number in cases that must bypass the cache. */
export interface BenchmarkCase {
  name: string;
  title: string;
  path(number: number, lists: SeriesLists): string;
  /** Whether requests send the ETag of the response. */
  isConditional?: boolean;
  /** The status of the response; by default 200. */
  status?: number;
  /** The servers for comparison in addition to the bare one. */
  comparedWith?: readonly ComparedName[];
  /** The list of series, each of which is read once, so that nothing about them is in memory. */
  list?: keyof SeriesLists;
}

/** Fifty whole years of a monthly series: 600 rows, regardless of later releases. */
const fiftyYears = '/v1/indicators/observations?id=us-industrial-production&start=1960-01-01&end=2009-12-31';
const rows = 600;
const slug = 'us-industrial-production';
const consumerPrices = '/v1/indicators/observations?id=us-cpi-all-items';
const since1975 = `${consumerPrices}&start=1975-01-01`;
const rowsSince1975 = 620;
const fastApi = ['fastApi'] as const;
const all = ['express', 'fastApi'] as const;

const repeatedCases: readonly BenchmarkCase[] = [
  { name: 'detail', title: 'detail of real-gdp, cached', path: () => '/api/indicators/real-gdp' },
  { name: 'observations', title: '600 rows as JSON, cached', path: () => fiftyYears },
  { name: 'csv', title: '600 rows as CSV, cached', path: () => `${fiftyYears}&format=csv` },
  { name: 'held', title: '600 rows, conditional request: 304', path: () => fiftyYears, isConditional: true },
  { name: 'search', title: 'search "us inflation", cached', path: () => '/v1/indicators/search?q=us+inflation' },
  // A limit above the number of rows changes the request but not the response.
  {
    name: 'uncached',
    title: '600 rows as JSON, uncached',
    path: (number) => `${fiftyYears}${raiseLimit(rows, number)}`,
  },
  {
    name: 'uncached-detail',
    title: `detail of ${slug}, uncached`,
    path: (number) => `/api/indicators/${respell(slug, number)}`,
  },
];

/** Requests that the server has not received before. Except in the cases with a list, it has the values of the series in memory. */
const firstCases: readonly BenchmarkCase[] = [
  {
    name: 'first-620',
    title: 'first read: 620 rows',
    path: (number) => `${since1975}${raiseLimit(rowsSince1975, number)}`,
    comparedWith: all,
  },
  {
    name: 'first-row',
    title: 'first read: one row',
    path: (number) => `${consumerPrices}&start=1975-01-01&end=1975-01-31${raiseLimit(1, number)}`,
    comparedWith: all,
  },
  {
    name: 'first-pc1',
    title: 'first read: 620 rows, change from a year ago',
    path: (number) => `${since1975}&units=pc1${raiseLimit(rowsSince1975, number)}`,
    comparedWith: fastApi,
  },
  {
    name: 'first-as-of',
    title: 'first read: as of a day',
    path: (number) => `${since1975}&vintage=${2010 + (number % 15)}-06-15${raiseLimit(rowsSince1975, number)}`,
    comparedWith: fastApi,
  },
  {
    name: 'first-release',
    title: 'first read: 620 first releases',
    path: (number) => `${since1975}&firstRelease=true${raiseLimit(rowsSince1975, number)}`,
    comparedWith: fastApi,
  },
  {
    name: 'first-series',
    title: 'first read of a series: its latest values',
    path: (number, { series }) => `/v1/indicators/observations?${nameSeries(series, number)}`,
    comparedWith: fastApi,
    list: 'series',
  },
  {
    name: 'first-detail',
    title: 'first detail of a series: any country',
    path: (number, { detailed }) => nameDetail(detailed, number),
    list: 'detailed',
  },
  {
    name: 'first-long-detail',
    title: 'first detail of a series: monthly, 400 values or more',
    path: (number, { long }) => nameDetail(long, number),
    list: 'long',
  },
  {
    name: 'first-known-detail',
    title: 'first read of a detail whose guardrails are known',
    path: (number) => `/api/indicators/${respell('us-cpi-all-items', number)}`,
  },
  {
    name: 'first-search',
    title: 'first search: two words',
    path: (number, { words }) => `/v1/indicators/search?q=${pickPair(words, number)}`,
  },
  {
    name: 'refused',
    title: 'refused request: 400',
    path: (number) => `${since1975}&limit=x${number}`,
    status: 400,
    comparedWith: all,
  },
  {
    name: 'first-repeated',
    title: 'the same 620 rows, repeated',
    path: () => since1975,
    comparedWith: all,
  },
];

export const cases: readonly BenchmarkCase[] = [...repeatedCases, ...firstCases];
export const firstCaseNames = firstCases.map(({ name }) => name);
export const caseNames = cases.map(({ name }) => name);

/** Returns a limit that is as high as the number of rows or higher. The maximum is 100,000. */
function raiseLimit(rowCount: number, number: number): string {
  return `&limit=${rowCount + (number % 99_000)}`;
}

function nameSeries(series: readonly SeriesName[], number: number): string {
  const { slug: id, country } = pick(series, number);
  return `id=${id}&country=${country}`;
}

function nameDetail(series: readonly SeriesName[], number: number): string {
  const { slug: id, country } = pick(series, number);
  return `/api/indicators/${id}?country=${country}`;
}

function pick<Value>(list: readonly Value[], number: number): Value {
  return list[number % list.length] as Value;
}

/** Returns two words, usually from the names of different series. Each number has another pair, so that no response is in memory. */
function pickPair(words: readonly string[], number: number): string {
  const second = number * 11 + 5 + Math.floor(number / words.length);
  return `${pick(words, number * 7)}+${pick(words, second)}`;
}

/** Percent-encodes the letters of a path segment whose bit in `number` is set. */
function respell(text: string, number: number): string {
  return Array.from(text, (letter, index) => ((number >> index) & 1 ? percentEncode(letter) : letter)).join('');
}

function percentEncode(letter: string): string {
  return `%${letter.charCodeAt(0).toString(16)}`;
}
