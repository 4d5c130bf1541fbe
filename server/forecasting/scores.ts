/*
 * Scores of forecasts made at several origins: averages over the steps of an origin and then over the origins, so that
 * all origins have equal weight. Source: Tashman (2000), International Journal of Forecasting 16, 437-450.
 */
import type { NotComputable } from '../stats/outcome.js';
import { plainMean } from '../stats/summation.js';
import { coverage, mase, msis, owa, seasonalScale, smape } from './accuracy.js';
import type { Forecast, Interval } from './forecastResult.js';
import type { OriginCase } from './rollingOrigins.js';

/** A forecast made at one origin and the actual values, all in one unit. */
export interface Outcome {
  point: readonly (number | null)[];
  intervals: readonly Interval[];
  /** Actual values of the same steps; null where there is none (yet). */
  actuals: readonly (number | null)[];
  /** The scale of errors: the mean absolute seasonal difference of the training values; null when they are constant. */
  scale: number | null;
}

/** Pairs a forecast made at an origin with the actual values; undefined when there is no forecast. */
export function toOutcome(origin: OriginCase, result: Forecast | NotComputable, period: number): Outcome | undefined {
  if (result.status !== 'computed') return undefined;
  const { point, intervals } = result;
  return { point, intervals, actuals: origin.actual, scale: computeScale(origin.training, period) };
}

/** Computes the scale of forecast errors: the mean absolute seasonal change of the training values. */
export function computeScale(training: readonly (number | null)[], period: number): number | null {
  const values = training.filter((value) => value !== null);
  return seasonalScale(values, period);
}

/** Scores are null when no origin is scored, and beyond the range of floating-point numbers. */
export interface Scores {
  origins: number;
  smape: number | null;
  mase: number | null;
  /** Relative to Naive 2 at the same origins; below 1 is better. */
  owa: number | null;
  meanAbsoluteError: number | null;
  rootMeanSquareError: number | null;
  /** Mean of actual value minus forecast. */
  bias: number | null;
  /** Score of the widest intervals. */
  msis: number | null;
  coverage: Coverage[];
}

interface Coverage {
  level: number;
  /** From 0 to 1. */
  share: number | null;
  values: number;
}

interface OriginScore {
  smape: number;
  mase: number;
  msis: number | null;
  meanAbsoluteError: number;
  meanSquareError: number;
  bias: number;
  coverage: { level: number; share: number; values: number }[];
}

/** Scores one model; `benchmark` is Naive 2 at the same origins, and undefined marks an origin without a forecast. */
export function computeScores(
  outcomes: readonly (Outcome | undefined)[],
  benchmark: readonly (Outcome | undefined)[],
): Scores {
  const all = outcomes.map(scoreOrigin);
  const scores = all.filter((score) => score !== undefined);
  const mean = (select: (score: OriginScore) => number | null) => meanOrNull(scores.map(select));
  const meanSquareError = mean((score) => score.meanSquareError);
  return {
    origins: scores.length,
    smape: mean((score) => score.smape),
    mase: mean((score) => score.mase),
    owa: computeRelativeScore(all, benchmark.map(scoreOrigin)),
    meanAbsoluteError: mean((score) => score.meanAbsoluteError),
    rootMeanSquareError: meanSquareError === null ? null : Math.sqrt(meanSquareError),
    bias: mean((score) => score.bias),
    msis: mean((score) => score.msis),
    coverage: computeCoverage(outcomes, scores),
  };
}

/** Scores one model for each number of periods ahead that has actual values. */
export function computeScoresByStep(
  outcomes: readonly (Outcome | undefined)[],
  benchmark: readonly (Outcome | undefined)[],
): { step: number; scores: Scores }[] {
  const steps = Math.max(0, ...outcomes.map((outcome) => outcome?.actuals.length ?? 0));
  return Array.from({ length: steps }, (_, index) => ({
    step: index + 1,
    scores: computeScores(
      outcomes.map((outcome) => selectStep(outcome, index)),
      benchmark.map((outcome) => selectStep(outcome, index)),
    ),
  })).filter(({ scores }) => scores.origins > 0);
}

