/** Units by series id. The API does not return units. */
const units: [RegExp, string][] = [
  // Consumer, producer, import and export prices.
  [/^(CU|CW|SU|PC|WP|ND|EI)/, 'Index'],
  [/^AP/, 'US dollars'],
  // The population survey: rates of unemployment, participation and employment, and the three levels.
  [/^LN[SU]1(4|13|23)/, 'Percent'],
  [/^LN[SU]1[123]0{6}$/, 'Thousands of persons'],
  // Employment by industry and by state; the last two digits are the measure.
  [/^(CE|SM).+(01|06|10)$/, 'Thousands of persons'],
  [/^(CE|SM).+(02|07)$/, 'Hours'],
  [/^(CE|SM).+(03|08|11|30)$/, 'US dollars'],
  // Local unemployment.
  [/^LA.+03$/, 'Percent'],
  [/^LA.+0[456]$/, 'Persons'],
  // Job openings and turnover: levels and rates.
  [/^JT.+L$/, 'Thousands'],
  [/^JT.+R$/, 'Percent'],
  // The employment cost index, and its changes.
  [/^CI.+I$/, 'Index'],
  [/^CI.+[AQ]$/, 'Percent'],
];

/** Returns the unit of a series; empty if its id does not determine one. */
export function findUnit(id: string): string {
  return units.find(([pattern]) => pattern.test(id))?.[1] ?? '';
}
