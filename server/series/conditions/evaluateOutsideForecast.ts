import type { Frequency } from '../frequency.js';
import { nameSeries } from '../nameSeries.js';
import { countDaysBetween, formatPeriod } from '../periods.js';
import { type AlertSubject, type Firing, formatNumber } from './firing.js';
import type { HistoryChange, StepVintage, VintageStep } from './vintageStep.js';

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
  for (const change of changes) {
    const { date: period, value, previousValue } = change;
    if (value === null || previousValue !== null || period < (found?.period ?? '')) continue;
    const interval = findInterval(change, vintage, subject.frequency, forecasts);
    if (interval === undefined || (value >= interval.lower && value <= interval.upper)) continue;
    const range = `${formatNumber(interval.lower)} to ${formatNumber(interval.upper)}`;
    const sentence = `${nameSeries(subject)} for ${formatPeriod(period, subject.frequency)} is ${formatNumber(value)}, outside the 80% interval of the forecast, ${range}.`;
    found = { vintage: vintage.date, period, value, previousValue: null, sentence };
  }
  return found;
}

/**
 * How many days the date of a week or a fortnight can differ from the one that was forecast: less than half a period. A holiday moves the
 * day of some weekly series. Days are forecast by their dates, and all other periods begin on the same day.
 */
const maxDaysApart: Partial<Record<Frequency, number>> = { weekly: 3, biweekly: 6 };

/** Finds the last forecast of a period that was made before a vintage, in its unit. */
function findInterval(
  { date }: HistoryChange,
  vintage: StepVintage,
  frequency: Frequency,
  forecasts: readonly ForecastInterval[],
): ForecastInterval | undefined {
  const reach = maxDaysApart[frequency] ?? 0;
  const countDaysApart = ({ period }: ForecastInterval) => Math.abs(countDaysBetween(period, date));
  let found: ForecastInterval | undefined;
  for (const one of forecasts) {
    if (one.vintageDate >= vintage.date || countDaysApart(one) > reach) continue;
    const isLater = one.vintageDate > (found?.vintageDate ?? '');
    const isNearer = one.vintageDate === found?.vintageDate && countDaysApart(one) < countDaysApart(found);
    if (isLater || isNearer) found = one;
  }
  return found?.unit === vintage.unit ? found : undefined;
}
