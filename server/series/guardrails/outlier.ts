import { ascending, quantileOfSorted } from '../../stats/orderStatistics.js';
import { type Changes, numbers } from './changes.js';
import type { Finding, Guardrail } from './guardrail.js';
import { plainlySeasonal } from './seasonalParts.js';
import type { GuardrailSubject } from './subject.js';
import { counted, inWords } from './wording.js';

/** Change, in interquartile ranges from the median change, beyond which a value stands out (the rule of FRED-MD). */
const farChange = 10;
/** Distance of a remainder from the quartiles, in interquartile ranges (the rule of R's tsoutliers). */
const farRemainder = 3;
/** Share of the departure that must be undone in the next period: a lasting move is no outlier. */
const revertsAtLeast = 0.5;
const leastValues = 20;
/** More departures than five and than one in a hundred are no exceptions. */
const fewDepartures = 5;
const commonShare = 0.01;
/** How many interquartile ranges a normal distribution's 0.5–99.5 % range is. */
const outerRangeOverQuartiles = 5.1517 / 1.349;
const listedValues = 20;

interface Departure {
  at: number;
  score: number;
}

/** Single values far off the course of the series that the next value does not confirm. Reported, never removed: many are true events. */
export const outlier: Guardrail = {
  code: 'OUTLIER',
  check: (subject) => {
    if (subject.count < leastValues) return { notApplicable: `fewer than ${leastValues} values` };
    if (subject.changes().spread === 0) return { notApplicable: 'the values hardly change' };
    const remainder = seasonalRemainder(subject);
    const departures = remainder ? farRemainders(remainder) : farChanges(subject.changes());
    return departures.length === 0 ? [] : [finding(subject, departures, remainder ? 'remainder' : 'change')];
  },
};

/** What season and trend leave unexplained, for a series that shows a season and is not said to be free of it. */
function seasonalRemainder(subject: GuardrailSubject): (number | null)[] | undefined {
  if (subject.seasonalAdjustment.startsWith('seasonally_adjusted')) return undefined;
  const parts = subject.seasonal();
  return parts && parts.strength > plainlySeasonal ? parts.remainder : undefined;
}

function farRemainders(remainder: (number | null)[]): Departure[] {
  const sorted = ascending(numbers(remainder));
  const lower = quantileOfSorted(sorted, 0.25);
  const upper = quantileOfSorted(sorted, 0.75);
  const spread = upper - lower;
  return remainder.flatMap((value, at) => {
    if (value === null || spread === 0) return [];
    const score = Math.max(value - upper, lower - value) / spread;
    const alone = [remainder[at - 1], remainder[at + 1]].every(
      (other) => (other ?? 0) * Math.sign(value) <= revertsAtLeast * Math.abs(value),
    );
    return score > farRemainder && alone ? [{ at, score }] : [];
  });
}

/** Where large changes are common (a peg that breaks now and then), they are held against the spread of the outermost changes instead. */
function farChanges(changes: Changes): Departure[] {
  const usual = undoneChanges(changes, changes.spread);
  const isCommon = usual.length > Math.max(fewDepartures, commonShare * changes.steps.length);
  return isCommon ? undoneChanges(changes, Math.max(changes.spread, outerSpread(changes))) : usual;
}

function outerSpread({ steps }: Changes): number {
  const sorted = ascending(numbers(steps));
  return (quantileOfSorted(sorted, 0.995) - quantileOfSorted(sorted, 0.005)) / outerRangeOverQuartiles;
}

function undoneChanges({ steps, median }: Changes, spread: number): Departure[] {
  return steps.flatMap((step, at) => {
    if (step === null) return [];
    const score = Math.abs(step - median) / spread;
    return score > farChange && isUndone(step, steps[at + 1], at === steps.length - 1) ? [{ at, score }] : [];
  });
}

/** The newest value has no successor to undo or confirm it: it is reported too, since a slip of the pen shows there first. */
function isUndone(step: number, next: number | null | undefined, newest: boolean): boolean {
  if (newest) return true;
  return next !== null && next !== undefined && -next / step >= revertsAtLeast;
}

function finding({ grid }: GuardrailSubject, departures: Departure[], measure: 'remainder' | 'change'): Finding {
  const worst = departures.reduce((most, one) => (one.score > most.score ? one : most));
  const dateOf = (departure: Departure | undefined): string | null => grid.dates[departure?.at ?? -1] ?? null;
  const rule = measure === 'change' ? 'the usual change' : 'trend and season';
  return {
    code: 'OUTLIER',
    severity: 'info',
    message: `${counted(departures.length, 'single value')} ${departures.length === 1 ? 'lies' : 'lie'} far off the course of the series; ${dateOf(worst)} (${inWords(grid.values[worst.at] ?? 0)}) by ${inWords(worst.score)} interquartile ranges from ${rule}.`,
    from: dateOf(departures[0]),
    to: dateOf(departures.at(-1)),
    evidence: {
      values: departures.length,
      measure,
      limit: measure === 'change' ? farChange : farRemainder,
      largestScore: worst.score,
      points: departures.slice(-listedValues).map((one) => ({
        date: dateOf(one),
        value: grid.values[one.at] ?? null,
        previousValue: grid.values[one.at - 1] ?? null,
        score: one.score,
      })),
    },
  };
}
