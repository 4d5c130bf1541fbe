import fc from 'fast-check';
import type { Observation } from '../../server/series/observation.js';
import { computeRevisionTolerance, detectRebase, findCommonPairs, isRevision } from '../../server/series/rebase.js';
import type { Vintage } from '../../server/series/vintageHistory.js';

const dates = ['2020-01-01', '2020-02-01', '2020-03-01', '2020-04-01', '2020-05-01', '2020-06-01'];
/** Two of the days are consecutive, so that an interval can last one day. */
const days = ['2020-07-01', '2020-07-02', '2020-08-15', '2021-01-31', '2022-03-10'];
/** Every day on which the known values can change, and the days around them. */
export const queryDays = [
  '2020-06-30',
  ...days.flatMap((day) => [day, `${day.slice(0, 8)}${dayAfter(day)}`]),
  '2030-01-01',
];

function dayAfter(day: string): string {
  return day === '2021-01-31' ? '30' : String(Number(day.slice(8)) + 1).padStart(2, '0');
}

const value = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 9 }) },
  { weight: 2, arbitrary: fc.integer({ min: -40, max: 400 }).map((tenths) => tenths / 10) },
  { weight: 1, arbitrary: fc.constant(null) },
);
const unit = fc.constantFrom('Index 2010=100', 'Index 2010=100', 'Index 2015=100');

/** Vintages in the order of their writes: days in any order, with repeats. All writes of a day have the same dates. */
export const vintageWrites: fc.Arbitrary<Vintage[]> = writes(true);

/** Like `vintageWrites`, but a later write of a day can drop dates. */
export const vintageWritesThatDropDates: fc.Arbitrary<Vintage[]> = writes(false);

function writes(sameDates: boolean): fc.Arbitrary<Vintage[]> {
  const coverage = fc.array(fc.subarray(dates), { minLength: days.length, maxLength: days.length });
  return coverage.chain((datesByDay) =>
    fc.array(
      fc.nat(days.length - 1).chain((index) => {
        const coveredDates: fc.Arbitrary<readonly string[]> = sameDates
          ? fc.constant(datesByDay[index] ?? [])
          : fc.subarray(dates);
        return coveredDates.chain((list) => vintage(days[index] ?? '', list));
      }),
      { minLength: 1, maxLength: 8 },
    ),
  );
}

function vintage(date: string, coverage: readonly string[]): fc.Arbitrary<Vintage> {
  const observations = fc.tuple(...coverage.map((day) => value.map((number) => ({ date: day, value: number }))));
  return fc.record({ date: fc.constant(date), unit, kind: fc.constant('native' as const), observations });
}

/** Returns the vintages that remain after all writes, oldest first. */
export function selectCurrent(written: Vintage[]): Vintage[] {
  const byDay = new Map(written.map((one) => [one.date, one]));
  return [...byDay.values()].sort((a, b) => (a.date < b.date ? -1 : 1));
}

export interface KnownValue {
  value: number | null;
  revision: number;
}

/** Computes by brute force the values known on `day`, by date, and how often each was revised. */
export function computeKnownOn(day: string, vintages: Vintage[]): Map<string, KnownValue> {
  let known = new Map<string, KnownValue>();
  let previous: Vintage | undefined;
  for (const current of vintages.filter(({ date }) => date <= day)) {
    const values = new Map(current.observations.map((row) => [row.date, row.value]));
    for (const date of known.keys()) if (!values.has(date)) values.set(date, null);
    known = previous ? revise(known, values, previous.unit, current.unit) : toFirstValues(values);
    previous = current;
  }
  return known;
}

function toFirstValues(values: Map<string, number | null>): Map<string, KnownValue> {
  return new Map([...values].map(([date, number]) => [date, { value: number, revision: 0 }]));
}

function revise(
  known: Map<string, KnownValue>,
  values: Map<string, number | null>,
  unitBefore: string,
  unitAfter: string,
) {
  const before = toObservations([...known].map(([date, { value: number }]) => [date, number]));
  const after = toObservations([...values]);
  const pairs = findCommonPairs(before, after);
  const factor = detectRebase(pairs, { before: unitBefore, after: unitAfter })?.factor ?? 1;
  const tolerance = computeRevisionTolerance(pairs, factor);
  return new Map(
    [...values].map(([date, number]): [string, KnownValue] => {
      const old = known.get(date);
      if (!old) return [date, { value: number, revision: 0 }];
      const revised = old.value !== number && isRevision(old.value, number, tolerance);
      return [date, { value: number, revision: old.revision + (revised ? 1 : 0) }];
    }),
  );
}

function toObservations(entries: [string, number | null][]): Observation[] {
  return entries.flatMap(([date, number]) => (number === null ? [] : [{ date, value: number }]));
}
