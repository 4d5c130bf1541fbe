import { getWeekday, toDayNumber } from '../calendar.js';
import { formatCount } from './format.js';
import type { Finding, Guardrail } from './guardrail.js';
import type { GuardrailSubject } from './subject.js';

/** Consecutive periods without a value. */
interface Gap {
  from: string;
  to: string;
  periods: number;
}

/**
 * Holidays interrupt a business-day series for at most a week (Golden Week, Lunar New Year, the days after 11 September
 * 2001).
 */
const maxClosureDays = 5;
/**
 * A weekday with fewer values than this share of those of the most frequent weekday is not an observation day of the
 * series.
 */
const minWeekdayShare = 0.2;
const maxListedRanges = 20;

/** Periods without a value between the first and the last value, whether the row is absent or its value is missing. */
export const gap: Guardrail = {
  code: 'GAP',
  check: (subject) => {
    if (subject.count < 2) return { notApplicable: 'fewer than two values' };
    const gaps = findGaps(subject);
    return gaps.length === 0 ? [] : [buildFinding(subject, gaps)];
  },
};

/**
 * Finds all gaps of a series, oldest first. In a daily series, a gap is more than five consecutive observation days
 * without a value.
 */
export function findGaps({ frequency, grid }: Pick<GuardrailSubject, 'frequency' | 'grid'>): Gap[] {
  if (frequency === 'daily') return findDailyGaps(grid.dates);
  const gaps: Gap[] = [];
  grid.values.forEach((value, index) => {
    const date = grid.dates[index];
    if (value !== null || date === undefined) return;
    const currentGap = gaps.at(-1);
    if (currentGap && grid.values[index - 1] === null)
      Object.assign(currentGap, { to: date, periods: currentGap.periods + 1 });
    else gaps.push({ from: date, to: date, periods: 1 });
  });
  return gaps;
}

function findDailyGaps(dates: string[]): Gap[] {
  const days = dates.map(toDayNumber);
  const observed = findObservedWeekdays(days);
  return days.flatMap((day, index) => {
    const previous = days[index - 1] ?? day;
    if (day - previous <= maxClosureDays + 1) return [];
    let periods = 0;
    for (let between = previous + 1; between < day; between++) if (observed[getWeekday(between)]) periods += 1;
    return periods > maxClosureDays ? [{ from: dates[index - 1] ?? '', to: dates[index] ?? '', periods }] : [];
  });
}

function findObservedWeekdays(days: number[]): boolean[] {
  const counts = new Array<number>(7).fill(0);
  for (const day of days) counts[getWeekday(day)] = (counts[getWeekday(day)] ?? 0) + 1;
  const max = Math.max(...counts);
  return counts.map((count) => count >= minWeekdayShare * max);
}

function buildFinding({ frequency, grid }: GuardrailSubject, gaps: Gap[]): Finding {
  const periods = gaps.reduce((sum, { periods: gapPeriods }) => sum + gapPeriods, 0);
  const longest = gaps.reduce((max, candidate) => (candidate.periods > max.periods ? candidate : max));
  const absent = frequency === 'daily' ? periods : grid.published.filter((published) => !published).length;
  const range = `${longest.from} to ${longest.to}`;
  const location = gaps.length === 1 ? `1 gap, ${range}` : `${gaps.length} gaps, the longest ${range}`;
  return {
    code: 'GAP',
    severity: 'warning',
    message: `${formatCount(periods, 'period')} between the first and the last value ${periods === 1 ? 'has' : 'have'} no value (${location}).`,
    from: gaps[0]?.from ?? null,
    to: gaps.at(-1)?.to ?? null,
    evidence: {
      gaps: gaps.length,
      periods,
      absentRows: absent,
      missingValues: periods - absent,
      longestPeriods: longest.periods,
      ranges: gaps.slice(0, maxListedRanges).map((candidate) => ({ ...candidate })),
    },
  };
}
