import type { SeasonalAdjustment } from '../../series/seasonalAdjustment.js';
import type { Code, SdmxSeries } from './message.js';

/** Dimensions and attributes with the unit, the most specific first: for the IMF, the transformation states that a value is a percentage of GDP. */
const unitIds = ['TYPE_OF_TRANSFORMATION', 'DATA_TRANSFORMATION', 'UNIT_MEASURE', 'UNIT_TYPE', 'UNIT'];
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

/** Returns the title of a series, or builds it from the data name and the code names. */
export function buildTitle(series: SdmxSeries, dataName: string): string {
  const ownTitle = findCode(series, ['TITLE_COMPL', 'TITLE'])?.name;
  if (ownTitle !== undefined) return ownTitle;
  const namedDimensions = [...series.dimensions].filter(([id, code]) => !frequencyIds.includes(id) && code.id !== '_Z');
  const names = namedDimensions.map(([, { name }]) => name).join(', ');
  return dataName === '' ? names : `${dataName}: ${names}`;
}

/** Returns the unit with the base period of an index or of prices: a different base is a different unit. */
export function buildUnit(series: SdmxSeries): string {
  const unit = findCode(series, unitIds)?.name ?? '';
  const isIndex = /index|pure number/i.test(unit);
  const base = findCode(series, isIndex ? ['BASE_PER', 'UNIT_INDEX_BASE'] : ['BASE_PER'])?.name;
  const prices = findCode(series, ['REF_YEAR_PRICE'])?.name;
  return [unit, base, prices && `prices of ${prices}`].filter(Boolean).join(', ');
}

export function getSeasonalAdjustment(series: SdmxSeries): SeasonalAdjustment | null {
  const adjustment = adjustments[findCode(series, adjustmentIds)?.id ?? ''] ?? null;
  // The OECD's quarterly accounts call annual rates "annual levels".
  const isAnnualRate = adjustment === 'seasonally_adjusted' && series.dimensions.get('TRANSFORMATION')?.id === 'LA';
  return isAnnualRate ? 'seasonally_adjusted_annual_rate' : adjustment;
}

function findCode({ dimensions, attributes }: SdmxSeries, ids: string[]): Code | undefined {
  return ids.map((id) => dimensions.get(id) ?? attributes.get(id)).find((code) => code !== undefined);
}
