import type { ValuesByDate } from '../series/vintageComparison.js';
import type { ChangedPeriod } from './changedPeriods.js';

/** A value and the one before it differ at least by this factor. */
const minFactor = 5;
/** And by this many times the largest change in the history: as logarithms if all values are positive, as differences otherwise. */
const minTimesLogarithm = 1.5;
const minTimesDifference = 10;
/** Fewer changes do not show how much a series moves. */
const minChanges = 8;

/**
 * Finds new and revised values that are far from the values next to them, such as one with a misplaced decimal point. Each is compared with the last
 * plausible value before it, or the first one after it.
 */
export function findImplausible(known: ValuesByDate, latest: ValuesByDate): ChangedPeriod[] {
  const history = listNumbers(known);
  if (history.length <= minChanges) return [];
  const isImplausible = createTest(history.map(({ value }) => value));
  const rows = listNumbers(latest);
  const isChanged = ({ date, value }: { date: string; value: number }) => known.get(date) !== value;
  let neighbour = rows.find((row) => !isChanged(row))?.value;
  const found: ChangedPeriod[] = [];
  for (const row of rows) {
    if (neighbour !== undefined && isChanged(row) && isImplausible(neighbour, row.value)) {
      found.push({ ...row, previousValue: known.get(row.date) ?? null });
    } else neighbour = row.value;
  }
  return found;
}

/** Creates a test of two values that follow each other, by how much the values of a history differ. */
function createTest(history: number[]): (before: number, after: number) => boolean {
  const isPositive = history.every((value) => value > 0);
  const largestDifference = findLargest(history, (before, after) => Math.abs(after - before));
  const largestLogarithm = isPositive ? findLargest(history, getLogarithm) : 0;
  return (before, after) => {
    if (isPositive && after > 0)
      return getLogarithm(before, after) > Math.max(Math.log(minFactor), minTimesLogarithm * largestLogarithm);
    const isFar = Math.abs(after) >= minFactor * Math.abs(before) || (isPositive && after < 0);
    return isFar && Math.abs(after - before) > minTimesDifference * largestDifference;
  };
}

function getLogarithm(before: number, after: number): number {
  return Math.abs(Math.log(after / before));
}

function findLargest(values: number[], measure: (before: number, after: number) => number): number {
  let largest = 0;
  for (const [index, value] of values.entries())
    if (index > 0) largest = Math.max(largest, measure(values[index - 1] ?? value, value));
  return largest;
}

function listNumbers(values: ValuesByDate): { date: string; value: number }[] {
  const numbers: { date: string; value: number }[] = [];
  for (const [date, value] of values) if (value !== null) numbers.push({ date, value });
  return numbers.sort((a, b) => (a.date < b.date ? -1 : 1));
}