/** Restricts an outcome to one step; steps start at 0. */
export function selectStep(outcome: Outcome | undefined, step: number): Outcome | undefined {
  if (outcome === undefined) return undefined;
  const pickStep = <Cell>(row: readonly Cell[]): Cell[] => row.slice(step, step + 1);
  const { point, actuals, intervals, scale } = outcome;
  const stepIntervals = intervals.map(({ level, lower, upper }) => ({
    level,
    lower: pickStep(lower),
    upper: pickStep(upper),
  }));
  return { point: pickStep(point), actuals: pickStep(actuals), intervals: stepIntervals, scale };
}

/** Mean absolute scaled error of an outcome; undefined when it cannot be scored. */
export function computeScaledError(outcome: Outcome | undefined): number | undefined {
  return scoreOrigin(outcome)?.mase;
}

function scoreOrigin(outcome: Outcome | undefined): OriginScore | undefined {
  if (outcome === undefined || outcome.scale === null) return undefined;
  const { point, actuals, scale, intervals } = outcome;
  const completeSteps = findCompleteSteps([actuals, point]);
  if (completeSteps.length === 0) return undefined;
  const [actual, forecast] = [pickSteps(actuals, completeSteps), pickSteps(point, completeSteps)];
  const errors = actual.map((value, index) => value - (forecast[index] as number));
  const bounded = intervals.map((interval) => ({
    ...interval,
    steps: findCompleteSteps([actuals, interval.lower, interval.upper]),
  }));
  const scoredIntervals = bounded
    .filter(({ steps }) => steps.length > 0)
    .map(({ level, lower, upper, steps }) => ({
      bounds: { level, lower: pickSteps(lower, steps), upper: pickSteps(upper, steps) },
      actual: pickSteps(actuals, steps),
    }));
  const widest = scoredIntervals.at(-1);
  return {
    smape: smape(actual, forecast),
    mase: mase(actual, forecast, scale),
    msis: widest ? msis(widest.actual, widest.bounds, scale) : null,
    meanAbsoluteError: plainMean(errors.map(Math.abs)),
    meanSquareError: plainMean(errors.map((error) => error * error)),
    bias: plainMean(errors),
    coverage: scoredIntervals.map(({ bounds, actual: values }) => ({
      level: bounds.level,
      share: coverage(values, bounds),
      values: values.length,
    })),
  };
}

/** Returns the steps at which every row has a value. */
function findCompleteSteps(rows: readonly (readonly (number | null)[])[]): number[] {
  const [first = []] = rows;
  return first.flatMap((_, step) => (rows.every((row) => (row[step] ?? null) !== null) ? [step] : []));
}

function pickSteps(row: readonly (number | null)[], steps: readonly number[]): number[] {
  return steps.map((step) => row[step] as number);
}

/** Computes OWA over the origins at which both models are scored. */
function computeRelativeScore(all: (OriginScore | undefined)[], benchmark: (OriginScore | undefined)[]): number | null {
  const pairs = all.flatMap((model, index) => {
    const naive2 = benchmark[index];
    return model && naive2 ? [{ model, naive2 }] : [];
  });
  if (pairs.length === 0) return null;
  const mean = (select: (pair: { model: OriginScore; naive2: OriginScore }) => number) => plainMean(pairs.map(select));
  const model = { smape: mean((pair) => pair.model.smape), mase: mean((pair) => pair.model.mase) };
  const naive2 = { smape: mean((pair) => pair.naive2.smape), mase: mean((pair) => pair.naive2.mase) };
  return naive2.smape > 0 && naive2.mase > 0 ? meanOrNull([owa(model, naive2)]) : null;
}

/** Averages coverage by ascending level, including levels without a scored interval. */
function computeCoverage(outcomes: readonly (Outcome | undefined)[], scores: readonly OriginScore[]): Coverage[] {
  const levels = new Set(outcomes.flatMap((outcome) => outcome?.intervals.map(({ level }) => level) ?? []));
  return [...levels]
    .sort((a, b) => a - b)
    .map((level) => {
      const entries = scores.flatMap((score) => score.coverage.filter((entry) => entry.level === level));
      return {
        level,
        share: meanOrNull(entries.map(({ share }) => share)),
        values: entries.reduce((sum, { values }) => sum + values, 0),
      };
    });
}

/** Null when there is no value, and when the mean is not finite. */
function meanOrNull(values: readonly (number | null)[]): number | null {
  const mean = plainMean(values.filter((value) => value !== null));
  return Number.isFinite(mean) ? mean : null;
}
