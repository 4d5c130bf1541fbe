import { attempt, inGroups, type Outcomes, seriesIn } from './batches.js';
import { codesOf, groupingOf, type Keyed } from './keys.js';
import type { Provider, ProviderAccess, ProviderCard, ProviderSeries, SeriesQuery } from './provider.js';
import { ProviderFailure } from './providerFailure.js';

/** A series that is wanted, by its key. */
export interface Wanted extends Keyed {
  query: SeriesQuery;
}

/** Several of one family, whose window is the same: in each place of their key a code, or the codes of all of them. */
export interface Group {
  family: string;
  codes: string[][];
  queries: [SeriesQuery, ...SeriesQuery[]];
}

/** A source whose series are named by keys, and that answers several at once. */
export interface KeyedSource<Answered> {
  card: ProviderCard;
  /** How many series a call asks for at most. */
  most: number;
  /** Takes an id apart. Throws a ProviderFailure where it is none of this source. */
  keyOf(id: string): Keyed;
  /** Asks for a group. Throws a ProviderFailure. */
  ask(access: ProviderAccess, group: Group): Promise<Answered>;
  /** The one series that is wanted, of those that were answered. Throws a ProviderFailure. */
  seriesOf(answered: Answered, wanted: Wanted, access: ProviderAccess): ProviderSeries;
}

/** A provider whose series are asked for together as far as their keys allow. */
export function keyedProvider<Answered>(source: KeyedSource<Answered>): Provider {
  const { card } = source;
  const fetchBatch = (access: ProviderAccess, queries: SeriesQuery[]) => fetchTogether(source, access, queries);
  return {
    card,
    async fetchSeries(access, query) {
      return seriesIn(card.title, await fetchBatch(access, [query]), query.id);
    },
    fetchBatch,
  };
}

function fetchTogether<Answered>(
  source: KeyedSource<Answered>,
  access: ProviderAccess,
  queries: SeriesQuery[],
): Promise<Outcomes> {
  const { title } = source.card;
  const keys = queries.map(({ id }) => attempt(title, () => source.keyOf(id)));
  const groupOf = groupingOf(keys.filter((key): key is Keyed => !(key instanceof ProviderFailure)));
  // Earlier states are long, and the mark of an answer is that of a single series.
  const alone = queries.some(({ vintages, known }) => vintages || known);
  return inGroups(queries, {
    title,
    keyOf: ({ id }) => groupOf(source.keyOf(id)),
    most: alone ? 1 : source.most,
    // What is not there is left out of an answer; calls are too few to look for what was not understood.
    splits: () => false,
    fetchGroup: (group) => fetchGroup(source, access, group),
  });
}

async function fetchGroup<Answered>(
  source: KeyedSource<Answered>,
  access: ProviderAccess,
  queries: SeriesQuery[],
): Promise<Outcomes> {
  const wanted = queries.map((query): Wanted => ({ ...source.keyOf(query.id), query }));
  const group = { family: wanted[0]?.family ?? '', codes: codesOf(wanted), queries: queries as Group['queries'] };
  const answered = await source.ask(access, group);
  const outcomeOf = (one: Wanted) => attempt(source.card.title, () => source.seriesOf(answered, one, access));
  return new Map(wanted.map((one) => [one.query.id, outcomeOf(one)]));
}
