import type { Source } from '../source.js';

/** Daily euro area yield curves of the ECB. `YC.B.U2…` of the extract is `ecb/YC/B.U2…`, as at the provider. */
export function createEuroAreaYieldCurveSource(): Source {
  return {
    name: 'ecb-yield-curves',
    extracts: [{ name: 'ecb_yield_curves_daily', encoding: 'full' }],
    omitsMissingPeriods: false,
    toKey: (series) => series.replace(/^YC\./, 'ecb/YC/'),
    getFrequency: () => 'daily',
    getUnit: () => 'Percent',
  };
}
