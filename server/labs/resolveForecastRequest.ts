import { getDefaultIntervalKind, resolveLevels } from '../forecasting/intervals.js';
import { limitOriginCount } from '../forecasting/limitOriginCount.js';
import type { Schemas } from '../schemas.js';
import { describeSample } from './describeSample.js';
import { forecastModels } from './forecastModels.js';
import { countDifferences, getRequestedChoices } from './getRequestedChoices.js';
import { getSeasonLength } from './getSeasonLength.js';
import type { LabSeries } from './loadLabSeries.js';
import { rejectField } from './rejectField.js';
import { resolveRange } from './resolveRange.js';

export type ForecastRequest = Schemas['ForecastRun']['request'];

type Options = Schemas['ForecastOptions'];

/** Longer samples would exceed the time limit of a request. */
const maxSamplePeriods = 3_000;
/** Exponential smoothing cannot estimate the initial states of a longer season. */
const maxEtsSeason = 24;

/**
 * Fills in the defaults of a request. Throws `invalid_request` for options that do not suit the model or the series.
 */
export function resolveForecastRequest(
  body: Schemas['ForecastRequest'],
  series: LabSeries,
): { request: ForecastRequest; season: number } {
  const { sample, metadata } = series;
  const { model = 'auto', horizon, transform = 'level', options = {} } = body;
  const { observations, missing } = describeSample(sample);
  // Counts absent rows, and rows without a value before the first value.
  const periods = Math.max(observations + missing, sample.values.length);
  checkLength(periods, body);
  checkOptions(model, options, body);
  const season = options.seasonalPeriod ?? getSeasonLength(metadata.frequency);
  checkSeason(options, season);
  const request: ForecastRequest = {
    ...{ model, horizon, transform },
    levels: resolveLevels(body.levels),
    intervals: body.intervals ?? getDefaultIntervalKind(model),
    range: resolveRange(body.range, series),
    backtestOrigins: limitOriginCount(body.backtestOrigins, {
      ...{ periods, season },
      order: getRequestedChoices(options).order,
    }),
    options,
  };
  return { request, season };
}

function checkLength(periods: number, { values, dates }: Schemas['ForecastRequest']): void {
  if (periods <= maxSamplePeriods) return;
  const limit = `at most ${maxSamplePeriods} periods; it has ${periods}`;
  if (values !== undefined && dates === undefined) rejectField('values', `must have ${limit}`);
  rejectField('start', `must be set so that the sample has ${limit}`);
}

function checkOptions(model: Schemas['ForecastModel'], options: Options, body: Schemas['ForecastRequest']): void {
  const supported: readonly string[] = forecastModels[model].options;
  const unsupported = Object.keys(options).find((name) => !supported.includes(name));
  if (unsupported !== undefined)
    rejectField(`options/${unsupported}`, `is not an option of ${model}. Options of ${model}: ${supported.join(', ')}`);
  const { order, seasonalOrder, constant, biasAdjusted, seasonalPeriod } = options;
  if (seasonalOrder && !order) rejectField('options/seasonalOrder', 'requires `options/order`');
  if (constant !== undefined && !order) rejectField('options/constant', 'requires `options/order`');
  if (constant && countDifferences(options) > 1)
    rejectField('options/constant', 'cannot be true with more than one difference');
  if (biasAdjusted && body.transform !== 'log') rejectField('options/biasAdjusted', 'requires `transform` to be log');
  if (seasonalPeriod !== undefined && body.values === undefined)
    rejectField(
      'options/seasonalPeriod',
      'applies only to `values` sent in the request; the season of an indicator follows from its frequency',
    );
}

function checkSeason({ form, seasonalOrder }: Options, season: number): void {
  const hasSeason = season > 1 && season <= maxEtsSeason;
  if (form && !form.endsWith('N') && !hasSeason)
    rejectField(
      'options/form',
      `(${form}) requires a season of 2 to ${maxEtsSeason} observations; that of the series has ${season}`,
    );
  if (seasonalOrder?.some((order) => order > 0) && season === 1)
    rejectField('options/seasonalOrder', 'must be [0, 0, 0] for a series without a season');
}
