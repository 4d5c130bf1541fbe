import { fTail } from './distributions/tails.js';
import { judged, type TestResult } from './outcome.js';

/** The F test of the same regression, which is closer in small samples. */
export interface VariantF extends Pick<TestResult, 'statistic' | 'pValue' | 'log10PValue' | 'rejected'> {
  numeratorDegrees: number;
  denominatorDegrees: number;
}

/** F of what a number of regressors explain over what they do not. */
export function variantF(
  explainedOverResidual: number,
  numeratorDegrees: number,
  denominatorDegrees: number,
): VariantF {
  const statistic = (explainedOverResidual * denominatorDegrees) / numeratorDegrees;
  return {
    statistic,
    ...judged(fTail(statistic, numeratorDegrees, denominatorDegrees)),
    numeratorDegrees,
    denominatorDegrees,
  };
}
