/*
 * Prediction intervals.
 *
 * Model intervals are the forecast ± z standard deviations. They are too narrow for every standard model, because they
 * ignore uncertainty about the choice of model and structural breaks: on annual series, 95 % intervals contain 80 % to
 * 87 % of actual values. Calibrated intervals are multiplied by a factor that grows with the horizon, estimated from
 * rolling origins over many series (see docs/forecasting.md), so that average coverage matches the level.
 */
import { normalQuantile } from '../stats/distributions/normalQuantile.js';
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
 * Factor of the standard deviation: `first` one period ahead, plus `further` times the natural log of the number of
 * periods ahead.
 */
interface Growth {
  first: number;
  further: number;
}

interface Calibration {
  eighty: Growth;
  ninetyFive: Growth;
}

const yearly: Calibration = { eighty: { first: 1.1, further: 0.3 }, ninetyFive: { first: 1.35, further: 0.42 } };
const quarterly: Calibration = { eighty: { first: 0.98, further: 0.14 }, ninetyFive: { first: 1.18, further: 0.11 } };
const monthly: Calibration = { eighty: { first: 0.95, further: 0.085 }, ninetyFive: { first: 1.06, further: 0.115 } };

/** Describes how intervals are computed. `season` is the number of observations per season. */
export function describeIntervalMethod(kind: IntervalKind, season: number): string {
  if (kind === 'model')
    return 'Model: the forecast ± z standard deviations of the forecast error under the model. Such intervals contain fewer actual values than their level states.';
  const { eighty, ninetyFive } = getCalibration(season);
  const formatFactor = ({ first, further }: Growth): string => `${first} + ${further} log h`;
  return (
    `Calibrated: the forecast ± z standard deviations of the model, times a factor for h periods ahead: ${formatFactor(eighty)} at 80% and ` +
    `${formatFactor(ninetyFive)} at 95%, interpolated by z between these levels and constant beyond them. The factors are estimated from the errors of auto at 1,896 origins in the bundled library ` +
    'and the M3 competition, not from this series: coverage matches the level on average over such series, and is lower during crises.'
  );
}

const z80 = normalQuantile(0.9);
const z95 = normalQuantile(0.975);

/** Returns the half-width of an interval in standard deviations, for `level` percent and `step` periods ahead. */
export function computeHalfWidth(kind: IntervalKind, level: number, period: number, step: number): number {
  const z = normalQuantile((1 + level / 100) / 2);
  return kind === 'model' ? z : z * computeCalibrationFactor(z, period, step);
}

function getCalibration(period: number): Calibration {
  if (period === 1) return yearly;
  return period <= 4 ? quarterly : monthly;
}

/** Interpolates linearly in z between the two calibrated levels; constant outside them. */
function computeCalibrationFactor(z: number, period: number, step: number): number {
  const { eighty, ninetyFive } = getCalibration(period);
  const computeFactor = ({ first, further }: Growth): number => first + further * Math.log(step);
  const position = Math.min(1, Math.max(0, (z - z80) / (z95 - z80)));
  return computeFactor(eighty) + position * (computeFactor(ninetyFive) - computeFactor(eighty));
}
