/** Whether seasonal movements were taken out of a series, and whether its values are at the rate of a year. */
export type SeasonalAdjustment =
  | 'seasonally_adjusted'
  | 'seasonally_adjusted_annual_rate'
  | 'not_seasonally_adjusted'
  | 'not_applicable';
