/** Display names of the guardrail codes. */
const checkNames: Record<string, string> = {
  UNIT_BREAK: 'Unit change',
  DUPLICATE_DATE: 'Duplicate dates',
  STALE: 'Stale',
  DISCONTINUED: 'Discontinued',
  HELD_UNTIL: 'Older copy',
  GAP: 'Gaps',
  IRREGULAR_DATES: 'Irregular dates',
  FUTURE_DATED: 'Future dates',
  LEVEL_SHIFT: 'Level shift',
  SA_MIX: 'Mixed seasonal adjustment',
  SEASONALITY_IN_SA: 'Residual seasonality',
  FLATLINE: 'Flat line',
  SHORT_HISTORY: 'Short history',
  OUTLIER: 'Outliers',
  REVISED: 'Revised',
  REBASED: 'Rebased',
  SIGN_FLIP: 'Reversed growth',
  PRELIMINARY: 'Preliminary values',
  PROJECTION: 'Projections',
  NEGATIVE_OR_ZERO: 'Zero or negative values',
  ANNUAL_RATE: 'Annual rate',
  CONSTANT_PRICES: 'Constant prices',
  CURRENT_PRICES: 'Current prices',
  CURRENCY: 'Currency',
  PURCHASING_POWER: 'Purchasing power parities',
  STALE_INPUT: 'Stale input',
  HORIZON_TOO_LONG: 'Long horizon',
  NO_SEASON: 'No seasonality',
  BREAK_IN_TRAINING_WINDOW: 'Break in training window',
  GAPS_FILLED: 'Gaps filled',
  DOES_NOT_BEAT_NAIVE: 'Does not beat naive',
  INTERVALS_UNDERCOVER: 'Intervals too narrow',
  FORECAST_BEYOND_RANGE: 'Impossible values forecast',
  RESIDUAL_AUTOCORRELATION: 'Residual autocorrelation',
  TRAINED_ON_PRELIMINARY: 'Trained on preliminary values',
};

/** Returns the display name of a check, or its code in lower case if the check is unknown to this page. */
export function getCheckName(code: string): string {
  return checkNames[code] ?? code.toLowerCase().replaceAll('_', ' ');
}
