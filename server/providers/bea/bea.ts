/*
 * US Bureau of Economic Analysis, Data API. A series is a line of a table: `NIPA/T10106/Q/1`, or of a regional table for an area:
 * `Regional/CAGDP2/1/06000`. A call brings the whole table. Refusals come with status 200; an answer repeats the key in clear.
 */
import { attempt, inGroups, type Outcomes, seriesIn } from '../batches.js';
import type { Provider, ProviderAccess, SeriesQuery } from '../provider.js';
import { readTable, type Table, title } from './answers.js';
import { exampleId, readName } from './name.js';
import { seriesOf } from './series.js';

export const bea: Provider = {
  card: {
    name: 'bea',
    title,
    homepage: 'https://www.bea.gov',
    terms: {
      summary:
        'Public domain; show: "This product uses the Bureau of Economic Analysis (BEA) Data API but is not endorsed or certified by BEA".',
      url: 'https://apps.bea.gov/API/_pdf/bea_api_tos.pdf',
    },
    baseUrl: 'https://apps.bea.gov/api/',
    key: { setting: 'BEA_API_KEY', required: true },
    // Thirty failures in a minute, and the key is blocked for an hour.
    budgets: [
      { calls: 100, seconds: 60 },
      { calls: 25, seconds: 60, failuresOnly: true },
    ],
    exampleId,
  },
  async fetchSeries(access, query) {
    return seriesIn(title, await fetchBatch(access, [query]), query.id);
  },
  fetchBatch,
};

function fetchBatch(access: ProviderAccess, queries: SeriesQuery[]): Promise<Outcomes> {
  return inGroups(queries, {
    title,
    keyOf: ({ id }) => Object.values(readName(id).table).join('/'),
    most: 100,
    splits: ([first]) => first !== undefined && readName(first.id).area !== undefined,
    fetchGroup: (group) => fetchGroup(access, group),
  });
}

async function fetchGroup(access: ProviderAccess, group: SeriesQuery[]): Promise<Outcomes> {
  const named = group.map((query) => ({ query, name: readName(query.id) }));
  const areas = named.flatMap(({ name }) => name.area ?? []);
  const parameters = {
    ...named[0]?.name.table,
    ...(areas.length > 0 && { GeoFips: [...new Set(areas)].join(',') }),
    Year: yearsWanted(access, group[0]),
  };
  const table = await askBea(access, parameters);
  return new Map(named.map(({ query, name }) => [query.id, attempt(title, () => seriesOf(name, table, query))]));
}

/** The years of the window up to this one; all where it has no beginning. */
function yearsWanted({ now }: ProviderAccess, { start, end }: Partial<SeriesQuery> = {}): string {
  if (start === undefined) return 'ALL';
  const first = Number(start.slice(0, 4));
  const thisYear = now().getUTCFullYear();
  const last = Math.min(thisYear, end === undefined ? thisYear : Number(end.slice(0, 4)));
  return Array.from({ length: Math.max(1, last - first + 1) }, (_, place) => first + place).join(',');
}

function askBea({ ask, baseUrl, key = '' }: ProviderAccess, parameters: Record<string, string>): Promise<Table> {
  const url = new URL('data', baseUrl);
  url.search = new URLSearchParams({ method: 'GetData', ...parameters, ResultFormat: 'JSON', UserID: key }).toString();
  return ask({ url, encoding: 'iso-8859-1' }, readTable);
}
