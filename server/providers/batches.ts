import type { ProviderSeries, SeriesQuery } from './provider.js';
import { ProviderFailure, toProviderFailure } from './providerFailure.js';

/** What became of each series, by the id that it was asked by. */
export type Outcomes = Map<string, ProviderSeries | ProviderFailure>;

interface BatchOptions {
  title: string;
  /** What series must have in common to be asked for together. Throws a ProviderFailure for an id that is none. */
  getGroupKey: (query: SeriesQuery) => string;
  /** Series in a call. */
  maxGroupSize: number;
  /** Whether a call for these may be refused because of one of them. */
  canSplit: (group: SeriesQuery[]) => boolean;
  fetchGroup: (group: SeriesQuery[]) => Promise<Outcomes>;
}

/**
 * Asks for series by the group. A call that fails is what became of its whole group, and of all groups that would come after it where the refusal holds
 * for every call; where one series may have caused it, the halves of the group are asked for instead.
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

/** The groups to be asked for, and what became already of those whose ids are none. */
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

/** What `make` makes, or why it cannot. */
export function attempt<Result>(title: string, run: () => Result): Result | ProviderFailure {
  try {
    return run();
  } catch (failure) {
    return toProviderFailure(title, failure);
  }
}

/** The one series of a batch of one. Throws a ProviderFailure. */
export function requireSeries(title: string, outcomes: Outcomes, id: string): ProviderSeries {
  const outcome = getOutcome(title, outcomes, id);
  if (outcome instanceof ProviderFailure) throw outcome;
  return outcome;
}

function getOutcome(title: string, outcomes: Outcomes, id: string): ProviderSeries | ProviderFailure {
  return outcomes.get(id) ?? new ProviderFailure('not_found', `${title} has no such series.`);
}
