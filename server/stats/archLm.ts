/*
 * ARCH-LM test: whether the variance clusters, so that large deviations follow large ones.
 *
 * Regresses the squared deviations from the mean, e(t)², on a constant and their lags 1 … q over N = n − q
 * observations. LM = N R² has a χ² distribution with q degrees of freedom; the F statistic of the same regression has q
 * and N − q − 1. Default q: min(10, n/5). The mean is subtracted first, since a nonzero mean looks like clustering:
 * `demean: false` omits this, as statsmodels and FinTS do.
 * Source: Engle (1982). Same as statsmodels' het_arch on the deviations.
 */
import { deviations, scaleToUnit } from './deviations.js';
import { chiSquareTail } from './distributions/upperTails.js';
import { type FTest, fTest } from './fTest.js';
import { selectTestLags } from './lags.js';
import {
  assessSignificance,
  checkLag,
  isNotComputable,
  type LagChoice,
  type NotComputable,
  type Note,
  type TestResult,
} from './outcome.js';
import { buildLaggedColumns } from './regression/buildLaggedColumns.js';
import { type ExplainedVariance, regressOnLags } from './regression/laggedRegression.js';
import { leastSquares } from './regression/leastSquares.js';
import { buildSample, type MissingRule, type Sample, type SeriesValues, toNotComputable } from './sample.js';

export interface ArchLmOptions {
  lags?: number;
  demean?: boolean;
  /** Number of parameters of the model that left these residuals: LM = (N − modelDegrees) R². */
  modelDegrees?: number;
  missing?: MissingRule;
}

export interface ArchLm extends TestResult, LagChoice {
  degreesOfFreedom: number;
  rSquared: number;
  f: FTest;
}

export function archLm(
  series: SeriesValues,
  { lags, demean = true, modelDegrees = 0, missing = 'conservative' }: ArchLmOptions = {},
): ArchLm | NotComputable {
  const sample = buildSample(series, missing, 4);
  if (isNotComputable(sample)) return sample;
  const choice = selectTestLags(sample.observations, lags);
  const minObservations = 2 * choice.lags + 2;
  if (sample.observations < minObservations) return toNotComputable(sample, 'TOO_FEW_OBSERVATIONS', minObservations);
  const residuals = demean ? deviations(sample) : scaleToUnit(sample.values);
  const squares = { ...sample, values: residuals.map((value) => value * value) };
  const fit = fitByMoments(squares, choice.lags) ?? fitByLeastSquares(squares, choice.lags);
  if (isNotComputable(fit)) return fit;
  const { rows } = fit;
  const statistic = (rows - checkLag('modelDegrees', modelDegrees)) * fit.rSquared;
  return {
    status: 'computed',
    statistic,
    degreesOfFreedom: choice.lags,
    ...assessSignificance(chiSquareTail(statistic, choice.lags)),
    nullHypothesis: `The variance does not depend on the previous ${choice.lags === 1 ? 'squared deviation' : `${choice.lags} squared deviations`}.`,
    rSquared: fit.rSquared,
    f: fTest(fit.explainedOverResidual, choice.lags, rows - choice.lags - 1),
    ...choice,
    observations: rows,
    notes: [...sample.notes, buildMeanNote(demean), independenceNote],
  };
}

interface SquaresRegression extends ExplainedVariance {
  rows: number;
}

/** The fast path, for squares without gaps whose lags are not nearly collinear; undefined otherwise. */
function fitByMoments(squares: Sample, lags: number): SquaresRegression | undefined {
  const explained = squares.present ? undefined : regressOnLags(deviations(squares), lags);
  return explained && { ...explained, rows: squares.values.length - lags };
}

function fitByLeastSquares(squares: Sample, lags: number): SquaresRegression | NotComputable {
  const regression = buildRegression(squares, lags);
  const rows = regression.response.length;
  const usedSample = { observations: rows, notes: squares.notes };
  if (rows < lags + 2) return toNotComputable(usedSample, 'TOO_FEW_OBSERVATIONS', lags + 2);
  const fit = leastSquares({ ...regression, constant: true });
  if (!fit) return toNotComputable(usedSample, 'RANK_DEFICIENT');
  if (fit.isPerfect) return toNotComputable(usedSample, 'PERFECT_FIT');
  return { ...fit, rows };
}

/** The regression of the squares on their lags, over the periods without a missing value among them. */
function buildRegression({ values, present }: Sample, lags: number) {
  const rows = Math.max(0, values.length - lags);
  const columns = buildLaggedColumns(values, lags, rows);
  const response = values.subarray(lags);
  if (!present) return { columns, response };
  const isComplete = (_: number, row: number) => present.subarray(row, row + lags + 1).every((flag) => flag === 1);
  return { columns: columns.map((column) => column.filter(isComplete)), response: response.filter(isComplete) };
}

const independenceNote: Note = {
  code: 'ASSUMES_INDEPENDENCE',
  message:
    'The test assumes uncorrelated residuals. In autocorrelated values, such as levels, large squares cluster anyway.',
};

function buildMeanNote(demean: boolean): Note {
  return demean
    ? { code: 'DEMEANED', message: 'The mean was subtracted before squaring.' }
    : {
        code: 'NOT_DEMEANED',
        message: 'The values were squared without subtracting the mean. A nonzero mean looks like clustering.',
      };
}
