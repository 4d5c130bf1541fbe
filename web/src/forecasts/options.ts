import type { Frequency } from 'almanac-sdk';
import type { ChoiceOption, NumberListOption, NumberOption, Option } from '../options/option';
import { backtestOption, backtestOriginsOption } from './backtestOptions';
import { modelNames } from './modelNames';
import { rangeOptions } from './rangeOptions';

export const modelOption: ChoiceOption = { name: 'model', label: 'Model', defaultValue: 'auto', choices: modelNames };

export const transformOption: ChoiceOption = {
  name: 'transform',
  label: 'Transformation',
  defaultValue: 'level',
  choices: { level: 'None (levels)', log: 'Logarithm', yoy: 'Year-on-year growth' },
};

export const levelsOption: NumberListOption = {
  name: 'levels',
  label: 'Interval levels in percent',
  minCount: 1,
  maxCount: 5,
  min: 1,
  max: 99,
  defaultValue: '50,80,95',
};

/** Builds the option for the forecast horizon, with a default for the frequency. */
export function buildHorizonOption(frequency: Frequency | null): NumberOption {
  return {
    name: 'horizon',
    label: 'Periods ahead',
    min: 1,
    max: 600,
    defaultValue: String(getDefaultHorizon(frequency)),
  };
}

/** Returns the default forecast horizon in periods. */
export function getDefaultHorizon(frequency: Frequency | null): number {
  const defaults: Partial<Record<Frequency, number>> = {
    quarterly: 8,
    annual: 5,
    semiannual: 6,
    daily: 30,
    weekly: 26,
  };
  return (frequency && defaults[frequency]) ?? 12;
}

const etsForms = [
  'ANN',
  'AAN',
  'AAdN',
  'ANA',
  'AAA',
  'AAdA',
  'MNN',
  'MAN',
  'MAdN',
  'MNA',
  'MAA',
  'MAdA',
  'MNM',
  'MAM',
  'MAdM',
];

/** An option that applies only to some forecasts. */
interface ConditionalOption {
  /** What the option applies to, for messages. */
  appliesTo: string;
  applies(context: OptionContext): boolean;
  option: Option;
}

/** The settings that determine which options apply. */
export interface OptionContext {
  model: string;
  transform: string;
  /** Whether pasted values are forecast. */
  isPasted: boolean;
}

const arimaOnly = { appliesTo: 'the ARIMA model', applies: ({ model }: OptionContext) => model === 'arima' };

const conditionalOptions: ConditionalOption[] = [
  {
    appliesTo: 'the exponential smoothing model',
    applies: ({ model }) => model === 'ets',
    option: {
      name: 'options.form',
      label: 'Form (error, trend, season)',
      defaultValue: '',
      choices: { '': 'Best by AICc', ...Object.fromEntries(etsForms.map((form) => [form, `ETS(${form})`])) },
    },
  },
  {
    ...arimaOnly,
    option: {
      ...{ name: 'options.order', label: 'Orders p, d, q', defaultValue: 'automatic' },
      ...{ minCount: 3, maxCount: 3, min: 0, max: [5, 2, 5] },
    },
  },
  {
    ...arimaOnly,
    option: {
      ...{ name: 'options.seasonalOrder', label: 'Seasonal orders P, D, Q', defaultValue: '0,0,0 if orders are set' },
      ...{ minCount: 3, maxCount: 3, min: 0, max: [2, 1, 2] },
    },
  },
  {
    ...arimaOnly,
    option: {
      name: 'options.constant',
      label: 'Mean or drift',
      defaultValue: '',
      choices: { '': 'Automatic', true: 'Included', false: 'Excluded' },
    },
  },
  {
    appliesTo: 'forecasts of logarithms',
    applies: ({ transform }) => transform === 'log',
    option: {
      name: 'options.biasAdjusted',
      label: 'Point forecasts',
      defaultValue: 'false',
      choices: { false: 'Medians', true: 'Means' },
    },
  },
  {
    appliesTo: 'pasted values',
    applies: ({ isPasted }) => isPasted,
    option: {
      name: 'options.seasonalPeriod',
      label: 'Seasonal period',
      min: 1,
      max: 24,
      defaultValue: 'from frequency',
    },
  },
];

const intervalsOption: ChoiceOption = {
  name: 'intervals',
  label: 'Interval method',
  defaultValue: '',
  choices: { '': 'Model default', calibrated: 'Calibrated', model: 'Model-based' },
};

const originsOption: NumberOption = {
  name: 'backtestOrigins',
  label: 'Earlier dates to test',
  min: 0,
  max: 20,
  defaultValue: '8 or fewer',
};

/** Returns the further options that apply to a forecast, by group. */
export function listFurtherOptions(context: OptionContext): Record<string, Option[]> {
  const applicable = conditionalOptions.filter(({ applies }) => applies(context)).map(({ option }) => option);
  return {
    'Intervals and accuracy': [intervalsOption, originsOption],
    'Possible values': rangeOptions,
    ...(applicable.length > 0 && { 'This forecast': applicable }),
  };
}

/** Returns the names of the further options that apply to a forecast. */
export function listFurtherNames(context: OptionContext): string[] {
  return Object.values(listFurtherOptions(context)).flatMap((options) => options.map(({ name }) => name));
}

/** All options that an address can set. */
export const allOptions: Option[] = [
  modelOption,
  buildHorizonOption(null),
  transformOption,
  levelsOption,
  intervalsOption,
  originsOption,
  ...rangeOptions,
  backtestOption,
  backtestOriginsOption,
  ...conditionalOptions.map(({ option }) => option),
];

/** Describes the options of an address that do not apply to the forecast, one sentence each. */
export function listInapplicableOptions(values: Record<string, string>, context: OptionContext): string[] {
  return conditionalOptions
    .filter(({ option, applies }) => values[option.name] !== undefined && !applies(context))
    .map(({ option, appliesTo }) => `“${option.label}” applies only to ${appliesTo} and is ignored.`);
}
