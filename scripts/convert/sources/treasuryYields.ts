import type { Source } from '../source.js';

/**
 * Daily constant-maturity Treasury yields of the Federal Reserve's H.15, 1962-2000. The extract states no vintage.
 * It is inferred to be the Monday after the last date of the extract (Friday 2000-05-12), when the H.15 release had
 * that date.
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
