import type { ProviderImportRequest } from '../../server/imports/importSeries.js';
import type { BlsSeries } from '../providers/doubles/bls.js';

/** Number of months of each series. */
export const monthsPerSeries = 600;

/** Builds import requests for these ids. */
export function createImportRequests(ids: string[]): ProviderImportRequest[] {
  return ids.map((providerSeriesId) => ({
    provider: 'bls',
    providerSeriesId,
    definition: { slug: providerSeriesId.toLowerCase(), country: 'US', category: 'labour-market', unit: 'Percent' },
  }));
}

/** Builds the data of the BLS double for these ids. */
export function createBlsSeries(ids: string[]): Record<string, BlsSeries> {
  const entries = Array.from({ length: monthsPerSeries }, (_, index): [string, string] => {
    const month = String((index % 12) + 1).padStart(2, '0');
    return [`${1976 + Math.floor(index / 12)}M${month}`, (4 + Math.sin(index)).toFixed(3)];
  });
  return Object.fromEntries(ids.map((id) => [id, { values: Object.fromEntries(entries) }]));
}
