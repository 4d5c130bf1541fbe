import type { FittedModel } from './fittedModel.js';
import type { Forecast, ForecastNote, ForecastNoteCode, Interval } from './forecastResult.js';
import type { TransformedSeries } from './transform.js';
import { describeRange, type ValueRange } from './valueRange.js';

interface ForecastParts {
  fit: FittedModel;
  transformedSeries: TransformedSeries;
  point: readonly (number | null)[];
  intervals: readonly Interval[];
  range: ValueRange;
  /** Numbers of forecasts and bounds that are set to the limit of the range. */
  limited: Forecast['limited'];
  biasAdjusted: boolean;
}

/** Builds the notes that readers need to interpret a forecast. */
export function buildForecastNotes({
  fit,
  transformedSeries,
  point,
  intervals,
  range,
  limited,
  biasAdjusted,
}: ForecastParts): ForecastNote[] {
  const isAdjusted = biasAdjusted && intervals.length > 0;
  const backTransformNote = (isAdjusted ? transformedSeries.biasAdjustedNote : undefined) ?? transformedSeries.biasNote;
  const values = [point, ...intervals.flatMap(({ lower, upper }) => [lower, upper])].flat();
  const isUnbounded = values.includes(null);
  const isLimited = limited.forecasts + limited.bounds > 0;
  const notes: [boolean, ForecastNoteCode, string][] = [
    [fit.label === 'Constant', 'CONSTANT', 'All observations are equal, so the forecast is that value.'],
    [
      intervals.length === 0,
      'NO_INTERVALS',
      'There are too few observations to estimate the forecast error, so there are no intervals.',
    ],
    [
      isUnbounded,
      'UNBOUNDED',
      'Some forecasts or bounds are null because they exceed the range of floating-point numbers.',
    ],
    [
      isLimited,
      'LIMITED_TO_RANGE',
      `The values of the series are ${describeRange(range)}. Forecasts and bounds of the model beyond are set to the limit.`,
    ],
    [backTransformNote !== null, 'BACK_TRANSFORMED', backTransformNote ?? ''],
  ];
  return notes.filter(([applies]) => applies).map(([, code, message]) => ({ code, message }));
}
