import type { Frequency } from '../../../server/series/frequency.js';
import { readExtractMetadata } from '../extractMetadata.js';
import { expandUnit } from '../fredUnits.js';
import type { Source } from '../source.js';

interface SnapshotMetadata {
  series: { series: string; frequency: Frequency }[];
}

interface VintageMetadata {
  series: Record<string, { vintage: string; units: string }[]>;
}

/** Creates the source for the US core: FRED series in the vintages of gretl's sample database. */
export function createFredSource(folder: string): Source {
  const snapshot = readExtractMetadata<SnapshotMetadata>(folder, 'us_fred_core');
  const vintages = readExtractMetadata<VintageMetadata>(folder, 'us_vintages_core').series;
  const frequencies = new Map(snapshot.series.map(({ series, frequency }) => [`fred/${series}`, frequency]));
  return {
    name: 'fred',
    extracts: [{ name: 'us_vintages_core', encoding: 'delta' }],
    omitsMissingPeriods: false,
    toKey: (series) => `fred/${series}`,
    getFrequency(key) {
      const frequency = frequencies.get(key);
      if (frequency === undefined) throw new Error('us_fred_core.meta.json states no frequency');
      return frequency;
    },
    getUnit(key, vintage) {
      const units = vintages[key.slice('fred/'.length)]?.find((entry) => entry.vintage === vintage)?.units;
      if (units === undefined) throw new Error(`us_vintages_core.meta.json states no units for ${vintage}`);
      return expandUnit(units);
    },
  };
}
