import type { SeasonalAdjustment } from '../../series/seasonalAdjustment.js';
import type { Code, SdmxSeries } from './message.js';

/** Where a unit is named, the most telling first: for the IMF, that a value is a percentage of GDP is said by its transformation. */
const unitIds = ['TYPE_OF_TRANSFORMATION', 'DATA_TRANSFORMATION', 'UNIT_MEASURE', 'UNIT'];
const adjustmentIds = ['ADJUSTMENT', 'S_ADJUSTMENT'];
const frequencyIds = ['FREQ', 'FREQUENCY'];

/** Codes of ADJUSTMENT (SDMX code list CL_SEASONAL_ADJUST) and S_ADJUSTMENT (IMF). Trends and cycles are neither adjusted nor not. */
const adjustments: Record<string, SeasonalAdjustment> = {
  N: 'not_seasonally_adjusted',
  W: 'not_seasonally_adjusted',
  NSA: 'not_seasonally_adjusted',
  S: 'seasonally_adjusted',
  Y: 'seasonally_adjusted',
  SA: 'seasonally_adjusted',
  _Z: 'not_applicable',
};

/** What a series is of: its own title, or that of its data and the names of its codes. */
export function titleOf(series: SdmxSeries, dataName: string): string {
  const own = codeOf(series, ['TITLE_COMPL', 'TITLE'])?.name;
  if (own !== undefined) return own;
  const said = [...series.dimensions].filter(([id, code]) => !frequencyIds.includes(id) && code.id !== '_Z');
  const names = said.map(([, { name }]) => name).join(', ');
  return dataName === '' ? names : `${dataName}: ${names}`;
}

/** The unit, and the base where it is an index or at the prices of a year: with another base it is another unit. */
export function unitOf(series: SdmxSeries): string {
  const unit = codeOf(series, unitIds)?.name ?? '';
  const isIndex = /index|pure number/i.test(unit);
  const base = codeOf(series, isIndex ? ['BASE_PER', 'UNIT_INDEX_BASE'] : ['BASE_PER'])?.name;
  const prices = codeOf(series, ['REF_YEAR_PRICE'])?.name;
  return [unit, base, prices && `prices of ${prices}`].filter(Boolean).join(', ');
}

export function seasonalAdjustmentOf(series: SdmxSeries): SeasonalAdjustment | null {
  const adjustment = adjustments[codeOf(series, adjustmentIds)?.id ?? ''] ?? null;
  // The OECD's quarterly accounts at "annual levels".
  const atAnnualRate = adjustment === 'seasonally_adjusted' && series.dimensions.get('TRANSFORMATION')?.id === 'LA';
  return atAnnualRate ? 'seasonally_adjusted_annual_rate' : adjustment;
}

function codeOf({ dimensions, attributes }: SdmxSeries, ids: string[]): Code | undefined {
  return ids.map((id) => dimensions.get(id) ?? attributes.get(id)).find((code) => code !== undefined);
}
