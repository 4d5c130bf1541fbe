import type { Source } from '../source.js';

const units: Record<string, string> = {
  RGDPNA: 'Millions of 2011 US dollars at constant national prices',
  RGDPE: 'Millions of 2011 US dollars at chained purchasing power parities',
  CGDPO: 'Millions of 2011 US dollars at current purchasing power parities',
  POP: 'Millions of persons',
  EMP: 'Millions of persons',
  HC: 'Index of human capital per person',
  AVH: 'Hours per year per person engaged',
  RNNA: 'Millions of 2011 US dollars at constant national prices',
  RTFPNA: 'Index 2011=1',
  LABSH: 'Ratio to gross domestic product at current national prices',
  XR: 'National currency units per US dollar',
  PL_GDPO: 'Price level relative to the United States in 2011=1',
  CSH_C: 'Ratio to output-side gross domestic product at current purchasing power parities',
  CSH_I: 'Ratio to output-side gross domestic product at current purchasing power parities',
  CSH_G: 'Ratio to output-side gross domestic product at current purchasing power parities',
};

/**
 * Penn World Table 9.1. `PWT.RGDPNA.USA` of the extract is `pwt/RGDPNA.USA`. The vintage is the publication day of the
 * package with these values (pwt9 9.1-0 on CRAN). The table itself was published some weeks earlier.
 */
export function createPennWorldTableSource(): Source {
  return {
    name: 'pwt',
    extracts: [{ name: 'world_pwt91', vintage: '2019-06-12', encoding: 'full' }],
    omitsMissingPeriods: true,
    toKey: (series) => series.replace(/^PWT\./, 'pwt/'),
    getFrequency: () => 'annual',
    getUnit(key) {
      const variable = key.slice('pwt/'.length).split('.')[0] ?? '';
      const unit = units[variable];
      if (unit === undefined) throw new Error(`the variable ${variable} has no unit`);
      return unit;
    },
  };
}
