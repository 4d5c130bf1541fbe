import { dayNumber } from '../calendar.js';
import type { Finding, Guardrail } from './guardrail.js';
import type { GuardrailSubject } from './subject.js';
import { counted } from './wording.js';

/** Periods without a number in a row. */
interface Gap {
  from: string;
  to: string;
  periods: number;
}

/** Holidays close a business-day series for a week at most (Golden Week, Lunar New Year, the days after 11 September 2001). */
const longestClosure = 5;
/** A weekday with fewer values than this share of the busiest one's is not a day on which the series is observed. */
const usualDayShare = 0.2;
const listedRanges = 20;

/** Periods without a number between the first and the last, whether the row is absent or says "missing". */
export const gap: Guardrail = {
  code: 'GAP',
  check: (subject) => {
    if (subject.count < 2) return { notApplicable: 'fewer than two values' };
    const gaps = gapsOf(subject);
    return gaps.length === 0 ? [] : [finding(subject, gaps)];
  },
};

/** Every gap of a series, oldest first. In a daily series weekends and holidays are none; more than five observed weekdays in a row are. */
export function gapsOf({ frequency, grid }: Pick<GuardrailSubject, 'frequency' | 'grid'>): Gap[] {
  if (frequency === 'daily') return dailyGaps(grid.dates);
  const gaps: Gap[] = [];
  grid.values.forEach((value, index) => {
    const date = grid.dates[index];
    if (value !== null || date === undefined) return;
    const open = gaps.at(-1);
    if (open && grid.values[index - 1] === null) Object.assign(open, { to: date, periods: open.periods + 1 });
    else gaps.push({ from: date, to: date, periods: 1 });
  });
  return gaps;
}

function dailyGaps(dates: string[]): Gap[] {
  const days = dates.map(dayNumber);
  const observed = observedWeekdays(days);
  return days.flatMap((day, index) => {
    const previous = days[index - 1] ?? day;
    if (day - previous <= longestClosure + 1) return [];
    let periods = 0;
    for (let between = previous + 1; between < day; between++) if (observed[weekday(between)]) periods += 1;
    return periods > longestClosure ? [{ from: dates[index - 1] ?? '', to: dates[index] ?? '', periods }] : [];
  });
}

function observedWeekdays(days: number[]): boolean[] {
  const counts = new Array<number>(7).fill(0);
  for (const day of days) counts[weekday(day)] = (counts[weekday(day)] ?? 0) + 1;
  const most = Math.max(...counts);
  return counts.map((count) => count >= usualDayShare * most);
}

function weekday(day: number): number {
  return ((day % 7) + 7) % 7;
}

function finding({ frequency, grid }: GuardrailSubject, gaps: Gap[]): Finding {
  const periods = gaps.reduce((sum, { periods: own }) => sum + own, 0);
  const longest = gaps.reduce((most, one) => (one.periods > most.periods ? one : most));
  const absent = frequency === 'daily' ? periods : grid.published.filter((published) => !published).length;
  const where = gaps.length === 1 ? `${longest.from} to ${longest.to}` : `the longest ${longest.from} to ${longest.to}`;
  return {
    code: 'GAP',
    severity: 'warning',
    message: `${counted(periods, 'period')} inside the series ${periods === 1 ? 'has' : 'have'} no value, in ${counted(gaps.length, 'gap')} (${where}).`,
    from: gaps[0]?.from ?? null,
    to: gaps.at(-1)?.to ?? null,
    evidence: {
      gaps: gaps.length,
      periods,
      absentRows: absent,
      missingValues: periods - absent,
      longestPeriods: longest.periods,
      ranges: gaps.slice(0, listedRanges).map((one) => ({ ...one })),
    },
  };
}
