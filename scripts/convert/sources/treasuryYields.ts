import type { Source } from '../source.js';

/**
 * Daily constant-maturity Treasury yields of the Federal Reserve's H.15, 1962-2000. The extract states no day of its
 * own: its vintage is inferred to be the Monday after the last day held (Friday 2000-05-12), when the H.15 release carried
 * that day.
 */
export function treasuryYieldSource(): Source {
  return {
    name: 'h15',
    extracts: [{ name: 'us_treasury_daily_1962_2000', vintage: '2000-05-15', encoding: 'full' }],
    leavesOutMissing: false,
    keyOf: (series) => `fred/${series}`,
    frequencyOf: () => 'daily',
    unitOf: () => 'Percent',
  };
}
