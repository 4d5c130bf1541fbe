/*
 * FRED and its archive ALFRED, API 1. Series ids are those of FRED: `GDPC1`. The archive returns each value, unit and title with its real-time period. An
 * unknown series gives status 400; in the archive, the message is the same as for a series that is not archived.
 */
import { addDays } from '../../series/periods.js';
import { assertListSize } from '../assertListSize.js';
import type { HttpResponse, Provider, ProviderAccess, ProviderSeries, SeriesQuery } from '../provider.js';
import { ProviderFailure } from '../providerFailure.js';
import { findHistoryObstacle, type Page, type Row, readDescriptions, readRows, readVintageDates } from './responses.js';
import { buildSeries, buildVintageSteps } from './series.js';

/** The whole real-time range of the archive. */
const fullRealtimeRange = { realtime_start: '1776-07-04', realtime_end: '9999-12-31' };
const maxRows = 100_000;
const maxVintageDates = 10_000;
/** Half of the FRED limit for a call. */
const vintagesPerCall = 1_000;

export const fred: Provider = {
  info: {
    name: 'fred',
    title: 'FRED',
    homepage: 'https://fred.stlouisfed.org',
    terms: {
      summary:
        'Show: "This product uses the FRED® API but is not endorsed or certified by the Federal Reserve Bank of St. Louis". Its responses may not be stored without permission; series under copyright also need the permission of their owner.',
      url: 'https://fred.stlouisfed.org/docs/api/terms_of_use.html',
    },
    baseUrl: 'https://api.stlouisfed.org/fred/',
    key: { setting: 'FRED_API_KEY', required: true },
    budgets: [
      { calls: 2, seconds: 1 },
      { calls: 120, seconds: 60 },
    ],
    exampleId: 'GDPC1',
  },
  async fetchSeries(access, query) {
    if (!/^\w{1,40}$/.test(query.id)) {
      throw new ProviderFailure('invalid', `Invalid FRED series id. Use an id such as ${fred.info.exampleId}.`);
    }
    const history = query.vintages ? await fetchHistory(access, query) : undefined;
    return history ?? fetchLatest(access, query);
  },
};

async function fetchLatest(access: ProviderAccess, query: SeriesQuery): Promise<ProviderSeries> {
  const descriptions = await fetchFred(access, 'series', { series_id: query.id }, (response) =>
    readDescriptions(response, query.id),
  );
  const rows = await fetchPages<Row>(access, 'series/observations', buildRowsQuery(query), readRows);
  return buildSeries(query, descriptions, rows, null);
}

/** Fetches a series with its vintages; undefined if it is not archived. */
async function fetchHistory(access: ProviderAccess, query: SeriesQuery): Promise<ProviderSeries | undefined> {
  const descriptions = await fetchFred(
    access,
    'series',
    { series_id: query.id, ...fullRealtimeRange },
    (response) => findHistoryObstacle(response) ?? readDescriptions(response, query.id),
  );
  if (typeof descriptions === 'string') return undefined;
  const rowsQuery = buildRowsQuery(query);
  const result = await fetchPages(
    access,
    'series/observations',
    { ...rowsQuery, ...fullRealtimeRange },
    (response) => findHistoryObstacle(response) ?? readRows(response),
  );
  if (result === 'not_archived') return undefined;
  const rows = result === 'too_many_vintages' ? await fetchByVintages(access, rowsQuery) : result;
  return buildSeries(query, descriptions, rows, buildVintageSteps(rows, descriptions));
}

/** Fetches the rows in groups of vintages. A value that spans several groups occurs in each, clipped to its real-time range. */
async function fetchByVintages(access: ProviderAccess, rowsQuery: RowsQuery): Promise<Row[]> {
  const { series_id } = rowsQuery;
  const dateParameters = { series_id, limit: maxVintageDates };
  const dates = await fetchPages<string>(access, 'series/vintagedates', dateParameters, readVintageDates);
  let rows: Row[] = [];
  for (let index = 0; index < dates.length; index += vintagesPerCall) {
    const next = dates[index + vintagesPerCall];
    const span = {
      realtime_start: dates[index],
      realtime_end: next === undefined ? fullRealtimeRange.realtime_end : addDays(next, -1),
    };
    rows = rows.concat(await fetchPages<Row>(access, 'series/observations', { ...rowsQuery, ...span }, readRows));
  }
  return rows;
}

interface RowsQuery {
  series_id: string;
  limit: number;
  observation_start?: string;
  observation_end?: string;
}

function buildRowsQuery({ id, start, end }: SeriesQuery): RowsQuery {
  return {
    series_id: id,
    limit: maxRows,
    ...(start !== undefined && { observation_start: start }),
    ...(end !== undefined && { observation_end: end }),
  };
}

/** Fetches all pages of a list, or returns the obstacle that `parse` finds. */
export async function fetchPages<Item, Obstacle extends string = never>(
  access: ProviderAccess,
  path: string,
  parameters: object,
  parse: (response: HttpResponse) => Page<Item> | Obstacle,
): Promise<Item[] | Obstacle> {
  let items: Item[] = [];
  for (let pages = 1; ; pages += 1) {
    const page = await fetchFred(access, path, { ...parameters, offset: items.length }, parse);
    if (typeof page === 'string') return page;
    items = items.concat(page.items);
    assertListSize('FRED', { pages, rows: Math.max(page.count, items.length) });
    if (items.length >= page.count) return items;
    if (page.items.length === 0) throw new ProviderFailure('malformed', 'FRED returned fewer rows than it announced.');
  }
}

function fetchFred<Data>(
  { send, baseUrl, key = '' }: ProviderAccess,
  path: string,
  parameters: object,
  parse: (response: HttpResponse) => Data,
): Promise<Data> {
  const url = new URL(path, baseUrl);
  // The default is XML.
  for (const [name, value] of Object.entries({ ...parameters, file_type: 'json', api_key: key })) {
    url.searchParams.set(name, String(value));
  }
  return send({ url }, parse);
}
