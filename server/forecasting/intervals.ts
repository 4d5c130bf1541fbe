/*
 * Prediction intervals.
 *
 * Model intervals are the forecast ± z standard deviations. They are too narrow for every standard model, because they
 * ignore uncertainty about the choice of model and structural breaks: on annual series, 95 % intervals contain 80 % to
 * 87 % of actual values. Calibrated intervals are multiplied by a factor that grows with the horizon and is larger for
 * short samples, estimated from rolling origins over many series (see docs/forecasting.md), so that average coverage
 * matches the level. Those of series without a season use Student's t instead of z, because a few years estimate the
 * standard deviation poorly.
 */
import { normalQuantile } from '../stats/distributions/normalQuantile.js';
import { studentQuantile } from '../stats/distributions/studentQuantile.js';
import type { ModelName } from './fittedModel.js';

export type IntervalKind = 'calibrated' | 'model';

/** Returns the default kind of intervals of a model. */
export function getDefaultIntervalKind(model: ModelName): IntervalKind {
  return model === 'auto' || model === 'combination' ? 'calibrated' : 'model';
}

/** Returns the levels in ascending order; 80 and 95 percent by default. */
export function resolveLevels(levels: readonly number[] = [80, 95]): number[] {
  return [...levels].sort((a, b) => a - b);
}

/**
 * Factor of the standard deviation: `first`, plus `further` times the natural log of the number of periods ahead, plus
 * `perSample` times the number of periods ahead per observation, at most one.
 */
interface Growth {
  first: number;
  further: number;
  perSample: number;
}

interface Calibration {
  eighty: Growth;
  ninetyFive: Growth;
}

/** The standard deviations of the mean `auto` are larger, because that of the naive model is one of them. */
const yearlyAuto: Calibration = {
  eighty: { first: 0.96, further: 0.06, perSample: 0.99 },
  ninetyFive: { first: 1.16, further: 0.19, perSample: 1.2 },
};
const yearly: Calibration = {
  eighty: { first: 1.12, further: 0.07, perSample: 1.15 },
  ninetyFive: { first: 1.35, further: 0.22, perSample: 1.4 },
};
const quarterly: Calibration = {
  eighty: { first: 0.98, further: 0, perSample: 2 },
  ninetyFive: { first: 1.22, further: 0, perSample: 2.7 },
};
const monthly: Calibration = {
  eighty: { first: 0.94, further: 0, perSample: 0.9 },
  ninetyFive: { first: 1.17, further: 0, perSample: 1.2 },
};

/** Describes how intervals are computed. `season` is the number of observations per season. */
export function describeIntervalMethod(kind: IntervalKind, season: number, fit: CalibratedFit): string {
  if (kind === 'model')
    return 'Model: the forecast ± z standard deviations of the forecast error under the model. Such intervals contain fewer actual values than their level states.';
  const { eighty, ninetyFive } = getCalibration(fit, season);
  const origin = season === 1 ? ' (an earlier version, and then scaled)' : '';
  const quantile = season === 1 ? `t (of n − ${coefficients}, at least ${minDegrees}, degrees of freedom)` : 'z';
  return (
    `Calibrated: the forecast ± ${quantile} standard deviations of the model, times a factor for h periods ahead of n values: ${formatGrowth(eighty)} at 80% and ` +
    `${formatGrowth(ninetyFive)} at 95%, interpolated by z between these levels and constant beyond them; h / n counts as at most 1. The factors are estimated from the errors of auto${origin} at 2,604 origins ` +
    'in the bundled library and the M3 competition, not from this series: coverage matches the level on average over such series, and is lower during crises.'
  );
}

function formatGrowth({ first, further, perSample }: Growth): string {
  return `${first}${further === 0 ? '' : ` + ${further} log h`} + ${perSample} h / n`;
}

const z80 = normalQuantile(0.9);
const z95 = normalQuantile(0.975);

/** A level, a slope and their smoothing parameters. */
const coefficients = 4;
/** Intervals by one degree of freedom, 12.7 standard deviations at 95 %, would say nothing. */
const minDegrees = 2;

/** The model, and its members if it is a mean. */
interface CalibratedFit {
  model: ModelName;
  members?: readonly unknown[] | undefined;
}

/** The model, observations per season, and number of fitted values. */
interface FittedSample {
  fit: CalibratedFit;
  period: number;
  observations: number;
}

/** Creates the half-width of an interval for `level` percent, in standard deviations, by number of periods ahead. */
export function createHalfWidth(kind: IntervalKind, level: number, sample: FittedSample): (step: number) => number {
  const p = (1 + level / 100) / 2;
  const z = normalQuantile(p);
  if (kind === 'model') return () => z;
  const degrees = Math.max(minDegrees, sample.observations - coefficients);
  const quantile = sample.period === 1 ? studentQuantile(p, degrees) : z;
  return (step) => quantile * computeCalibrationFactor(z, sample, step);
}

function getCalibration({ model, members = [] }: CalibratedFit, period: number): Calibration {
  if (period === 1) return model === 'auto' && members.length > 0 ? yearlyAuto : yearly;
  return period <= 4 ? quarterly : monthly;
}

/** Interpolates linearly in z between the two calibrated levels; constant outside them. */
function computeCalibrationFactor(z: number, sample: FittedSample, step: number): number {
  const { eighty, ninetyFive } = getCalibration(sample.fit, sample.period);
  const computeFactor = ({ first, further, perSample }: Growth): number =>
    first + further * Math.log(step) + perSample * Math.min(1, step / sample.observations);
  const position = Math.min(1, Math.max(0, (z - z80) / (z95 - z80)));
  return computeFactor(eighty) + position * (computeFactor(ninetyFive) - computeFactor(eighty));
}
