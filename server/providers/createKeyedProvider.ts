import { attempt, fetchInGroups, type Outcomes, requireSeries } from './batches.js';
import type { Provider, ProviderAccess, ProviderInfo, ProviderSeries, SeriesQuery } from './provider.js';
import { ProviderFailure } from './providerFailure.js';
import { collectCodes, createGrouper, type SeriesKey } from './seriesKeys.js';

/** A requested series and its key. */
export interface RequestedSeries extends SeriesKey {
  query: SeriesQuery;
}

/** Series of one family with the same window. `codes` has, for each position of the key, all codes that occur there. */
export interface SeriesGroup {
  family: string;
  codes: string[][];
  queries: [SeriesQuery, ...SeriesQuery[]];
}

/** A source whose series have keys and that returns several series per call. */
export interface KeyedSource<Parsed> {
  info: ProviderInfo;
  /** Maximum number of series in a call. */
  maxSeriesPerCall: number;
  /** Whether the source keeps vintages and supports conditional requests, which take a call per series. */
  keepsVintages?: boolean;
  /** Parses an id. Throws a ProviderFailure if it is not an id of this source. */
  parseId(id: string): SeriesKey;
  /** Fetches a group. Throws a ProviderFailure. */
  fetchGroup(access: ProviderAccess, group: SeriesGroup): Promise<Parsed>;
  /** Builds the requested series from the response to its group. Throws a ProviderFailure. */
  buildSeries(parsed: Parsed, requested: RequestedSeries, access: ProviderAccess): ProviderSeries;
}

/** Creates a provider that fetches series together as far as their keys allow. */
export function createKeyedProvider<Parsed>(source: KeyedSource<Parsed>): Provider {
  const { info } = source;
  const fetchBatch = (access: ProviderAccess, queries: SeriesQuery[]) => fetchKeyedBatch(source, access, queries);
  return {
    info,
    async fetchSeries(access, query) {
      return requireSeries(info.title, await fetchBatch(access, [query]), query.id);
    },
    fetchBatch,
  };
}

function fetchKeyedBatch<Parsed>(
  source: KeyedSource<Parsed>,
  access: ProviderAccess,
  queries: SeriesQuery[],
): Promise<Outcomes> {
  const { title } = source.info;
  const keys = queries.map(({ id }) => attempt(title, () => source.parseId(id)));
  const getGroupName = createGrouper(keys.filter((key): key is SeriesKey => !(key instanceof ProviderFailure)));
  // Vintages make responses large, and the cache validators of a response apply to a single series.
  const isSingleOnly =
    source.keepsVintages === true && queries.some(({ vintages, validators }) => vintages || validators);
  return fetchInGroups(queries, {
    title,
    getGroupKey: ({ id }) => getGroupName(source.parseId(id)),
    maxGroupSize: isSingleOnly ? 1 : source.maxSeriesPerCall,
    // Responses leave out unknown series, and the budgets are too small to search for the series that made a request invalid.
    canSplit: () => false,
    fetchGroup: (group) => fetchGroup(source, access, group),
  });
}

async function fetchGroup<Parsed>(
  source: KeyedSource<Parsed>,
  access: ProviderAccess,
  queries: SeriesQuery[],
): Promise<Outcomes> {
  const requested = queries.map((query): RequestedSeries => ({ ...source.parseId(query.id), query }));
  const group = {
    family: requested[0]?.family ?? '',
    codes: collectCodes(requested),
    queries: queries as SeriesGroup['queries'],
  };
  const parsed = await source.fetchGroup(access, group);
  const buildOutcome = (one: RequestedSeries) =>
    attempt(source.info.title, () => source.buildSeries(parsed, one, access));
  return new Map(requested.map((one) => [one.query.id, buildOutcome(one)]));
}
