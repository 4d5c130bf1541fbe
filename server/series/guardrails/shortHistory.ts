import { type Frequency, observationsPerYear } from '../frequency.js';
import { explainNoValues } from './explainNoValues.js';
import { formatCount } from './format.js';
import type { Guardrail } from './guardrail.js';

/** Minimum number of values for tests on a series. */
export function getMinForTests(seasonLength: number): number {
  return Math.max(30, 3 * seasonLength);
}

/** Minimum number of values for forecast models beyond the naive ones. */
export function getMinForModels(seasonLength: number): number {
  return Math.max(20, 2 * seasonLength + 5);
}

/** Too few values for forecasts beyond naive and drift (warning), or for tests and seasonal adjustment (info). */
export const shortHistory: Guardrail = {
  code: 'SHORT_HISTORY',
  check: ({ count, frequency, firstDate, lastDate, rows }) => {
    if (count === 0 && rows.some(({ value }) => value !== null)) return explainNoValues({ rows });
    const seasonLength = getCycleLength(frequency);
    const minForModels = getMinForModels(seasonLength);
    const minForTests = getMinForTests(seasonLength);
    if (count >= Math.max(minForModels, minForTests)) return [];
    const severity = count < minForModels ? 'warning' : 'info';
    const consequence =
      severity === 'warning' ? 'only naive forecasts are possible' : 'tests and seasonal adjustment are unreliable';
    const message = `The series has only ${formatCount(count, 'value')}. With fewer than ${severity === 'warning' ? minForModels : minForTests}, ${consequence}.`;
    const evidence = { values: count, neededForForecasts: minForModels, neededForTests: minForTests };
    return [{ code: 'SHORT_HISTORY', severity, message, from: firstDate ?? null, to: lastDate ?? null, evidence }];
  },
};

/** Observations per yearly cycle; 1 for daily series, which have no cycle of a fixed number of observations. */
function getCycleLength(frequency: Frequency): number {
  return frequency === 'daily' ? 1 : observationsPerYear[frequency];
}
