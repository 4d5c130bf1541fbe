import { excludedSeries } from '../excludedSeries.js';
import { readExtractMetadata } from '../extractMetadata.js';
import type { Source } from '../source.js';

const extract = 'us_cpi_detail';

/** Base of the items whose average of 1982-1984 is not 100: the month in which the unadjusted index is 100. */
const itemBases: Record<string, string> = {
  SAE: 'December 1997',
  SAE1: 'December 1997',
  SAE2: 'December 1997',
  SAR: 'December 1997',
  SASL2RS: 'December 1982',
  SEHC: 'December 1982',
  SEHC01: 'December 1982',
  SEGA: 'December 2024',
};

/** Base of the areas that begin later, by code. The values of Tampa and Phoenix do not reach back to theirs. */
const areaBases: Record<string, string> = {
  S000: 'December 1986',
  S35D: '1987',
  S48A: 'December 2001',
  S49C: 'December 2017',
};

function findBase(id: string, isStated: boolean): string | undefined {
  const area = id.slice(4, 8);
  if (area === '0000') return itemBases[id.slice(8)];
  if (isStated) return undefined;
  return areaBases[area] ?? (area.startsWith('N') ? 'December 1996' : 'December 2017');
}

/** Creates the source for US consumer prices by item and area. The extract states the base only where it is 1982-1984. */
export function createConsumerPricesDetailSource(folder: string): Source {
  const metadata = readExtractMetadata<{ series: Record<string, { unit: string }> }>(folder, extract).series;
  return {
    name: 'us-consumer-prices',
    extracts: [{ name: extract, encoding: 'full' }],
    omitsMissingPeriods: true,
    toKey: (series) => (`bls/${series}` in excludedSeries ? undefined : `bls/${series}`),
    getFrequency: () => 'monthly',
    getUnit(key) {
      const id = key.slice('bls/'.length);
      const base = findBase(id, metadata[id]?.unit === 'Index 1982-1984=100');
      return `Index ${base ?? '1982-1984'}=100`;
    },
  };
}
