import { fTail } from './distributions/upperTails.js';
import { assessSignificance, type TestResult } from './outcome.js';

/** The F test of the same regression, which is closer in small samples. */
export interface FTest extends Pick<TestResult, 'statistic' | 'pValue' | 'log10PValue' | 'rejected'> {
  numeratorDegrees: number;
  denominatorDegrees: number;
}

/** F of what a number of regressors explain over what they do not. */
export function fTest(explainedOverResidual: number, numeratorDegrees: number, denominatorDegrees: number): FTest {
  const statistic = (explainedOverResidual * denominatorDegrees) / numeratorDegrees;
  return {
    statistic,
    ...assessSignificance(fTail(statistic, numeratorDegrees, denominatorDegrees)),
    numeratorDegrees,
    denominatorDegrees,
  };
}
