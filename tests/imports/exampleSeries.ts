import type { ProviderObservation, ProviderSeries } from '../../server/providers/provider.js';
import { addPeriods } from '../../server/series/periods.js';

/** Builds monthly observations with these values. */
export function toMonthlyObservations(values: (number | null)[], start = '2025-01-01'): ProviderObservation[] {
  return values.map((value, index) => {
    const date = addPeriods(start, index, 'monthly');
    return { date, period: date.slice(0, 7), value, status: value === null ? 'missing' : 'normal', flag: '' };
  });
}

/** Builds a monthly series of a provider. */
export function createProviderSeries(overrides: Partial<ProviderSeries> = {}): ProviderSeries {
  return {
    id: 'SERIES',
    title: 'A series',
    frequency: 'monthly',
    unit: 'Index 2017=100',
    seasonalAdjustment: null,
    observations: toMonthlyObservations([100, 101, 102, 103]),
    vintages: null,
    updatedAt: null,
    ...overrides,
  };
}
