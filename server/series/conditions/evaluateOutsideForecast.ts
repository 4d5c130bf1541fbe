import { formatPeriod } from '../periods.js';
import { type AlertSubject, type Firing, formatNumber, nameSubject } from './firing.js';
import type { VintageStep } from './vintageStep.js';

/** The 80% interval of a forecast of a period. */
export interface ForecastInterval {
  period: string;
  /** The vintage from which it was made, and its unit. */
  vintageDate: string;
  unit: string;
  lower: number;
  upper: number;
}

/** Fires if a new value is outside the interval of the last forecast made before the vintage, about the latest such period. */
export function evaluateOutsideForecast(
  { vintage, changes }: VintageStep,
  subject: AlertSubject,
  forecasts: readonly ForecastInterval[],
): Firing | undefined {
  let found: Firing | undefined;
  for (const { date: period, value, previousValue } of changes) {
    if (value === null || previousValue !== null || period < (found?.period ?? '')) continue;
    const made = forecasts.filter((one) => one.period === period && one.vintageDate < vintage.date);
    const last = made.sort((a, b) => (a.vintageDate < b.vintageDate ? 1 : -1))[0];
    if (last === undefined || last.unit !== vintage.unit || (value >= last.lower && value <= last.upper)) continue;
    const interval = `${formatNumber(last.lower)} to ${formatNumber(last.upper)}`;
    const sentence = `${nameSubject(subject)} for ${formatPeriod(period, subject.frequency)} is ${formatNumber(value)}, outside the 80% interval of the forecast, ${interval}.`;
    found = { vintage: vintage.date, period, value, previousValue: null, sentence };
  }
  return found;
}
