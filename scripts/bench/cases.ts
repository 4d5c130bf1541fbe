/** One question under load. `path` varies with the number of the request where no answer may come from the cache. */
export interface BenchmarkCase {
  name: string;
  title: string;
  path(number: number): string;
  /** Whether the caller holds the answer already and sends its ETag. */
  isConditional?: boolean;
}

/** A monthly series and fifty whole years of it: 600 rows, whatever is published later. */
const fiftyYears = '/v1/indicators/observations?id=us-industrial-production&start=1960-01-01&end=2009-12-31';
const rows = 600;
const slug = 'us-industrial-production';

export const cases: readonly BenchmarkCase[] = [
  { name: 'detail', title: 'detail of real-gdp, cached', path: () => '/api/indicators/real-gdp' },
  { name: 'observations', title: '600 rows as JSON, cached', path: () => fiftyYears },
  { name: 'csv', title: '600 rows as CSV, cached', path: () => `${fiftyYears}&format=csv` },
  { name: 'held', title: '600 rows, held by the caller: 304', path: () => fiftyYears, isConditional: true },
  { name: 'search', title: 'search "us inflation", cached', path: () => '/v1/indicators/search?q=us+inflation' },
  // A limit above the number of rows changes the question and not the answer.
  { name: 'uncached', title: '600 rows as JSON, uncached', path: (number) => `${fiftyYears}&limit=${rows + number}` },
  {
    name: 'uncached-detail',
    title: `detail of ${slug}, uncached`,
    path: (number) => `/api/indicators/${respell(slug, number)}`,
  },
];

export const caseNames = cases.map(({ name }) => name);

/** The same path segment, written in as many ways as there are numbers below 2 to the power of its length. */
function respell(text: string, number: number): string {
  return Array.from(text, (letter, index) => ((number >> index) & 1 ? percentEncode(letter) : letter)).join('');
}

function percentEncode(letter: string): string {
  return `%${letter.charCodeAt(0).toString(16)}`;
}
