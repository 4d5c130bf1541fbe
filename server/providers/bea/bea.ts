/*
 * US Bureau of Economic Analysis, Data API. A series is a line of a table: `NIPA/T10106/Q/1`, or a line of a regional table for an area:
 * `Regional/CAGDP2/1/06000`. A call returns the whole table. Errors come with status 200. Responses contain the API key in plain text.
 */
import { attempt, fetchInGroups, type Outcomes, requireSeries } from '../batches.js';
import type { Provider, ProviderAccess, SeriesQuery } from '../provider.js';
import { exampleId, parseSeriesId } from './parseSeriesId.js';
import { readTable, type Table, title } from './responses.js';
import { buildSeries } from './series.js';

export const bea: Provider = {
  info: {
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
    // Thirty failures in a minute block the key for an hour.
    budgets: [
      { calls: 100, seconds: 60 },
      { calls: 25, seconds: 60, failuresOnly: true },
    ],
    exampleId,
  },
  async fetchSeries(access, query) {
    return requireSeries(title, await fetchBatch(access, [query]), query.id);
  },
  fetchBatch,
};

function fetchBatch(access: ProviderAccess, queries: SeriesQuery[]): Promise<Outcomes> {
  return fetchInGroups(queries, {
    title,
    getGroupKey: ({ id }) => Object.values(parseSeriesId(id).table).join('/'),
    maxGroupSize: 100,
    canSplit: ([first]) => first !== undefined && parseSeriesId(first.id).area !== undefined,
    fetchGroup: (group) => fetchGroup(access, group),
  });
}

async function fetchGroup(access: ProviderAccess, group: SeriesQuery[]): Promise<Outcomes> {
  const namedQueries = group.map((query) => ({ query, name: parseSeriesId(query.id) }));
  const areas = namedQueries.flatMap(({ name }) => name.area ?? []);
  const parameters = {
    ...namedQueries[0]?.name.table,
    ...(areas.length > 0 && { GeoFips: [...new Set(areas)].join(',') }),
    Year: listYears(access, group[0]),
  };
  const table = await fetchTable(access, parameters);
  return new Map(
    namedQueries.map(({ query, name }) => [query.id, attempt(title, () => buildSeries(name, table, query))]),
  );
}

/** Lists the years of the window up to the current year; `ALL` if the window has no start. */
function listYears({ now }: ProviderAccess, { start, end }: Partial<SeriesQuery> = {}): string {
  if (start === undefined) return 'ALL';
  const first = Number(start.slice(0, 4));
  const thisYear = now().getUTCFullYear();
  const last = Math.min(thisYear, end === undefined ? thisYear : Number(end.slice(0, 4)));
  return Array.from({ length: Math.max(1, last - first + 1) }, (_, index) => first + index).join(',');
}

function fetchTable({ send, baseUrl, key = '' }: ProviderAccess, parameters: Record<string, string>): Promise<Table> {
  const url = new URL('data', baseUrl);
  url.search = new URLSearchParams({ method: 'GetData', ...parameters, ResultFormat: 'JSON', UserID: key }).toString();
  return send({ url }, readTable);
}
