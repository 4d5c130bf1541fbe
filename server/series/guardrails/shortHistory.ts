import { type Frequency, observationsPerYear } from '../frequency.js';
import type { Guardrail } from './guardrail.js';
import { counted } from './wording.js';

/** Values below which tests on a series say little; `season`: observations in one. */
export function leastForTests(season: number): number {
  return Math.max(30, 3 * season);
}

/** Values below which a forecast can only be naive. */
export function leastForModels(season: number): number {
  return Math.max(20, 2 * season + 5);
}

/** Too few values for a forecast beyond naive and drift (warning), or for tests and seasonal adjustment (info). */
export const shortHistory: Guardrail = {
  code: 'SHORT_HISTORY',
  check: ({ count, frequency, firstDate, lastDate }) => {
    const season = cycle(frequency);
    const forModels = leastForModels(season);
    const forTests = leastForTests(season);
    if (count >= Math.max(forModels, forTests)) return [];
    const severity = count < forModels ? 'warning' : 'info';
    const lost = severity === 'warning' ? 'a forecast can only be naive' : 'tests and seasonal adjustment say little';
    const message = `The series has ${counted(count, 'value')}: with fewer than ${severity === 'warning' ? forModels : forTests}, ${lost}.`;
    const evidence = { values: count, neededForForecasts: forModels, neededForTests: forTests };
    return [{ code: 'SHORT_HISTORY', severity, message, from: firstDate ?? null, to: lastDate ?? null, evidence }];
  },
};

/** Observations a year where a year's pattern can repeat; a daily series has none that falls on the same day. */
function cycle(frequency: Frequency): number {
  return frequency === 'daily' ? 1 : observationsPerYear[frequency];
}
