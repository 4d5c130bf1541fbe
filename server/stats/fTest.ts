import { fTail } from './distributions/upperTails.js';
import { assessSignificance, type TestResult } from './outcome.js';

/** The F test of a regression, which is more accurate in small samples than the χ² test. */
export interface FTest extends Pick<TestResult, 'statistic' | 'pValue' | 'log10PValue' | 'rejected'> {
  numeratorDegrees: number;
  denominatorDegrees: number;
}

/** F test of the ratio of the explained to the residual sum of squares. */
export function fTest(explainedOverResidual: number, numeratorDegrees: number, denominatorDegrees: number): FTest {
  const statistic = (explainedOverResidual * denominatorDegrees) / numeratorDegrees;
  return {
    statistic,
    ...assessSignificance(fTail(statistic, numeratorDegrees, denominatorDegrees)),
    numeratorDegrees,
    denominatorDegrees,
  };
}
