/*
 * How far forecasts made at several origins were from what came: each figure is averaged over the steps of an origin, and then over the
 * origins, so that every origin counts the same. Source: Tashman (2000), International Journal of Forecasting 16, 437-450.
 */
import type { NotComputable } from '../stats/outcome.js';
import { coverage, mase, msis, owa, seasonalScale, smape } from './accuracy.js';
import type { Forecast, Interval } from './forecastResult.js';
import type { OriginCase } from './rollingOrigins.js';

/** A forecast made at one origin, and what came of it; all in one unit. */
export interface Outcome {
  point: readonly (number | null)[];
  intervals: readonly Interval[];
  /** By the same steps; null where nothing came (yet). */
  actuals: readonly (number | null)[];
  /** What errors are scaled by: the mean seasonal change of what was known; null where nothing changed. */
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

/** Null where no origin could be scored, and beyond what numbers can hold. */
export interface Scores {
  origins: number;
  smape: number | null;
  mase: number | null;
  /** Against Naive 2 at the same origins: below one is better. */
  owa: number | null;
  meanAbsoluteError: number | null;
  rootMeanSquareError: number | null;
  /** Mean of what came minus the forecast. */
  bias: number | null;
  /** Of the widest intervals. */
  msis: number | null;
  coverage: Coverage[];
}

interface Coverage {
  level: number;
  /** Of one. */
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

/** Scores of one model; `yardstick` are the outcomes of Naive 2 at the same origins, and undefined is an origin without a forecast. */
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

/** The same for each number of periods ahead of which anything came. */
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

/** An outcome of one of its steps alone, which start at 0. */
export function selectStep(outcome: Outcome | undefined, step: number): Outcome | undefined {
  if (outcome === undefined) return undefined;
  const pickStep = <Cell>(row: readonly Cell[]): Cell[] => row.slice(step, step + 1);
  const { point, actuals, intervals, scale } = outcome;
  const cut = intervals.map(({ level, lower, upper }) => ({ level, lower: pickStep(lower), upper: pickStep(upper) }));
  return { point: pickStep(point), actuals: pickStep(actuals), intervals: cut, scale };
}

/** Mean absolute error of an outcome in units of its scale; undefined where it could not be scored. */
export function computeScaledError(outcome: Outcome | undefined): number | undefined {
  return scoreOrigin(outcome)?.mase;
}

function scoreOrigin(outcome: Outcome | undefined): OriginScore | undefined {
  if (outcome === undefined || outcome.scale === null) return undefined;
  const { point, actuals, scale, intervals } = outcome;
  const completeSteps = findCompleteSteps([actuals, point]);
  if (completeSteps.length === 0) return undefined;
  const [actual, expected] = [pickSteps(actuals, completeSteps), pickSteps(point, completeSteps)];
  const errors = actual.map((value, index) => value - (expected[index] as number));
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
    smape: smape(actual, expected),
    mase: mase(actual, expected, scale),
    msis: widest ? msis(widest.actual, widest.bounds, scale) : null,
    meanAbsoluteError: average(errors.map(Math.abs)),
    meanSquareError: average(errors.map((error) => error * error)),
    bias: average(errors),
    coverage: scoredIntervals.map(({ bounds, actual: values }) => ({
      level: bounds.level,
      share: coverage(values, bounds),
      values: values.length,
    })),
  };
}

/** The steps at which every row has a number. */
function findCompleteSteps(rows: readonly (readonly (number | null)[])[]): number[] {
  const [first = []] = rows;
  return first.flatMap((_, step) => (rows.every((row) => (row[step] ?? null) !== null) ? [step] : []));
}

function pickSteps(row: readonly (number | null)[], steps: readonly number[]): number[] {
  return steps.map((step) => row[step] as number);
}

/** Over the origins at which both could be scored. */
function computeRelativeScore(all: (OriginScore | undefined)[], benchmark: (OriginScore | undefined)[]): number | null {
  const both = all.flatMap((own, index) => {
    const naive2 = benchmark[index];
    return own && naive2 ? [{ own, naive2 }] : [];
  });
  if (both.length === 0) return null;
  const mean = (select: (pair: { own: OriginScore; naive2: OriginScore }) => number) => average(both.map(select));
  const own = { smape: mean((pair) => pair.own.smape), mase: mean((pair) => pair.own.mase) };
  const naive2 = { smape: mean((pair) => pair.naive2.smape), mase: mean((pair) => pair.naive2.mase) };
  return naive2.smape > 0 && naive2.mase > 0 ? meanOrNull([owa(own, naive2)]) : null;
}

/** By ascending level; also of levels that no origin had an interval of. */
function computeCoverage(outcomes: readonly (Outcome | undefined)[], scores: readonly OriginScore[]): Coverage[] {
  const levels = new Set(outcomes.flatMap((outcome) => outcome?.intervals.map(({ level }) => level) ?? []));
  return [...levels]
    .sort((one, other) => one - other)
    .map((level) => {
      const own = scores.flatMap((score) => score.coverage.filter((one) => one.level === level));
      return {
        level,
        share: meanOrNull(own.map(({ share }) => share)),
        values: own.reduce((sum, { values }) => sum + values, 0),
      };
    });
}

/** Null where there is no value, and where the mean lies beyond what numbers can hold. */
function meanOrNull(values: readonly (number | null)[]): number | null {
  const mean = average(values.filter((value) => value !== null));
  return Number.isFinite(mean) ? mean : null;
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
