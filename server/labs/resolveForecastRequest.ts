import { getDefaultIntervalKind, resolveLevels } from '../forecasting/intervals.js';
import { limitOriginCount } from '../forecasting/limitOriginCount.js';
import type { Schemas } from '../schemas.js';
import { describeSample } from './describeSample.js';
import { forecastModels } from './forecastModels.js';
import { countDifferences, getRequestedChoices } from './getRequestedChoices.js';
import { getSeasonLength } from './getSeasonLength.js';
import type { LabSeries } from './loadLabSeries.js';
import { rejectField } from './rejectField.js';

export type ForecastRequest = Schemas['ForecastRun']['request'];

type Options = Schemas['ForecastOptions'];

/** More periods would not be forecast within the time that a request has. */
const maxSamplePeriods = 3_000;
/** Of exponential smoothing: a longer season has too many states to estimate. */
const maxEtsSeason = 24;

/** What is asked of a series, with what is taken where nothing was asked. Refuses options that do not suit the model or the series. */
export function resolveForecastRequest(
  body: Schemas['ForecastRequest'],
  { sample, metadata }: LabSeries,
): { request: ForecastRequest; season: number } {
  const { model = 'auto', horizon, transform = 'level', options = {} } = body;
  const { observations, missing } = describeSample(sample);
  // Absent rows make periods, and so do rows without a value before the first.
  const periods = Math.max(observations + missing, sample.values.length);
  checkLength(periods, body);
  checkOptions(model, options, body);
  const season = options.seasonalPeriod ?? getSeasonLength(metadata.frequency);
  checkSeason(options, season);
  const request: ForecastRequest = {
    ...{ model, horizon, transform },
    levels: resolveLevels(body.levels),
    intervals: body.intervals ?? getDefaultIntervalKind(model),
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
  const problem = `must be set so that the sample has at most ${maxSamplePeriods} periods; it has ${periods}`;
  rejectField(values === undefined || dates !== undefined ? 'start' : 'values', problem);
}

function checkOptions(model: Schemas['ForecastModel'], options: Options, body: Schemas['ForecastRequest']): void {
  const supported: readonly string[] = forecastModels[model].options;
  const unsupported = Object.keys(options).find((name) => !supported.includes(name));
  if (unsupported !== undefined)
    rejectField(`options/${unsupported}`, `is no option of ${model}, which has ${supported.join(', ')}`);
  const { order, seasonalOrder, constant, biasAdjusted, seasonalPeriod } = options;
  if (seasonalOrder && !order) rejectField('options/seasonalOrder', 'needs options/order');
  if (constant !== undefined && !order) rejectField('options/constant', 'needs options/order');
  if (constant && countDifferences(options) > 1)
    rejectField('options/constant', 'cannot be true with more than one difference');
  if (biasAdjusted && body.transform !== 'log') rejectField('options/biasAdjusted', 'needs transform log');
  if (seasonalPeriod !== undefined && body.values === undefined)
    rejectField('options/seasonalPeriod', 'is for values that are sent along; the season of an indicator is known');
}

function checkSeason({ form, seasonalOrder }: Options, season: number): void {
  const hasSeason = season > 1 && season <= maxEtsSeason;
  if (form && !form.endsWith('N') && !hasSeason)
    rejectField('options/form', `(${form}) has a season, and the series none of 2 to ${maxEtsSeason} observations`);
  if (seasonalOrder?.some((order) => order > 0) && season === 1)
    rejectField('options/seasonalOrder', 'must be [0, 0, 0] for a series without season');
}
