import { excludedSeries } from '../excludedSeries.js';
import { readExtractMetadata } from '../extractMetadata.js';
import type { Source } from '../source.js';

/** Units by variable. `{year}` is the base year of the edition. */
const units: Record<string, string> = {
  RGDPNA: 'Millions of {year} US dollars at constant national prices',
  RGDPE: 'Millions of {year} US dollars at chained purchasing power parities',
  CGDPO: 'Millions of {year} US dollars at current purchasing power parities',
  POP: 'Millions of persons',
  EMP: 'Millions of persons',
  HC: 'Index of human capital per person',
  AVH: 'Hours per year per person engaged',
  RNNA: 'Millions of {year} US dollars at constant national prices',
  RTFPNA: 'Index {year}=1',
  LABSH: 'Ratio to gross domestic product at current national prices',
  XR: 'National currency units per US dollar',
  PL_GDPO: 'Price level relative to the United States in {year}=1',
  CSH_C: 'Ratio to output-side gross domestic product at current purchasing power parities',
  CSH_I: 'Ratio to output-side gross domestic product at current purchasing power parities',
  CSH_G: 'Ratio to output-side gross domestic product at current purchasing power parities',
};

/** Base years by the first vintage that has them: editions 9.1, 10.0 and 11.0. A change of base is a change of the unit, not a revision. */
const baseYears: [string, string][] = [
  ['2025-10-07', '2021'],
  ['2021-01-18', '2017'],
  ['2019-06-12', '2011'],
];

const laterEditions = 'world_pwt_vintages';

/**
 * Penn World Table, editions 9.1, 10.0, 10.01 and, for three variables, 11.0. `PWT.RGDPNA.USA` of the extracts is
 * `pwt/RGDPNA.USA`. The vintage of 9.1 is the publication day of the package with these values (pwt9 9.1-0 on CRAN). The table
 * itself was published some weeks earlier.
 */
export function createPennWorldTableSource(folder: string): Source {
  const { series } = readExtractMetadata<{ series: Record<string, { vintages: string[] }> }>(folder, laterEditions);
  return {
    name: 'pwt',
    extracts: [
      { name: 'world_pwt91', vintage: '2019-06-12', encoding: 'full' },
      { name: laterEditions, encoding: 'delta' },
    ],
    omitsMissingPeriods: true,
    toKey(series) {
      const key = series.replace(/^PWT\./, 'pwt/');
      return key in excludedSeries ? undefined : key;
    },
    getFrequency: () => 'annual',
    getUnit(key, vintage) {
      const variable = key.slice('pwt/'.length).split('.')[0] ?? '';
      const unit = units[variable];
      const year = baseYears.find(([since]) => vintage >= since)?.[1];
      if (unit === undefined || year === undefined) throw new Error(`the variable ${variable} has no unit`);
      return unit.replace('{year}', year);
    },
    listVintages: (id) => series[id]?.vintages ?? [],
  };
}
