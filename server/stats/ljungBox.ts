/*
 * Ljung-Box and Box-Pierce tests: whether the first L autocorrelations are jointly larger than those of white noise.
 *
 * Q = n (n + 2) Σ r(k)² / (n − k) over k = 1 … L (Box-Pierce: n Σ r(k)²) has a χ² distribution with L degrees of
 * freedom, less the number of parameters if the series is the residuals of an ARMA model. Default L: min(10, n/5), for
 * a season of m periods min(2m, n/5).
 * Source: Ljung and Box (1978); Box and Pierce (1970). Same as statsmodels' acorr_ljungbox and R's Box.test.
 */
import { computeCorrelations } from './autocorrelation.js';
import { chiSquareTail } from './distributions/upperTails.js';
import { selectTestLags } from './lags.js';
import {
  assessSignificance,
  checkLag,
  createNotComputable,
  isNotComputable,
  type LagChoice,
  type NotComputable,
  type Note,
  type TestResult,
} from './outcome.js';
import { buildSample, type MissingRule, type Sample, type SeriesValues, toNotComputable } from './sample.js';

export interface PortmanteauOptions {
  lags?: number;
  /** Observations per season, for the default number of lags. */
  period?: number;
  /** Number of parameters of the ARMA model that left these residuals. */
  modelDegrees?: number;
  missing?: MissingRule;
}

/**
 * The test of the first `lag` autocorrelations; the p-value is null unless `lag` exceeds the number of model
 * parameters.
 */
export interface PortmanteauAtLag {
  lag: number;
  statistic: number;
  degreesOfFreedom: number;
  pValue: number | null;
  log10PValue: number | null;
}

/** The test at the last lag, with a table for every lag up to it. */
export interface Portmanteau extends TestResult, LagChoice {
  degreesOfFreedom: number;
  table: PortmanteauAtLag[];
}

export function ljungBox(series: SeriesValues, options: PortmanteauOptions = {}): Portmanteau | NotComputable {
  return computePortmanteau(series, options, (n, lag) => (n * (n + 2)) / (n - lag));
}

export function boxPierce(series: SeriesValues, options: PortmanteauOptions = {}): Portmanteau | NotComputable {
  return computePortmanteau(series, options, (n) => n);
}

function computePortmanteau(
  series: SeriesValues,
  { lags, period, modelDegrees = 0, missing = 'conservative' }: PortmanteauOptions,
  getWeight: (observations: number, lag: number) => number,
): Portmanteau | NotComputable {
  const sample = buildSample(series, missing, 2);
  if (isNotComputable(sample)) return sample;
  const choice = selectTestLags(sample.observations, lags, period);
  if (choice.lags >= sample.observations) {
    return toNotComputable(sample, 'LAG_EXCEEDS_SAMPLE', choice.lags + 1);
  }
  const { correlations, pairs } = computeCorrelations(sample, choice.lags, missing);
  const firstMissing = pairs.indexOf(0);
  if (firstMissing > 0) return buildMissingPairs(sample, firstMissing);
  const table: PortmanteauAtLag[] = [];
  let statistic = 0;
  for (let lag = 1; lag <= choice.lags; lag++) {
    statistic += getWeight(sample.observations, lag) * (correlations[lag] as number) ** 2;
    table.push(buildRowAtLag(lag, statistic, lag - checkLag('modelDegrees', modelDegrees)));
  }
  const last = table[choice.lags - 1] as PortmanteauAtLag;
  return {
    status: 'computed',
    statistic,
    degreesOfFreedom: last.degreesOfFreedom,
    ...assessAtLag(last),
    nullHypothesis:
      choice.lags === 1 ? 'The first autocorrelation is zero.' : `The first ${choice.lags} autocorrelations are zero.`,
    ...choice,
    observations: sample.observations,
    table,
    notes: [...sample.notes, ...buildUndefinedPValueNotes(last.degreesOfFreedom)],
  };
}

/** The result if a lag has no pair of observations: omitting that lag from the sum would give a different statistic. */
function buildMissingPairs({ observations }: Sample, lag: number): NotComputable {
  const fewer = lag > 1 ? ` Use at most ${lag - 1 === 1 ? '1 lag' : `${lag - 1} lags`}.` : '';
  return createNotComputable('NO_PAIRS_AT_LAG', observations, null, `The first such lag is ${lag}.${fewer}`);
}

function buildRowAtLag(lag: number, statistic: number, degreesOfFreedom: number): PortmanteauAtLag {
  const { pValue, log10PValue } = assessAtLag({ statistic, degreesOfFreedom });
  return { lag, statistic, degreesOfFreedom, pValue, log10PValue };
}

function assessAtLag({ statistic, degreesOfFreedom }: Pick<PortmanteauAtLag, 'statistic' | 'degreesOfFreedom'>) {
  if (degreesOfFreedom <= 0) return { pValue: null, log10PValue: null, rejected: null };
  return assessSignificance(chiSquareTail(statistic, degreesOfFreedom));
}

function buildUndefinedPValueNotes(degreesOfFreedom: number): Note[] {
  if (degreesOfFreedom > 0) return [];
  return [
    {
      code: 'P_UNDEFINED',
      message: 'The p-value is undefined: the test needs more lags than the model has parameters.',
    },
  ];
}
