import { median } from '../../stats/orderStatistics.js';
import { dayNumber } from '../calendar.js';
import { isCalendarFrequency, startOfPeriod } from '../periods.js';
import type { Finding, Guardrail } from './guardrail.js';
import { periodOrdinal } from './periodGrid.js';
import type { GuardrailSubject } from './subject.js';
import { counted } from './wording.js';

/** Usual days between the values of a daily series may not exceed this: a weekend and a holiday. */
const widestDailyStep = 4;
const listedDates = 20;

/** Dates that are not the first day of a period, weeks that begin on another weekday than the rest, or a spacing of another frequency. */
export const irregularDates: Guardrail = {
  code: 'IRREGULAR_DATES',
  check: (subject) => {
    const dates = subject.rows.map((row) => row.date).filter((date, index, all) => date !== all[index - 1]);
    if (dates.length < 2) return { notApplicable: 'fewer than two dates' };
    const stray = strayDates(dates, subject);
    const step = usualStep(dates, subject);
    const misfit = subject.frequency === 'daily' ? step > widestDailyStep : step > 1;
    return stray.length > 0 || misfit ? [finding(subject, stray, misfit, step)] : [];
  },
};

function strayDates(dates: string[], { frequency }: GuardrailSubject): string[] {
  if (frequency === 'daily') return [];
  if (isCalendarFrequency(frequency)) return dates.filter((date) => date !== startOfPeriod(date, frequency));
  const phase = (date: string): number => ((dayNumber(date) % 7) + 7) % 7;
  const counts = new Map<number, number>();
  for (const date of dates) counts.set(phase(date), (counts.get(phase(date)) ?? 0) + 1);
  const usual = [...counts].reduce((most, one) => (one[1] > most[1] ? one : most))[0];
  return dates.filter((date) => phase(date) !== usual);
}

/** Median step from one date to the next: in days for a daily series, else in periods of the declared frequency. */
function usualStep(dates: string[], { frequency }: GuardrailSubject): number {
  const first = dates[0] ?? '';
  const places = dates.map((date) => periodOrdinal(date, first, frequency));
  return median(places.slice(1).map((place, index) => place - (places[index] ?? place)));
}

function finding({ frequency }: GuardrailSubject, stray: string[], misfit: boolean, step: number): Finding {
  const message = misfit
    ? `The dates do not fit a ${frequency} series: the usual step is ${step} ${frequency === 'daily' ? 'days' : 'periods'}.`
    : `${counted(stray.length, 'date')} ${stray.length === 1 ? 'is' : 'are'} not where a period of a ${frequency} series begins (first ${stray[0]}).`;
  return {
    code: 'IRREGULAR_DATES',
    severity: 'warning',
    message,
    from: stray[0] ?? null,
    to: stray.at(-1) ?? null,
    evidence: { strayDates: stray.length, usualStep: step, fitsFrequency: !misfit, dates: stray.slice(0, listedDates) },
  };
}
