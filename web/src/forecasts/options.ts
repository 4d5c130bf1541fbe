import type { Frequency } from 'almanac-sdk';
import type { ChoiceOption, NumberListOption, NumberOption, Option } from '../options/option';
import { modelNames } from './modelNames';

export const modelOption: ChoiceOption = { name: 'model', label: 'Model', defaultValue: 'auto', choices: modelNames };

export const transformOption: ChoiceOption = {
  name: 'transform',
  label: 'Fitted to',
  defaultValue: 'level',
  choices: { level: 'The values', log: 'Their logarithms', yoy: 'Growth over the year' },
};

export const levelsOption: NumberListOption = {
  name: 'levels',
  label: 'Intervals, in percent',
  minCount: 1,
  maxCount: 5,
  min: 1,
  max: 99,
  defaultValue: '50,80,95',
};

/** How far to forecast; what is usual is two to three years. */
export function buildHorizonOption(frequency: Frequency | null): NumberOption {
  return {
    name: 'horizon',
    label: 'Periods ahead',
    min: 1,
    max: 600,
    defaultValue: String(getDefaultHorizon(frequency)),
  };
}

/** Periods ahead that are forecast where nothing else is said. */
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

/** Options that only some forecasts have. */
interface ConditionalOption {
  /** Which forecasts have it, in words. */
  of: string;
  applies(context: OptionContext): boolean;
  option: Option;
}

/** What decides which options there are. */
export interface OptionContext {
  model: string;
  transform: string;
  /** Whether values of one's own are forecast. */
  isPasted: boolean;
}

const arimaOnly = { of: 'the model ARIMA', applies: ({ model }: OptionContext) => model === 'arima' };

const conditionalOptions: ConditionalOption[] = [
  {
    of: 'the model exponential smoothing',
    applies: ({ model }) => model === 'ets',
    option: {
      name: 'options.form',
      label: 'Form: error, trend, season',
      defaultValue: '',
      choices: { '': 'The best by AICc', ...Object.fromEntries(etsForms.map((form) => [form, `ETS(${form})`])) },
    },
  },
  {
    ...arimaOnly,
    option: {
      ...{ name: 'options.order', label: 'Orders p, d, q', defaultValue: 'searched' },
      ...{ minCount: 3, maxCount: 3, min: 0, max: [5, 2, 5] },
    },
  },
  {
    ...arimaOnly,
    option: {
      ...{ name: 'options.seasonalOrder', label: 'Seasonal orders P, D, Q', defaultValue: '0,0,0 with orders' },
      ...{ minCount: 3, maxCount: 3, min: 0, max: [2, 1, 2] },
    },
  },
  {
    ...arimaOnly,
    option: {
      name: 'options.constant',
      label: 'Mean or drift',
      defaultValue: '',
      choices: { '': 'Where it is usual', true: 'With one', false: 'Without' },
    },
  },
  {
    of: 'forecasts of logarithms',
    applies: ({ transform }) => transform === 'log',
    option: {
      name: 'options.biasAdjusted',
      label: 'Forecasts are',
      defaultValue: 'false',
      choices: { false: 'Medians', true: 'Means' },
    },
  },
  {
    of: 'values of your own',
    applies: ({ isPasted }) => isPasted,
    option: {
      name: 'options.seasonalPeriod',
      label: 'Values in a season',
      min: 1,
      max: 24,
      defaultValue: 'by frequency',
    },
  },
];

const intervalsOption: ChoiceOption = {
  name: 'intervals',
  label: 'Intervals are',
  defaultValue: '',
  choices: { '': 'As the model usually has them', calibrated: 'Calibrated', model: 'As the model says' },
};

const originsOption: NumberOption = {
  name: 'backtestOrigins',
  label: 'Earlier dates to test at',
  min: 0,
  max: 20,
  defaultValue: '5, or fewer',
};

/** The further options that a forecast has, group by group. */
export function listFurtherOptions(context: OptionContext): Record<string, Option[]> {
  const own = conditionalOptions.filter(({ applies }) => applies(context)).map(({ option }) => option);
  return { 'Intervals and tests': [intervalsOption, originsOption], ...(own.length > 0 && { 'This forecast': own }) };
}

/** Whether a backtest is run, and of which kind; it takes a while, so that nothing is usual. */
const backtestOption: ChoiceOption = {
  name: 'backtest',
  label: 'What was known',
  defaultValue: '',
  choices: { '': '', real_time: 'The vintage of each day', pseudo: 'The latest values, cut off' },
};

export const backtestOriginsOption: NumberOption = {
  name: 'origins',
  label: 'Days at most',
  min: 1,
  max: 60,
  defaultValue: '20',
};

/** Every option there is: which an address may name. */
export const allOptions: Option[] = [
  modelOption,
  buildHorizonOption(null),
  transformOption,
  levelsOption,
  intervalsOption,
  originsOption,
  backtestOption,
  backtestOriginsOption,
  ...conditionalOptions.map(({ option }) => option),
];

/** What an address sets of options that this forecast has not, in sentences. */
export function listInapplicableOptions(values: Record<string, string>, context: OptionContext): string[] {
  return conditionalOptions
    .filter(({ option, applies }) => values[option.name] !== undefined && !applies(context))
    .map(({ option, of }) => `“${option.label}” is an option of ${of} alone, and is left out.`);
}
