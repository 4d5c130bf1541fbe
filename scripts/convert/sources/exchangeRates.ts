import { readExtractMetadata } from '../extractMetadata.js';
import type { Source } from '../source.js';

/** Units of the extract that the monthly series word differently. */
const unitNames: Record<string, string> = {
  'Brazilian reals per US dollar': 'Brazilian reais per US dollar',
  'Taiwan dollars per US dollar': 'New Taiwan dollars per US dollar',
};

/**
 * Daily exchange rates of the Federal Reserve's H.10. The first extract states no vintage. It is inferred to be
 * the Monday release that first had the last date of the extract (Friday 2024-11-29). The second has later vintages of eight pairs.
 */
export function createExchangeRateSource(folder: string): Source {
  const metadata = readExtractMetadata<{ series: { series: string; name: string }[] }>(folder, 'fx_h10_daily');
  const names = new Map(metadata.series.map(({ series, name }) => [`fred/${series}`, name]));
  return {
    name: 'h10',
    extracts: [
      { name: 'fx_h10_daily', vintage: '2024-12-02', encoding: 'full' },
      { name: 'fx_h10_daily_2026', encoding: 'delta' },
    ],
    omitsMissingPeriods: false,
    toKey: (series) => `fred/${series}`,
    getFrequency: () => 'daily',
    // Only the yen has the second vintage of the newer extract.
    listVintages: (series) => (series === 'DEXJPUS' ? undefined : ['2026-07-05']),
    getUnit(key) {
      const name = names.get(key);
      if (name === undefined) throw new Error('fx_h10_daily.meta.json does not name the series');
      return unitNames[name] ?? name;
    },
  };
}
