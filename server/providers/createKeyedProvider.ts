import { attempt, fetchInGroups, type Outcomes, requireSeries } from './batches.js';
import type { Provider, ProviderAccess, ProviderInfo, ProviderSeries, SeriesQuery } from './provider.js';
import { ProviderFailure } from './providerFailure.js';
import { collectCodes, createGrouper, type SeriesKey } from './seriesKeys.js';

/** A series that is wanted, by its key. */
export interface RequestedSeries extends SeriesKey {
  query: SeriesQuery;
}

/** Several of one family, whose window is the same: in each place of their key a code, or the codes of all of them. */
export interface SeriesGroup {
  family: string;
  codes: string[][];
  queries: [SeriesQuery, ...SeriesQuery[]];
}

/** A source whose series are named by keys, and that answers several at once. */
export interface KeyedSource<Parsed> {
  info: ProviderInfo;
  /** How many series a call asks for at most. */
  maxSeriesPerCall: number;
  /** Takes an id apart. Throws a ProviderFailure where it is none of this source. */
  parseId(id: string): SeriesKey;
  /** Asks for a group. Throws a ProviderFailure. */
  fetchGroup(access: ProviderAccess, group: SeriesGroup): Promise<Parsed>;
  /** The one series that is wanted, of those that were answered. Throws a ProviderFailure. */
  buildSeries(parsed: Parsed, requested: RequestedSeries, access: ProviderAccess): ProviderSeries;
}

/** A provider whose series are asked for together as far as their keys allow. */
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
  // Earlier states are long, and the mark of an answer is that of a single series.
  const isSingleOnly = queries.some(({ vintages, validators }) => vintages || validators);
  return fetchInGroups(queries, {
    title,
    getGroupKey: ({ id }) => getGroupName(source.parseId(id)),
    maxGroupSize: isSingleOnly ? 1 : source.maxSeriesPerCall,
    // What is not there is left out of an answer; calls are too few to look for what was not understood.
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
