import fc from 'fast-check';
import {
  appendVintageUpdates,
  getValuesAsOf,
  mergeVintages,
  type Vintage,
  type VintageHistory,
} from '../../server/series/vintageHistory.js';
import type { VintageUpdate } from '../../server/series/vintageUpdate.js';
import { expandUpdates } from '../support/expandUpdates.js';
import {
  computeKnownOn,
  queryDays,
  selectCurrent,
  vintageWrites,
  vintageWritesThatDropDates,
} from '../support/vintageSequences.js';

const empty: VintageHistory = { vintages: [], chains: new Map() };

function vintage(date: string, values: Record<string, number | null>, unit = 'Percent'): Vintage {
  const observations = Object.entries(values).map(([month, value]) => ({ date: `2020-${month}-01`, value }));
  return { date, unit, kind: 'native', observations };
}

/** Sorts chains by date, to compare histories that were built in different orders. */
function toComparable({ vintages, chains }: VintageHistory) {
  return { vintages, chains: [...chains].sort(([a], [b]) => (a < b ? -1 : 1)) };
}

describe('the history of a series', () => {
  it('gives the same values and revision counts for any day as complete snapshots', () => {
    fc.assert(
      fc.property(vintageWrites, (written) => {
        const history = mergeVintages(empty, written);
        for (const day of queryDays) {
          const known = computeKnownOn(day, selectCurrent(written));
          expect(new Map(getValuesAsOf(history, day))).toEqual(
            new Map([...known].map(([date, { value }]) => [date, value])),
          );
          for (const [date, { revision }] of known) {
            expect(history.chains.get(date)?.findLast(({ from }) => from <= day)?.revision).toBe(revision);
          }
        }
      }),
      { numRuns: 500 },
    );
  });

  it('does not depend on the order in which vintages arrive', () => {
    const shuffled = vintageWrites.chain((written) => {
      const vintages = selectCurrent(written);
      return fc.tuple(fc.constant(vintages), fc.shuffledSubarray(vintages, { minLength: vintages.length }));
    });
    fc.assert(
      fc.property(shuffled, ([ordered, unordered]) => {
        expect(toComparable(mergeVintages(empty, unordered))).toEqual(toComparable(mergeVintages(empty, ordered)));
      }),
      { numRuns: 500 },
    );
  });

  it('does not change if the same vintages are merged again', () => {
    fc.assert(
      fc.property(vintageWrites, (written) => {
        const history = mergeVintages(empty, written);
        expect(toComparable(mergeVintages(history, selectCurrent(written)))).toEqual(toComparable(history));
      }),
    );
  });

  it('contains exactly the numbers of a corrected vintage if corrections drop dates', () => {
    fc.assert(
      fc.property(vintageWritesThatDropDates, (written) => {
        const history = mergeVintages(empty, written);
        for (const day of queryDays) {
          const numbers = (entries: [string, number | null][]) =>
            new Map(entries.filter(([, value]) => value !== null));
          const known = [...computeKnownOn(day, selectCurrent(written))].map(
            ([date, { value }]): [string, number | null] => [date, value],
          );
          expect(numbers([...getValuesAsOf(history, day)])).toEqual(numbers(known));
        }
      }),
      { numRuns: 500 },
    );
  });

  it('stores a change only if the value differs from the previous one', () => {
    fc.assert(
      fc.property(vintageWritesThatDropDates, (written) => {
        for (const chain of mergeVintages(empty, written).chains.values()) {
          expect(chain.length).toBeGreaterThan(0);
          chain.slice(1).forEach((change, index) => {
            const before = chain[index];
            expect(change.from > (before?.from ?? '')).toBe(true);
            expect(change.value).not.toBe(before?.value);
          });
        }
      }),
    );
  });

  it('does not modify its input', () => {
    const before = mergeVintages(empty, [vintage('2020-07-01', { '01': 1 })]);
    const copy = structuredClone(before);
    mergeVintages(before, [vintage('2020-07-01', { '01': 2 }), vintage('2020-08-01', { '01': 3 })]);
    expect(before).toEqual(copy);
  });
});

/** Computes the changes of each vintage (oldest first) against the previous one. */
function toUpdates(vintages: Vintage[]): VintageUpdate[] {
  return vintages.map(({ date, unit, observations }, index) => {
    const before = new Map(vintages[index - 1]?.observations.map((one) => [one.date, one.value]));
    const changed = observations.filter((one) => before.get(one.date) !== one.value);
    const coveredDates = new Set(observations.map((one) => one.date));
    const withdrawn = [...before.keys()].filter((day) => !coveredDates.has(day));
    return { date, unit, changed: [...changed, ...withdrawn.map((day) => ({ date: day, value: null }))] };
  });
}

