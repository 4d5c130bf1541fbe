import { createNotComputable } from '../stats/outcome.js';
import { estimateEts } from './ets/estimate.js';
import { fitLine } from './fitLine.js';
import { computeResiduals, type FitFunction, mapSteps } from './fittedModel.js';
import { rootMeanSquare } from './rootMeanSquare.js';
import { withSeasonalAdjustment } from './withSeasonalAdjustment.js';

/** With fewer observations, level and slope cannot be distinguished. */
const minObservations = 4;

/**
 * Fits the theta method to the seasonally adjusted values: simple exponential smoothing whose drift is half the slope
 * of the trend line.
 * Source: Assimakopoulos and Nikolopoulos (2000), in the form of Hyndman and Billah (2003), as R's thetaf.
 */
export const fitTheta: FitFunction = (values, options) => fitAdjusted(values, options);

const fitAdjusted = withSeasonalAdjustment((values) => {
  const count = values.length;
  if (count < minObservations) return createNotComputable('TOO_FEW_OBSERVATIONS', count, minObservations);
  const series = Float64Array.from(values);
  const smoothed = estimateEts(series, { error: 'A', trend: 'N', season: 'N' }, 1);
  if (!smoothed) return createNotComputable('ZERO_VARIANCE', count);
  const { alpha } = smoothed.smoothing;
  const drift = fitLine(series).slope / 2;
  const fitted = Array.from(smoothed.forecasts);
  const residuals = computeResiduals(series, fitted);
  const sigma = rootMeanSquare(residuals, 2) ?? 0;
  const lag = (1 - (1 - alpha) ** count) / alpha;
  return {
    status: 'computed',
    model: 'theta',
    label: 'Theta',
    parameters: { alpha, level: smoothed.initial.level, drift },
    criteria: null,
    fitted,
    residuals,
    point: (horizon) => mapSteps(horizon, (step) => smoothed.last.level + drift * (step - 1 + lag)),
    deviation: (horizon) => mapSteps(horizon, (step) => sigma * Math.sqrt(1 + (step - 1) * alpha * alpha)),
  };
}, 2);
