import type { Source } from '../source.js';

const oldSample = 'us_treasury_daily_1962_2000';

/** The first day that the newer extract has for the maturities of the old sample. */
const newerFrom = '2000-01-03';

/**
 * Months in which the rebuilt calendar of the old sample puts a ten-year yield on another day than H.15. The other maturities share the calendar,
 * so these months are left out.
 */
const misplacedMonths = [
  '1964-01',
  '1964-02',
  '1964-09',
  '1964-10',
  '1964-11',
  '1965-09',
  '1965-10',
  '1965-11',
  '1973-12',
  '1978-05',
  '1979-05',
];

/**
 * Daily interest rates of the Federal Reserve's H.15. Maturities of one, three and five years before 2000 are those of an older sample. H.15 is not
 * revised, so both are one vintage.
 */
export function createTreasuryYieldSource(): Source {
  return {
    name: 'h15',
    extracts: [
      { name: 'us_interest_rates_daily', encoding: 'full' },
      { name: oldSample, vintage: '2026-08-22', encoding: 'full' },
    ],
    omitsMissingPeriods: false,
    toKey: (series) => `fred/${series}`,
    selectRows(rows, key, extract) {
      if (extract !== oldSample) return rows;
      if (key === 'fred/DGS10') return [];
      return rows.filter(({ date }) => date < newerFrom && !misplacedMonths.includes(date.slice(0, 7)));
    },
    getFrequency: () => 'daily',
    getUnit: () => 'Percent',
  };
}
