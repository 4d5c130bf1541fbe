import fc from 'fast-check';
import { cusum } from '../../server/stats/cusum.js';
import { degenerateSeries } from '../support/degenerateSeries.js';
import { findNonFinite } from '../support/findNonFinite.js';

/** Annual flow of the Nile at Aswan, 1871 to 1970: lower after the dam of 1898. */
const nile = [
  1120, 1160, 963, 1210, 1160, 1160, 813, 1230, 1370, 1140, 995, 935, 1110, 994, 1020, 960, 1180, 799, 958, 1140, 1100,
  1210, 1150, 1250, 1260, 1220, 1030, 1100, 774, 840, 874, 694, 940, 833, 701, 916, 692, 1020, 1050, 969, 831, 726, 456,
  824, 702, 1120, 1100, 832, 764, 821, 768, 845, 864, 862, 698, 845, 744, 796, 1040, 759, 781, 865, 845, 944, 984, 897,
  822, 1010, 771, 676, 649, 846, 812, 742, 801, 1040, 860, 874, 848, 890, 744, 749, 838, 1050, 918, 986, 797, 923, 975,
  815, 1020, 906, 901, 1170, 912, 746, 919, 718, 714, 740,
];

/**
 * Zeileis, Leisch, Hornik and Kleiber (2002), Journal of Statistical Software 7(2): the vignette of R's strucchange.
 */
it('finds the same break in the flow of the Nile as strucchange', () => {
  const found = cusum(nile);
  if (found.status !== 'computed') throw new Error(found.message);
  expect(found.statistic).toBeCloseTo(2.9518, 4);
  expect(found.pValue).toBeCloseTo(5.409e-8, 11);
  expect(1871 + found.lastIndexBefore).toBe(1898);
  expect(found.meanBefore).toBeGreaterThan(found.meanAfter);
});

it('finds no break in a constant mean and ignores missing values', () => {
  const regular = Array.from({ length: 60 }, (_, time) => (time % 2 === 0 ? 1 : -1));
  expect(cusum(regular)).toMatchObject({ status: 'computed', pValue: 1 });
  const gapped = nile.flatMap((value) => [value, null]);
  expect(cusum(gapped)).toMatchObject({ lastIndexBefore: 2 * 27 });
});

it('requires enough values that are not all equal', () => {
  expect(cusum([1, 2, 3])).toMatchObject({ reason: 'TOO_FEW_OBSERVATIONS' });
  expect(cusum(Array(30).fill(4))).toMatchObject({ reason: 'ZERO_VARIANCE' });
});

it('returns only finite numbers for any series', () => {
  const any = fc.oneof(...degenerateSeries(fc.double({ min: -1e300, max: 1e300, noNaN: true })));
  fc.assert(fc.property(any, (series) => expect(findNonFinite(cusum(series))).toBeUndefined()));
});
