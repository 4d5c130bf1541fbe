import type { TransformationName } from 'almanac-sdk';

/** The label of each transformation. */
export const transformationLabels: Record<TransformationName, string> = {
  lin: 'Level',
  level: 'Level',
  diff: 'Difference',
  chg: 'Difference',
  diff2: 'Second difference',
  seasonal_diff: 'Seasonal difference',
  ch1: 'Seasonal difference',
  log: 'Logarithm',
  logdiff: 'Log difference',
  logdiff2: 'Second log difference',
  log_yoy: 'Log change from a year ago',
  pch: 'Percent change',
  pct: 'Percent change',
  pc1: 'Percent change from a year ago',
  yoy: 'Percent change from a year ago',
  pca: 'Compounded annual rate',
  cch: 'Continuously compounded change',
  cca: 'Continuously compounded annual rate',
  annualised_3m3m: 'Three months on previous three, annualised',
  demean: 'Deviation from the mean',
  detrend: 'Deviation from a linear trend',
  zscore: 'Standard score',
  standardize: 'Standard score',
  index: 'Index (first value = 100)',
  cumsum: 'Cumulative sum',
  ma3: 'Three-period moving average',
  ma6: 'Six-period moving average',
  ma12: 'Twelve-period moving average',
};

/** Whether a text is the name of a transformation. */
export function isTransformation(name: string): name is TransformationName {
  return Object.hasOwn(transformationLabels, name);
}

/** The transformations that the page offers, each with one of its names. */
export const transformationGroups: Record<string, TransformationName[]> = {
  Differences: ['diff', 'diff2', 'seasonal_diff'],
  Logarithms: ['log', 'logdiff', 'logdiff2', 'log_yoy'],
  Growth: ['pch', 'pc1', 'pca', 'cch', 'cca', 'annualised_3m3m'],
  Level: ['demean', 'detrend', 'zscore', 'index', 'cumsum', 'ma3', 'ma6', 'ma12'],
};

/** Maximum number of transformations in a request. */
export const maxTransformations = 8;
