/** The guardrails' codes in words. */
const checkNames: Record<string, string> = {
  UNIT_BREAK: 'Break of unit',
  DUPLICATE_DATE: 'Repeated dates',
  STALE: 'Late',
  DISCONTINUED: 'Discontinued',
  GAP: 'Gaps',
  IRREGULAR_DATES: 'Irregular dates',
  FUTURE_DATED: 'Dated in the future',
  LEVEL_SHIFT: 'Shift of level',
  SA_MIX: 'Mixed seasonal adjustment',
  SEASONALITY_IN_SA: 'Seasonal after adjustment',
  FLATLINE: 'Does not move',
  SHORT_HISTORY: 'Short history',
  OUTLIER: 'Outliers',
  REVISED: 'Revised',
  REBASED: 'Rebased',
  PRELIMINARY: 'Preliminary values',
  PROJECTION: 'Projections',
  NEGATIVE_OR_ZERO: 'Zero or negative values',
  ANNUAL_RATE: 'Annual rate',
  CONSTANT_PRICES: 'Constant prices',
  CURRENT_PRICES: 'Current prices',
  CURRENCY: 'Currency',
  PURCHASING_POWER: 'Purchasing power parities',
  STALE_INPUT: 'Made from late values',
  HORIZON_TOO_LONG: 'Far ahead',
  NO_SEASON: 'No season',
  BREAK_IN_TRAINING_WINDOW: 'Break in what it learned from',
  GAPS_FILLED: 'Gaps filled',
  DOES_NOT_BEAT_NAIVE: 'No better than naive',
  INTERVALS_UNDERCOVER: 'Intervals too narrow',
  RESIDUAL_AUTOCORRELATION: 'Memory left in the errors',
  TRAINED_ON_PRELIMINARY: 'Made from preliminary values',
};

/** A check's name for a person; a check that is newer than this page is named by its code. */
export function getCheckName(code: string): string {
  return checkNames[code] ?? code.toLowerCase().replaceAll('_', ' ');
}
