/*
 * US Bureau of Labor Statistics, Public Data API 2. Series ids are those of the BLS: `LNS14000000`. A call returns several series for a limited span of
 * years; both limits are lower without a key. Errors come with status 200. The API returns neither units nor vintages.
 */
import { attempt, fetchInGroups, type Outcomes, requireSeries } from '../batches.js';
import type { Provider, ProviderAccess, SeriesQuery } from '../provider.js';
import { ProviderFailure } from '../providerFailure.js';
import { type Catalog, type Row, readSeriesResult, type SeriesResult, title } from './responses.js';
import { buildSeries } from './series.js';

/** First year of the oldest series. */
const firstYear = 1913;
const burst = { calls: 50, seconds: 10 };

export const bls: Provider = {
  info: {
    name: 'bls',
    title,
    homepage: 'https://www.bls.gov',
    terms: {
      summary:
        'Public domain: name the US Bureau of Labor Statistics and the date of access, and show: "BLS.gov cannot vouch for the data or analyses derived from these data after the data have been retrieved from BLS.gov".',
      url: 'https://www.bls.gov/developers/termsOfService.htm',
    },
    baseUrl: 'https://api.bls.gov/publicAPI/v2/',
    key: { setting: 'BLS_API_KEY', required: false },
    budgets: [burst, { calls: 500, seconds: 86_400 }],
    keylessBudgets: [burst, { calls: 25, seconds: 86_400 }],
    // Revisions reach back at most five years, and one call returns ten years even without a key.
    refreshYears: 10,
    exampleId: 'LNS14000000',
  },
  async fetchSeries(access, query) {
    return requireSeries(title, await fetchBatch(access, [query]), query.id);
  },
  fetchBatch,
};

function fetchBatch(access: ProviderAccess, queries: SeriesQuery[]): Promise<Outcomes> {
  return fetchInGroups(queries, {
    title,
    getGroupKey: ({ id }) => {
      if (/^[A-Z]{2}[\w#-]{3,}$/i.test(id)) return '';
      throw new ProviderFailure('invalid', `Invalid ${title} series id. Use an id such as ${bls.info.exampleId}.`);
    },
    maxGroupSize: access.key === undefined ? 25 : 50,
    canSplit: () => true,
    fetchGroup: (group) => fetchGroup(access, group),
  });
}

interface CollectedSeries {
  catalog: Catalog;
  rows: Row[];
  /** Whether earlier years may have values. */
  mayHaveEarlier: boolean;
}

/** Fetches spans backwards until a series has no more values. A discontinued series may have none in the latest years. */
async function fetchGroup(access: ProviderAccess, group: SeriesQuery[]): Promise<Outcomes> {
  const collected = new Map<string, CollectedSeries>();
  for (const { id } of group) collected.set(id.toUpperCase(), { catalog: {}, rows: [], mayHaveEarlier: true });
  for (const [first, last] of listRequestedSpans(access, group[0])) {
    const pending = new Map([...collected].filter(([, series]) => series.mayHaveEarlier));
    if (pending.size === 0) break;
    const found = await fetchYears(access, [...pending.keys()], first, last);
    for (const [id, series] of pending) collect(series, id, found);
  }
  return new Map(
    group.map((query) => {
      const { catalog = {}, rows = [] } = collected.get(query.id.toUpperCase()) ?? {};
      return [query.id, attempt(title, () => buildSeries(query, catalog, rows))];
    }),
  );
}

function collect(collected: CollectedSeries, id: string, results: SeriesResult[]): void {
  const found = results.flatMap(({ series }) => series.filter(({ seriesID }) => seriesID === id));
  const rows = found.flatMap(({ data }) => data);
  const unknown = results.some((result) => result.unknown.includes(id));
  collected.mayHaveEarlier = !unknown && (rows.length > 0 || collected.rows.length === 0);
  collected.rows = collected.rows.concat(rows);
  for (const { catalog } of found) collected.catalog = catalog ?? collected.catalog;
}

type Span = [first: number, last: number];

function listRequestedSpans({ key, now }: ProviderAccess, { start, end }: Partial<SeriesQuery> = {}): Span[] {
  const getYear = (date: string) => Number(date.slice(0, 4));
  const thisYear = now().getUTCFullYear();
  const first = Math.max(firstYear, start === undefined ? firstYear : getYear(start));
  return buildSpans(
    first,
    Math.min(thisYear, end === undefined ? thisYear : getYear(end)),
    key === undefined ? 10 : 20,
  );
}

/** Splits a range into spans of at most `years` years, latest first. */
function buildSpans(first: number, last: number, years: number): Span[] {
  const spans: Span[] = [];
  for (let end = last; end >= first; end -= years) spans.push([Math.max(first, end - years + 1), end]);
  return spans;
}

async function fetchYears(access: ProviderAccess, ids: string[], first: number, last: number): Promise<SeriesResult[]> {
  const { send, baseUrl, key } = access;
  const keyParameters = key === undefined ? {} : { registrationkey: key, catalog: true };
  const body = JSON.stringify({ seriesid: ids, startyear: String(first), endyear: String(last), ...keyParameters });
  const url = new URL('timeseries/data/', baseUrl);
  const found = await send(
    { url, method: 'POST', headers: { 'Content-Type': 'application/json' }, body },
    readSeriesResult,
  );
  // The API may allow fewer years than documented for the key.
  if (found.reducedTo === undefined || found.reducedTo < 1 || found.reducedTo > last - first) return [found];
  const parts: SeriesResult[] = [];
  for (const span of buildSpans(first, last, found.reducedTo)) parts.push(...(await fetchYears(access, ids, ...span)));
  return parts;
}
