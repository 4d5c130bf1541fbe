import type {
  BacktestKind,
  BacktestRequest,
  ForecastModel,
  ForecastRequest,
  Frequency,
  IndicatorMetadata,
} from 'almanac-sdk';
import { buildRequestFields, listOptionProblems, parseOptions } from '../options/option';
import { useParameters } from '../router';
import { buildSampleRequest, listSampleProblems, parseSample, type Sample, type Source } from '../sample/sample';
import {
  allOptions,
  buildHorizonOption,
  getDefaultHorizon,
  levelsOption,
  listFurtherOptions,
  listInapplicableOptions,
  modelOption,
  type OptionContext,
  transformOption,
} from './options';

/** The optional curves of the fan chart. */
export const extras = { fitted: 'Fitted values', members: 'Members of the mean', all: 'Full history' } as const;
export type Extra = keyof typeof extras;

/** The sample, the options and the drawn curves of a forecast, as stored in the address. */
export interface Plan extends Sample {
  /** The values that differ from the defaults, by the name of the option. */
  options: Record<string, string>;
  show: Extra[];
}

/** Returns the plan of the address, a function that changes it, and the problems of invalid parameters. */
export function usePlan(isPasted: boolean) {
  const [parameters, change] = useParameters();
  const setPlan = ({ options, show, ...rest }: Partial<Plan>) =>
    change({ ...rest, ...options, ...(show && { show: show.join(',') }) }, { replace: true });
  const plan = parsePlan(parameters);
  const problems = [
    ...listSampleProblems(parameters),
    ...listOptionProblems(parameters, allOptions),
    ...listInapplicableOptions(plan.options, getOptionContext(plan, isPasted)),
    ...parseShow(parameters)
      .filter((name) => !isExtra(name))
      .map((name) => `Unknown curve “${name}” in “show”. It is ignored.`),
  ];
  return [plan, setPlan, problems] as const;
}

export type SetPlan = ReturnType<typeof usePlan>[1];

function parsePlan(parameters: URLSearchParams): Plan {
  return {
    ...parseSample(parameters),
    options: parseOptions(parameters, allOptions),
    show: parseShow(parameters).filter(isExtra),
  };
}

function parseShow(parameters: URLSearchParams): string[] {
  return (parameters.get('show') ?? '').split(',').filter(Boolean);
}

function isExtra(name: string): name is Extra {
  return Object.hasOwn(extras, name);
}

const defaultModels = ['auto', 'ets', 'theta', 'arima', 'naive', 'naive2'];

const dailySampleYears = 5;

/** Starts the sample of a daily series five years before its end, because a forecast takes at most 3,000 values. */
export function applyDefaultStart(plan: Plan, metadata: IndicatorMetadata | undefined): Plan {
  const end = plan.end || plan.vintage || metadata?.lastDate;
  if (metadata?.frequency !== 'daily' || plan.start !== '' || !end) return plan;
  return { ...plan, start: `${Number(end.slice(0, 4)) - dailySampleYears}${end.slice(4)}` };
}

/** Returns the settings that determine which options of a plan apply. */
export function getOptionContext({ options }: Plan, isPasted: boolean): OptionContext {
  return { model: options['model'] ?? 'auto', transform: options['transform'] ?? 'level', isPasted };
}

const maxBacktestHorizon = 36;

/** Builds the request to `forecast.backtest`: the default models and the model of the plan, over the whole series. */
export function buildBacktestRequest(seriesId: string, plan: Plan, frequency: Frequency | null): BacktestRequest {
  const { country, options } = plan;
  const { model = 'auto', horizon = getDefaultHorizon(frequency), origins = 20, backtest } = options;
  const testedModels = new Set([
    ...defaultModels,
    ...(isSeasonal(frequency) ? ['snaive'] : []),
    model,
  ]) as Set<ForecastModel>;
  return {
    seriesId,
    ...(country !== '' && { country }),
    ...(backtest !== undefined && { kind: backtest as BacktestKind }),
    models: [...testedModels],
    horizon: Math.min(Number(horizon), maxBacktestHorizon),
    origins: Number(origins),
    ...buildRequestFields({ levels: levelsOption.defaultValue, ...options }, [transformOption, levelsOption]),
  };
}

function isSeasonal(frequency: Frequency | null): boolean {
  return frequency === 'monthly' || frequency === 'quarterly' || frequency === 'semiannual';
}

/** Builds the request to `forecast.run`. */
export function buildForecastRequest(source: Source, plan: Plan, frequency: Frequency | null): ForecastRequest {
  const context = getOptionContext(plan, !('seriesId' in source));
  const applicableOptions = [
    buildHorizonOption(frequency),
    modelOption,
    transformOption,
    levelsOption,
    ...Object.values(listFurtherOptions(context)).flat(),
  ];
  const defaults = { horizon: String(getDefaultHorizon(frequency)), levels: levelsOption.defaultValue };
  return {
    ...buildSampleRequest(source, plan),
    ...(buildRequestFields({ ...defaults, ...plan.options }, applicableOptions) as Pick<ForecastRequest, 'horizon'>),
  };
}
