import type {
  BacktestKind,
  BacktestRequest,
  ForecastModel,
  ForecastRequest,
  Frequency,
  IndicatorMetadata,
} from 'almanac-sdk';
import { atPaths, optionRemarks, optionsSet } from '../options/option';
import { useParameters } from '../router';
import { type Sample, type Source, sampleIn, sampleRemarks, sampleRequest } from '../sample/sample';
import {
  type About,
  everyOption,
  furtherOptions,
  horizonOption,
  levelsOption,
  modelOption,
  strayRemarks,
  transformOption,
  usualHorizon,
} from './options';

/** What is drawn besides the forecast. */
export const extras = { fitted: 'Fitted values', members: 'Members of the mean', all: 'Whole history' } as const;
export type Extra = keyof typeof extras;

/** What is forecast, how, and what is drawn of it; all of it stands in the address. */
export interface Plan extends Sample {
  /** What was set otherwise than usual, by the name of the option. */
  options: Record<string, string>;
  show: Extra[];
}

/** The plan that the address names, how to change parts of it, and what of the address no forecast can do. */
export function usePlan(own: boolean) {
  const [parameters, change] = useParameters();
  const set = ({ options, show, ...rest }: Partial<Plan>) =>
    change({ ...rest, ...options, ...(show && { show: show.join(',') }) }, { replace: true });
  const plan = planIn(parameters);
  const remarks = [
    ...sampleRemarks(parameters),
    ...optionRemarks(parameters, everyOption),
    ...strayRemarks(plan.options, aboutOf(plan, own)),
    ...shownIn(parameters)
      .filter((name) => !isExtra(name))
      .map((name) => `There is no “${name}” to show.`),
  ];
  return [plan, set, remarks] as const;
}

export type SetPlan = ReturnType<typeof usePlan>[1];

function planIn(parameters: URLSearchParams): Plan {
  return {
    ...sampleIn(parameters),
    options: optionsSet(parameters, everyOption),
    show: shownIn(parameters).filter(isExtra),
  };
}

function shownIn(parameters: URLSearchParams): string[] {
  return (parameters.get('show') ?? '').split(',').filter(Boolean);
}

function isExtra(name: string): name is Extra {
  return Object.hasOwn(extras, name);
}

const usualModels = ['auto', 'ets', 'theta', 'arima', 'naive', 'naive2'];

const yearsOfDays = 5;

/** A plan whose sample begins five years before its end where the series is daily: a forecast takes 3,000 values at most. */
export function withUsualStart(plan: Plan, metadata: IndicatorMetadata | undefined): Plan {
  const end = plan.end || plan.vintage || metadata?.lastDate;
  if (metadata?.frequency !== 'daily' || plan.start !== '' || !end) return plan;
  return { ...plan, start: `${Number(end.slice(0, 4)) - yearsOfDays}${end.slice(4)}` };
}

/** What decides which options a plan has. */
export function aboutOf({ options }: Plan, own: boolean): About {
  return { model: options['model'] ?? 'auto', transform: options['transform'] ?? 'level', own };
}

const furthestTested = 36;

/** The whole request to `forecast.backtest`: the usual models and the one of the plan, over the whole of a series. */
export function backtestRequest(seriesId: string, plan: Plan, frequency: Frequency | null): BacktestRequest {
  const { country, options } = plan;
  const { model = 'auto', horizon = usualHorizon(frequency), origins = 20, backtest } = options;
  const tested = new Set([...usualModels, ...(isSeasonal(frequency) ? ['snaive'] : []), model]) as Set<ForecastModel>;
  return {
    seriesId,
    ...(country !== '' && { country }),
    ...(backtest !== undefined && { kind: backtest as BacktestKind }),
    models: [...tested],
    horizon: Math.min(Number(horizon), furthestTested),
    origins: Number(origins),
    ...atPaths({ levels: levelsOption.usual, ...options }, [transformOption, levelsOption]),
  };
}

function isSeasonal(frequency: Frequency | null): boolean {
  return frequency === 'monthly' || frequency === 'quarterly' || frequency === 'semiannual';
}

/** The whole request to `forecast.run`. */
export function forecastRequest(source: Source, plan: Plan, frequency: Frequency | null): ForecastRequest {
  const about = aboutOf(plan, !('seriesId' in source));
  const taken = [
    horizonOption(frequency),
    modelOption,
    transformOption,
    levelsOption,
    ...Object.values(furtherOptions(about)).flat(),
  ];
  const usual = { horizon: String(usualHorizon(frequency)), levels: levelsOption.usual };
  return {
    ...sampleRequest(source, plan),
    ...(atPaths({ ...usual, ...plan.options }, taken) as Pick<ForecastRequest, 'horizon'>),
  };
}
