import type { FittedModel } from './fittedModel.js';
import type { ForecastNote, ForecastNoteCode, Interval } from './forecastResult.js';
import type { TransformedSeries } from './transform.js';

interface ForecastParts {
  fit: FittedModel;
  transformedSeries: TransformedSeries;
  point: readonly (number | null)[];
  intervals: readonly Interval[];
  biasAdjusted: boolean;
}

export function buildForecastNotes({
  fit,
  transformedSeries,
  point,
  intervals,
  biasAdjusted,
}: ForecastParts): ForecastNote[] {
  const isAdjusted = biasAdjusted && intervals.length > 0;
  const backTransformNote = (isAdjusted ? transformedSeries.biasAdjustedNote : undefined) ?? transformedSeries.biasNote;
  const isUnbounded = [point, ...intervals.flatMap(({ lower, upper }) => [lower, upper])].some((row) =>
    row.includes(null),
  );
  const notes: [boolean, ForecastNoteCode, string][] = [
    [fit.label === 'Constant', 'CONSTANT', 'All observations are equal: the forecast is that value.'],
    [intervals.length === 0, 'NO_INTERVALS', 'There are too few observations to say how far forecasts may be off.'],
    [isUnbounded, 'UNBOUNDED', 'Some forecasts or bounds lie beyond what numbers can hold.'],
    [backTransformNote !== null, 'BACK_TRANSFORMED', backTransformNote ?? ''],
  ];
  return notes.filter(([applies]) => applies).map(([, code, message]) => ({ code, message }));
}
