import type { Source } from '../source.js';

/**
 * Daily constant-maturity Treasury yields of the Federal Reserve's H.15, 1962-2000. The extract states no day of its
 * own: its vintage is inferred to be the Monday after the last day held (Friday 2000-05-12), when the H.15 release carried
 * that day.
 */
export function createTreasuryYieldSource(): Source {
  return {
    name: 'h15',
    extracts: [{ name: 'us_treasury_daily_1962_2000', vintage: '2000-05-15', encoding: 'full' }],
    omitsMissingPeriods: false,
    toKey: (series) => `fred/${series}`,
    getFrequency: () => 'daily',
    getUnit: () => 'Percent',
  };
}
