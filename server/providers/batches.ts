import type { ProviderSeries, SeriesQuery } from './provider.js';
import { ProviderFailure, toProviderFailure } from './providerFailure.js';

/** The result or failure of each requested series, by the id in the query. */
export type Outcomes = Map<string, ProviderSeries | ProviderFailure>;

interface BatchOptions {
  title: string;
  /** Series with the same key may share a call. Throws a ProviderFailure for an invalid id. */
  getGroupKey: (query: SeriesQuery) => string;
  /** Maximum number of series in a call. */
  maxGroupSize: number;
  /** Whether a single series may cause a call for the whole group to fail. */
  canSplit: (group: SeriesQuery[]) => boolean;
  fetchGroup: (group: SeriesQuery[]) => Promise<Outcomes>;
}

/**
 * Fetches series in groups. If a call fails because of one series, the group is split in half and both halves are fetched. Otherwise all series of the
 * group get the failure; so do all later groups if the failure affects every call (quota, key).
 */
export async function fetchInGroups(queries: SeriesQuery[], options: BatchOptions): Promise<Outcomes> {
  const { groups, outcomes } = buildGroups(queries, options);
  let commonFailure: ProviderFailure | undefined;
  for (const group of groups) {
    const fetched = commonFailure === undefined ? await fetchOrSplit(group, options) : failAll(group, commonFailure);
    for (const { id } of group) outcomes.set(id, getOutcome(options.title, fetched, id));
    commonFailure = [...fetched.values()].find(affectsAllCalls);
  }
  return outcomes;
}

async function fetchOrSplit(group: SeriesQuery[], options: BatchOptions): Promise<Outcomes> {
  try {
    return await options.fetchGroup(group);
  } catch (error) {
    const failure = toProviderFailure(options.title, error);
    const affectsOneSeries = failure.kind === 'not_found' || failure.kind === 'invalid';
    if (group.length === 1 || !affectsOneSeries || !options.canSplit(group)) return failAll(group, failure);
    const half = Math.ceil(group.length / 2);
    const first = await fetchOrSplit(group.slice(0, half), options);
    return new Map([...first, ...(await fetchOrSplit(group.slice(half), options))]);
  }
}

function affectsAllCalls(outcome: ProviderSeries | ProviderFailure): outcome is ProviderFailure {
  return outcome instanceof ProviderFailure && (outcome.kind === 'quota' || outcome.kind === 'unauthorized');
}

function failAll(group: SeriesQuery[], failure: ProviderFailure): Outcomes {
  return new Map(group.map(({ id }) => [id, failure]));
}

/** Returns the groups to fetch and the failures of invalid ids. */
function buildGroups(queries: SeriesQuery[], { title, getGroupKey, maxGroupSize }: BatchOptions) {
  const outcomes: Outcomes = new Map();
  const groups: SeriesQuery[][] = [];
  const openGroups = new Map<string, SeriesQuery[]>();
  for (const query of queries) {
    const key = attempt(title, () => getGroupKey(query));
    if (key instanceof ProviderFailure) {
      outcomes.set(query.id, key);
      continue;
    }
    const group = openGroups.get(key);
    if (group !== undefined && group.length < maxGroupSize) group.push(query);
    else {
      const newGroup = [query];
      openGroups.set(key, newGroup);
      groups.push(newGroup);
    }
  }
  return { groups, outcomes };
}

/** Returns the result of `run`, or the error it throws as a ProviderFailure. */
export function attempt<Result>(title: string, run: () => Result): Result | ProviderFailure {
  try {
    return run();
  } catch (failure) {
    return toProviderFailure(title, failure);
  }
}

/** Returns one series of a batch. Throws its ProviderFailure. */
export function requireSeries(title: string, outcomes: Outcomes, id: string): ProviderSeries {
  const outcome = getOutcome(title, outcomes, id);
  if (outcome instanceof ProviderFailure) throw outcome;
  return outcome;
}

function getOutcome(title: string, outcomes: Outcomes, id: string): ProviderSeries | ProviderFailure {
  return outcomes.get(id) ?? new ProviderFailure('not_found', `${title} has no such series.`);
}
