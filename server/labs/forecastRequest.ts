import type { Schemas } from '../contract.js';
import { invalidRequest } from '../errors.js';
import { affordableOrigins } from '../forecasting/affordableOrigins.js';
import { defaultKind } from '../forecasting/intervals.js';
import { chosenByRequest, differencesOf } from './chosenByRequest.js';
import { describeSample } from './describeSample.js';
import { forecastModels } from './forecastModels.js';
import type { LabSeries } from './labSeries.js';
import { seasonOf } from './season.js';

export type ForecastRequest = Schemas['ForecastRun']['request'];

type Options = Schemas['ForecastOptions'];

/** More periods would not be forecast within the time that a request has. */
const longestSample = 3_000;
/** Of exponential smoothing: a longer season has too many states to estimate. */
const longestSeason = 24;

/** What is asked of a series, with what is taken where nothing was asked. Refuses options that do not suit the model or the series. */
export function resolveRequest(
  body: Schemas['ForecastRequest'],
  { sample, described }: LabSeries,
): { request: ForecastRequest; season: number } {
  const { model = 'auto', horizon, transform = 'level', levels = [80, 95], options = {} } = body;
  const { observations, missing } = describeSample(sample);
  // Absent rows make periods, and so do rows without a value before the first.
  const periods = Math.max(observations + missing, sample.values.length);
  checkLength(periods, body);
  checkOptions(model, options, body);
  const season = options.seasonalPeriod ?? seasonOf(described.frequency);
  checkSeason(options, season);
  const request: ForecastRequest = {
    ...{ model, horizon, transform },
    levels: [...levels].sort((one, other) => one - other),
    intervals: body.intervals ?? defaultKind(model),
    backtestOrigins: affordableOrigins(body.backtestOrigins, {
      ...{ periods, season },
      order: chosenByRequest(options).order,
    }),
    options,
  };
  return { request, season };
}

function checkLength(periods: number, { values, dates }: Schemas['ForecastRequest']): void {
  if (periods <= longestSample) return;
  const problem = `must be set so that the sample has at most ${longestSample} periods; it has ${periods}`;
  refuse(values === undefined || dates !== undefined ? 'start' : 'values', problem);
}

function checkOptions(model: Schemas['ForecastModel'], options: Options, body: Schemas['ForecastRequest']): void {
  const own: readonly string[] = forecastModels[model].options;
  const foreign = Object.keys(options).find((name) => !own.includes(name));
  if (foreign !== undefined) refuse(`options/${foreign}`, `is no option of ${model}, which has ${own.join(', ')}`);
  const { order, seasonalOrder, constant, biasAdjusted, seasonalPeriod } = options;
  if (seasonalOrder && !order) refuse('options/seasonalOrder', 'needs options/order');
  if (constant !== undefined && !order) refuse('options/constant', 'needs options/order');
  if (constant && differencesOf(options) > 1)
    refuse('options/constant', 'cannot be true with more than one difference');
  if (biasAdjusted && body.transform !== 'log') refuse('options/biasAdjusted', 'needs transform log');
  if (seasonalPeriod !== undefined && body.values === undefined)
    refuse('options/seasonalPeriod', 'is for values that are sent along; the season of an indicator is known');
}

function checkSeason({ form, seasonalOrder }: Options, season: number): void {
  const hasSeason = season > 1 && season <= longestSeason;
  if (form && !form.endsWith('N') && !hasSeason)
    refuse('options/form', `(${form}) has a season, and the series none of 2 to ${longestSeason} observations`);
  if (seasonalOrder?.some((order) => order > 0) && season === 1)
    refuse('options/seasonalOrder', 'must be [0, 0, 0] for a series without season');
}

function refuse(field: string, problem: string): never {
  throw invalidRequest([{ field, problem }]);
}
