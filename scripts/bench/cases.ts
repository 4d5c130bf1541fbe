/** A request to repeat under load. `path` varies with the request number in cases that must bypass the cache. */
export interface BenchmarkCase {
  name: string;
  title: string;
  path(number: number): string;
  /** Whether requests send the ETag of the response. */
  isConditional?: boolean;
}

/** Fifty whole years of a monthly series: 600 rows, regardless of later releases. */
const fiftyYears = '/v1/indicators/observations?id=us-industrial-production&start=1960-01-01&end=2009-12-31';
const rows = 600;
const slug = 'us-industrial-production';

export const cases: readonly BenchmarkCase[] = [
  { name: 'detail', title: 'detail of real-gdp, cached', path: () => '/api/indicators/real-gdp' },
  { name: 'observations', title: '600 rows as JSON, cached', path: () => fiftyYears },
  { name: 'csv', title: '600 rows as CSV, cached', path: () => `${fiftyYears}&format=csv` },
  { name: 'held', title: '600 rows, conditional request: 304', path: () => fiftyYears, isConditional: true },
  { name: 'search', title: 'search "us inflation", cached', path: () => '/v1/indicators/search?q=us+inflation' },
  // A limit above the number of rows changes the request but not the response.
  {
    name: 'uncached',
    title: '600 rows as JSON, uncached',
    path: (number) => `${fiftyYears}&limit=${rows + (number % 99_000)}`,
  },
  {
    name: 'uncached-detail',
    title: `detail of ${slug}, uncached`,
    path: (number) => `/api/indicators/${respell(slug, number)}`,
  },
];

export const caseNames = cases.map(({ name }) => name);

/** Percent-encodes the letters of a path segment whose bit in `number` is set. */
function respell(text: string, number: number): string {
  return Array.from(text, (letter, index) => ((number >> index) & 1 ? percentEncode(letter) : letter)).join('');
}

function percentEncode(letter: string): string {
  return `%${letter.charCodeAt(0).toString(16)}`;
}
