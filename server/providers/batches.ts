import type { ProviderSeries, SeriesQuery } from './provider.js';
import { asFailure, ProviderFailure } from './providerFailure.js';

/** What became of each series, by the id that it was asked by. */
export type Outcomes = Map<string, ProviderSeries | ProviderFailure>;

interface Batch {
  title: string;
  /** What series must have in common to be asked for together. Throws a ProviderFailure for an id that is none. */
  keyOf: (query: SeriesQuery) => string;
  /** Series in a call. */
  most: number;
  /** Whether a call for these may be refused because of one of them. */
  splits: (group: SeriesQuery[]) => boolean;
  fetchGroup: (group: SeriesQuery[]) => Promise<Outcomes>;
}

/**
 * Asks for series by the group. A call that fails is what became of its whole group, and of all groups that would come after it where the refusal holds
 * for every call; where one series may have caused it, the halves of the group are asked for instead.
 */
export async function inGroups(queries: SeriesQuery[], batch: Batch): Promise<Outcomes> {
  const { groups, outcomes } = grouped(queries, batch);
  let refusal: ProviderFailure | undefined;
  for (const group of groups) {
    const found = refusal === undefined ? await fetchApart(group, batch) : alike(group, refusal);
    for (const { id } of group) outcomes.set(id, outcomeIn(batch.title, found, id));
    refusal = [...found.values()].find(isOfAll);
  }
  return outcomes;
}

async function fetchApart(group: SeriesQuery[], batch: Batch): Promise<Outcomes> {
  try {
    return await batch.fetchGroup(group);
  } catch (caught) {
    const failure = asFailure(batch.title, caught);
    const isOfOne = failure.kind === 'not_found' || failure.kind === 'invalid';
    if (group.length === 1 || !isOfOne || !batch.splits(group)) return alike(group, failure);
    const half = Math.ceil(group.length / 2);
    const first = await fetchApart(group.slice(0, half), batch);
    return new Map([...first, ...(await fetchApart(group.slice(half), batch))]);
  }
}

function isOfAll(outcome: ProviderSeries | ProviderFailure): outcome is ProviderFailure {
  return outcome instanceof ProviderFailure && (outcome.kind === 'quota' || outcome.kind === 'unauthorized');
}

function alike(group: SeriesQuery[], failure: ProviderFailure): Outcomes {
  return new Map(group.map(({ id }) => [id, failure]));
}

/** The groups to be asked for, and what became already of those whose ids are none. */
function grouped(queries: SeriesQuery[], { title, keyOf, most }: Batch) {
  const outcomes: Outcomes = new Map();
  const groups: SeriesQuery[][] = [];
  const growing = new Map<string, SeriesQuery[]>();
  for (const query of queries) {
    const key = attempt(title, () => keyOf(query));
    if (key instanceof ProviderFailure) {
      outcomes.set(query.id, key);
      continue;
    }
    const group = growing.get(key);
    if (group !== undefined && group.length < most) group.push(query);
    else {
      const begun = [query];
      growing.set(key, begun);
      groups.push(begun);
    }
  }
  return { groups, outcomes };
}

/** What `make` makes, or why it cannot. */
export function attempt<Made>(title: string, make: () => Made): Made | ProviderFailure {
  try {
    return make();
  } catch (failure) {
    return asFailure(title, failure);
  }
}

/** The one series of a batch of one. Throws a ProviderFailure. */
export function seriesIn(title: string, outcomes: Outcomes, id: string): ProviderSeries {
  const outcome = outcomeIn(title, outcomes, id);
  if (outcome instanceof ProviderFailure) throw outcome;
  return outcome;
}

function outcomeIn(title: string, outcomes: Outcomes, id: string): ProviderSeries | ProviderFailure {
  return outcomes.get(id) ?? new ProviderFailure('not_found', `${title} has no such series.`);
}
