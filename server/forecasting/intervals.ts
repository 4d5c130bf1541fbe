/*
 * Bounds that what comes should lie within, so many times out of a hundred.
 *
 * By the model: the forecast ± z deviations. Such bounds are too narrow for every standard model, as they know nothing of a wrong choice of model
 * or of a break: over yearly values those of 95 % hold 80 to 87 % of what comes. Calibrated, each is widened by a factor that grows with the
 * horizon, learned from rolling origins over many series (docs/forecasting.md says which), so that the share comes true on average.
 */
import { normalQuantile } from '../stats/distributions/normalQuantile.js';
import type { ModelName } from './fittedModel.js';

export type IntervalKind = 'calibrated' | 'model';

/** The intervals of a model where none are asked for. */
export function getDefaultIntervalKind(model: ModelName): IntervalKind {
  return model === 'auto' || model === 'combination' ? 'calibrated' : 'model';
}

/** Returns the levels in ascending order; 80 and 95 percent by default. */
export function resolveLevels(levels: readonly number[] = [80, 95]): number[] {
  return [...levels].sort((a, b) => a - b);
}

/** What deviations are multiplied by one period ahead, and for each power of e further ahead. */
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

/** How wide intervals of a kind are, in words; `season`: observations in one. */
export function describeIntervalMethod(kind: IntervalKind, season: number): string {
  if (kind === 'model')
    return 'By the model: the forecast ± z standard deviations of the forecast error that the model states. Such intervals hold less of what comes than they say.';
  const { eighty, ninetyFive } = getCalibration(season);
  const formatFactor = ({ first, further }: Growth): string => `${first} + ${further} log h`;
  return (
    `Calibrated: the forecast ± z standard deviations of the model, times a factor for h periods ahead: ${formatFactor(eighty)} at 80 %, ` +
    `${formatFactor(ninetyFive)} at 95 %, between the two by z and beyond them as at the nearest. Learned from the errors of auto at 1,896 earlier dates of the bundled library ` +
    'and of the M3 competition, not from this series: the shares hold on average over such series, and less than that through a crisis.'
  );
}

const z80 = normalQuantile(0.9);
const z95 = normalQuantile(0.975);

/** How many standard deviations on either side of a forecast hold `level` percent, so many periods ahead. */
export function computeHalfWidth(kind: IntervalKind, level: number, period: number, step: number): number {
  const z = normalQuantile((1 + level / 100) / 2);
  return kind === 'model' ? z : z * computeCalibrationFactor(z, period, step);
}

function getCalibration(period: number): Calibration {
  if (period === 1) return yearly;
  return period <= 4 ? quarterly : monthly;
}

/** Between the two levels that were measured on a line by z; below and above them as at the nearest. */
function computeCalibrationFactor(z: number, period: number, step: number): number {
  const { eighty, ninetyFive } = getCalibration(period);
  const computeFactor = ({ first, further }: Growth): number => first + further * Math.log(step);
  const position = Math.min(1, Math.max(0, (z - z80) / (z95 - z80)));
  return computeFactor(eighty) + position * (computeFactor(ninetyFive) - computeFactor(eighty));
}
