import type { ProviderImportRequest } from '../../server/imports/importSeries.js';
import type { BlsSeries } from '../providers/doubles/bls.js';

/** So many months each of these series has. */
export const monthsEach = 600;

/** What is to be imported of these ids. */
export function manySeries(ids: string[]): ProviderImportRequest[] {
  return ids.map((providerSeriesId) => ({
    provider: 'bls',
    providerSeriesId,
    definition: { slug: providerSeriesId.toLowerCase(), country: 'US', category: 'labour-market', unit: 'Percent' },
  }));
}

/** What a double has of them. */
export function manyValues(ids: string[]): Record<string, BlsSeries> {
  const entries = Array.from({ length: monthsEach }, (_, place): [string, string] => {
    const month = String((place % 12) + 1).padStart(2, '0');
    return [`${1976 + Math.floor(place / 12)}M${month}`, (4 + Math.sin(place)).toFixed(3)];
  });
  return Object.fromEntries(ids.map((id) => [id, { values: Object.fromEntries(entries) }]));
}
