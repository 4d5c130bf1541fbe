/** Whether a series is seasonally adjusted, and whether its values are at an annual rate. */
export type SeasonalAdjustment =
  | 'seasonally_adjusted'
  | 'seasonally_adjusted_annual_rate'
  | 'not_seasonally_adjusted'
  | 'not_applicable';
