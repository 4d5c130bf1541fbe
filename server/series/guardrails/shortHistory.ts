import { type Frequency, observationsPerYear } from '../frequency.js';
import { formatCount } from './format.js';
import type { Guardrail } from './guardrail.js';

/** Values below which tests on a series say little; `season`: observations in one. */
export function getMinForTests(seasonLength: number): number {
  return Math.max(30, 3 * seasonLength);
}

/** Values below which a forecast can only be naive. */
export function getMinForModels(seasonLength: number): number {
  return Math.max(20, 2 * seasonLength + 5);
}

/** Too few values for a forecast beyond naive and drift (warning), or for tests and seasonal adjustment (info). */
export const shortHistory: Guardrail = {
  code: 'SHORT_HISTORY',
  check: ({ count, frequency, firstDate, lastDate }) => {
    const seasonLength = getCycleLength(frequency);
    const minForModels = getMinForModels(seasonLength);
    const minForTests = getMinForTests(seasonLength);
    if (count >= Math.max(minForModels, minForTests)) return [];
    const severity = count < minForModels ? 'warning' : 'info';
    const consequence =
      severity === 'warning' ? 'a forecast can only be naive' : 'tests and seasonal adjustment say little';
    const message = `The series has ${formatCount(count, 'value')}: with fewer than ${severity === 'warning' ? minForModels : minForTests}, ${consequence}.`;
    const evidence = { values: count, neededForForecasts: minForModels, neededForTests: minForTests };
    return [{ code: 'SHORT_HISTORY', severity, message, from: firstDate ?? null, to: lastDate ?? null, evidence }];
  },
};

/** Observations a year where a year's pattern can repeat; a daily series has none that falls on the same day. */
function getCycleLength(frequency: Frequency): number {
  return frequency === 'daily' ? 1 : observationsPerYear[frequency];
}
