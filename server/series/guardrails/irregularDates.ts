import { median } from '../../stats/orderStatistics.js';
import { getWeekday, toDayNumber } from '../calendar.js';
import { getPeriodStart, isCalendarFrequency } from '../periods.js';
import { formatCount } from './format.js';
import type { Finding, Guardrail } from './guardrail.js';
import { getPeriodOrdinal } from './periodGrid.js';
import type { GuardrailSubject } from './subject.js';

/** Maximum median number of days between the values of a daily series: a weekend and a holiday. */
const maxDailyStep = 4;
const maxListedDates = 20;

/**
 * Dates that are not the first day of a period, weeks that begin on a different weekday, or dates spaced at a different
 * frequency.
 */
export const irregularDates: Guardrail = {
  code: 'IRREGULAR_DATES',
  check: (subject) => {
    const dates = subject.rows.map((row) => row.date).filter((date, index, all) => date !== all[index - 1]);
    if (dates.length < 2) return { notApplicable: 'fewer than two dates' };
    const stray = findStrayDates(dates, subject);
    const step = computeMedianStep(dates, subject);
    const isMisfit = subject.frequency === 'daily' ? step > maxDailyStep : step > 1;
    return stray.length > 0 || isMisfit ? [buildFinding(subject, stray, isMisfit, step)] : [];
  },
};

function findStrayDates(dates: string[], { frequency }: GuardrailSubject): string[] {
  if (frequency === 'daily') return [];
  if (isCalendarFrequency(frequency)) return dates.filter((date) => date !== getPeriodStart(date, frequency));
  const weekdays = dates.map((date) => getWeekday(toDayNumber(date)));
  const counts = new Map<number, number>();
  for (const weekday of weekdays) counts.set(weekday, (counts.get(weekday) ?? 0) + 1);
  const mostCommon = [...counts].reduce((max, entry) => (entry[1] > max[1] ? entry : max))[0];
  return dates.filter((_, index) => weekdays[index] !== mostCommon);
}

/** Median step between consecutive dates: in days for a daily series, else in periods of the declared frequency. */
function computeMedianStep(dates: string[], { frequency }: GuardrailSubject): number {
  const first = dates[0] ?? '';
  const ordinals = dates.map((date) => getPeriodOrdinal(date, first, frequency));
  return median(ordinals.slice(1).map((ordinal, index) => ordinal - (ordinals[index] ?? ordinal)));
}

function buildFinding({ frequency }: GuardrailSubject, stray: string[], isMisfit: boolean, step: number): Finding {
  const message = isMisfit
    ? `The dates do not match a ${frequency} series: they are usually ${step} ${frequency === 'daily' ? 'days' : 'periods'} apart. Check the frequency.`
    : `${formatCount(stray.length, 'date')} ${stray.length === 1 ? 'is' : 'are'} not the first day of a ${frequency} period (first: ${stray[0]}).`;
  return {
    code: 'IRREGULAR_DATES',
    severity: 'warning',
    message,
    from: stray[0] ?? null,
    to: stray.at(-1) ?? null,
    evidence: {
      strayDates: stray.length,
      usualStep: step,
      fitsFrequency: !isMisfit,
      dates: stray.slice(0, maxListedDates),
    },
  };
}
