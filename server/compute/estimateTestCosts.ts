import { type DiagnosticsOptions, defaultTests } from '../labs/diagnoseSample.js';
import type { Schemas } from '../schemas.js';

type EstimateTest = (length: number, options: DiagnosticsOptions) => number;

/** Upper bounds of the defaults: floor(10 log10 n), and min(10, n/5). */
const defaultCorrelationLags = 50;
const defaultTestLags = 10;

/** The cost of sums of products at each lag, which is nearly independent of the number of lags. */
const estimateLaggedProducts = (length: number, lags: number) => 0.000_5 * length + 0.01 * lags;

/** Estimates a least-squares regression on `lags` lags, in milliseconds: the products of all pairs of columns. */
export function estimateRegressionCost(length: number, lags: number): number {
  return 0.001 * length + 0.000_003 * length * lags ** 2;
}

const estimates: Record<Schemas['DiagnosticTest'], EstimateTest> = {
  acf: (length, { acfMaxLag = defaultCorrelationLags }) => estimateLaggedProducts(length, acfMaxLag),
  pacf: (length, { pacfMaxLag = defaultCorrelationLags, options: { pacfMethod = 'ywm' } = {} }) => {
    // Each order is a regression of its own, all from the same products.
    if (pacfMethod.startsWith('ols')) return estimateRegressionCost(length, pacfMaxLag) + 0.000_15 * pacfMaxLag ** 3;
    return (pacfMethod === 'burg' ? 0.000_01 * length * pacfMaxLag : 0.001_5 * length) + 0.03 * pacfMaxLag;
  },
  ljung_box: (length, { ljungBoxLags = defaultTestLags }) => estimateLaggedProducts(length, ljungBoxLags),
  box_pierce: (length, { ljungBoxLags = defaultTestLags }) => estimateLaggedProducts(length, ljungBoxLags),
  jarque_bera: (length) => 0.000_1 * length,
  arch_lm: (length, { archLmLags = defaultTestLags }) => 0.000_01 * length * archLmLags + 0.02 * archLmLags,
  durbin_watson: (length) => 0.000_5 * length,
  breusch_godfrey: (length, { options: { breuschGodfreyLags = defaultTestLags } = {} }) =>
    estimateRegressionCost(length, breuschGodfreyLags) + 0.4 * breuschGodfreyLags,
};

/** Estimates the tests of a diagnostics request, in milliseconds. */
export function estimateTestCosts(length: number, options: DiagnosticsOptions): number {
  return (options.tests ?? defaultTests).reduce((sum, name) => sum + estimates[name](length, options), 0);
}