describe('appended updates', () => {
  it('give the same history as the complete vintages, including rebases', () => {
    fc.assert(
      fc.property(vintageWritesThatDropDates, fc.nat(4), (written, known) => {
        const updates = toUpdates(selectCurrent(written));
        const merged = mergeVintages(empty, [...expandUpdates(updates.slice(0, known))]);
        const expected = mergeVintages(empty, [...expandUpdates(updates)]);
        expect(toComparable(appendVintageUpdates(merged, updates.slice(known)))).toEqual(toComparable(expected));
      }),
      { numRuns: 1_000 },
    );
  });

  it('detect a rebase of all nonzero numbers although the unit text stays the same', () => {
    const first = { '01': 10, '02': 21, '03': 0, '04': 43, '05': 55 };
    const doubled = { '01': 20, '02': 42, '03': 0, '04': 86, '05': 110 };
    const updates = toUpdates([vintage('2020-07-01', first), vintage('2020-08-01', doubled)]);
    const { vintages } = appendVintageUpdates(empty, updates);
    expect(vintages).toEqual(mergeVintages(empty, [...expandUpdates(updates)]).vintages);
    expect(vintages[1]).toMatchObject({ rebaseFactor: 2, revised: 0 });
  });

  it('throw if one is not later than the last vintage', () => {
    const history = mergeVintages(empty, [vintage('2020-07-01', { '01': 1 })]);
    const update = { date: '2020-07-01', unit: 'Percent', changed: [{ date: '2020-02-01', value: 1 }] };
    expect(() => appendVintageUpdates(history, [update])).toThrow(
      'Vintage 2020-07-01 must be later than the last vintage, 2020-07-01.',
    );
  });
});

describe('the changes of a vintage', () => {
  it('count added, revised and withdrawn dates and measure the revisions', () => {
    const { vintages } = mergeVintages(empty, [
      vintage('2020-07-01', { '01': 1, '02': 2, '03': 3, '04': null }),
      vintage('2020-08-01', { '01': 1.5, '02': 1, '04': 4, '05': 5 }),
    ]);
    expect(vintages[0]).toMatchObject({ observations: 4, added: 3, revised: 0, withdrawn: 0, meanRevision: null });
    expect(vintages[1]).toMatchObject({ observations: 4, added: 2, revised: 2, withdrawn: 1, lastDate: '2020-05-01' });
    expect(vintages[1]).toMatchObject({ meanRevision: -0.25, meanAbsoluteRevision: 0.75, largestAbsoluteRevision: 1 });
  });

  it('do not count a rebase as a revision, and measure revisions net of it', () => {
    const months = ['01', '02', '03', '04', '05', '06', '07', '08'];
    const values = Object.fromEntries(months.map((month, index) => [month, 100 + 3 * index]));
    const doubled = Object.fromEntries(
      months.map((month, index) => [month, 200 + 6 * index + (month === '08' ? 5 : 0)]),
    );
    const history = mergeVintages(empty, [
      vintage('2020-09-01', values, 'Index 2010=100'),
      vintage('2020-10-01', doubled, 'Index 2015=100'),
    ]);
    expect(history.vintages[1]).toMatchObject({ rebaseFactor: 2, revised: 1, meanRevision: 5 });
    expect(history.chains.get('2020-01-01')?.map(({ value, revision }) => [value, revision])).toEqual([
      [100, 0],
      [200, 0],
    ]);
    expect(history.chains.get('2020-08-01')?.at(-1)).toMatchObject({ value: 247, revision: 1 });
  });

  it('are recomputed for the next vintage if one is inserted before it', () => {
    const first = vintage('2020-07-01', { '01': 1 });
    const last = vintage('2020-09-01', { '01': 3 });
    const { vintages, chains } = mergeVintages(empty, [first, last, vintage('2020-08-01', { '01': 2, '02': 7 })]);
    expect(vintages.map(({ meanRevision, withdrawn }) => [meanRevision, withdrawn])).toEqual([
      [null, 0],
      [1, 0],
      [1, 1],
    ]);
    expect(chains.get('2020-01-01')?.map(({ revision }) => revision)).toEqual([0, 1, 2]);
    expect(chains.get('2020-02-01')).toEqual([
      { from: '2020-08-01', value: 7, revision: 0 },
      { from: '2020-09-01', value: null, revision: 1 },
    ]);
  });
});

describe('an invalid vintage', () => {
  it('throws for a duplicate date or a value that is not finite', () => {
    const duplicated = vintage('2020-07-01', { '01': 1 });
    duplicated.observations.push({ date: '2020-01-01', value: 2 });
    expect(() => mergeVintages(empty, [duplicated])).toThrow('Vintage 2020-07-01 has two values for 2020-01-01.');
    expect(() => mergeVintages(empty, [vintage('2020-07-01', { '01': Number.NaN })])).toThrow('not a finite number');
  });
});
