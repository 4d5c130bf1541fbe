import type { ForecastModel, Frequency } from 'almanac-sdk';
import type { Amount, Amounts, Choice, Option } from '../options/option';

/** Each model by its name. */
export const modelNames: Record<ForecastModel, string> = {
  auto: 'Automatic',
  combination: 'Combination',
  ets: 'Exponential smoothing',
  arima: 'ARIMA',
  theta: 'Theta',
  dynamic_theta: 'Dynamic optimised theta',
  ses: 'Simple exponential smoothing',
  holt: 'Holt’s method',
  damped: 'Damped Holt’s method',
  drift: 'Drift',
  naive: 'Naive',
  snaive: 'Seasonal naive',
  naive2: 'Naive 2',
};

export const modelOption: Choice = { name: 'model', label: 'Model', usual: 'auto', choices: modelNames };

export const transformOption: Choice = {
  name: 'transform',
  label: 'Fitted to',
  usual: 'level',
  choices: { level: 'The values', log: 'Their logarithms', yoy: 'Growth over the year' },
};

export const levelsOption: Amounts = {
  name: 'levels',
  label: 'Intervals, in percent',
  fewest: 1,
  highest: 5,
  least: 1,
  most: 99,
  usual: '50,80,95',
};

/** How far to forecast; what is usual is two to three years. */
export function horizonOption(frequency: Frequency | null): Amount {
  return { name: 'horizon', label: 'Periods ahead', least: 1, most: 600, usual: String(usualHorizon(frequency)) };
}

/** Periods ahead that are forecast where nothing else is said. */
export function usualHorizon(frequency: Frequency | null): number {
  const usual: Partial<Record<Frequency, number>> = { quarterly: 8, annual: 5, semiannual: 6, daily: 30, weekly: 26 };
  return (frequency && usual[frequency]) ?? 12;
}

const forms = [
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
interface Special {
  /** Which forecasts have it, in words. */
  of: string;
  applies(about: About): boolean;
  option: Option;
}

/** What decides which options there are. */
export interface About {
  model: string;
  transform: string;
  /** Whether values of one's own are forecast. */
  own: boolean;
}

const ofArima = { of: 'the model ARIMA', applies: ({ model }: About) => model === 'arima' };

const special: Special[] = [
  {
    of: 'the model exponential smoothing',
    applies: ({ model }) => model === 'ets',
    option: {
      name: 'options.form',
      label: 'Form: error, trend, season',
      usual: '',
      choices: { '': 'The best by AICc', ...Object.fromEntries(forms.map((form) => [form, `ETS(${form})`])) },
    },
  },
  {
    ...ofArima,
    option: {
      ...{ name: 'options.order', label: 'Orders p, d, q', usual: 'searched' },
      ...{ fewest: 3, highest: 3, least: 0, most: [5, 2, 5] },
    },
  },
  {
    ...ofArima,
    option: {
      ...{ name: 'options.seasonalOrder', label: 'Seasonal orders P, D, Q', usual: '0,0,0 with orders' },
      ...{ fewest: 3, highest: 3, least: 0, most: [2, 1, 2] },
    },
  },
  {
    ...ofArima,
    option: {
      name: 'options.constant',
      label: 'Mean or drift',
      usual: '',
      choices: { '': 'Where it is usual', true: 'With one', false: 'Without' },
    },
  },
  {
    of: 'forecasts of logarithms',
    applies: ({ transform }) => transform === 'log',
    option: {
      name: 'options.biasAdjusted',
      label: 'Forecasts are',
      usual: 'false',
      choices: { false: 'Medians', true: 'Means' },
    },
  },
  {
    of: 'values of your own',
    applies: ({ own }) => own,
    option: { name: 'options.seasonalPeriod', label: 'Values in a season', least: 1, most: 24, usual: 'by frequency' },
  },
];

const intervalsOption: Choice = {
  name: 'intervals',
  label: 'Intervals are',
  usual: '',
  choices: { '': 'As the model usually has them', calibrated: 'Calibrated', model: 'As the model says' },
};

const originsOption: Amount = {
  name: 'backtestOrigins',
  label: 'Earlier dates to test at',
  least: 0,
  most: 20,
  usual: '5, or fewer',
};

/** The further options that a forecast has, group by group. */
export function furtherOptions(about: About): Record<string, Option[]> {
  const own = special.filter(({ applies }) => applies(about)).map(({ option }) => option);
  return { 'Intervals and tests': [intervalsOption, originsOption], ...(own.length > 0 && { 'This forecast': own }) };
}

/** Whether a backtest is run, and of which kind; it takes a while, so that nothing is usual. */
const backtestOption: Choice = {
  name: 'backtest',
  label: 'What was known',
  usual: '',
  choices: { '': '', real_time: 'The vintage of each day', pseudo: 'The latest values, cut off' },
};

export const originsOfBacktest: Amount = { name: 'origins', label: 'Days at most', least: 1, most: 60, usual: '20' };

/** Every option there is: which an address may name. */
export const everyOption: Option[] = [
  modelOption,
  horizonOption(null),
  transformOption,
  levelsOption,
  intervalsOption,
  originsOption,
  backtestOption,
  originsOfBacktest,
  ...special.map(({ option }) => option),
];

/** What an address sets of options that this forecast has not, in sentences. */
export function strayRemarks(set: Record<string, string>, about: About): string[] {
  return special
    .filter(({ option, applies }) => set[option.name] !== undefined && !applies(about))
    .map(({ option, of }) => `“${option.label}” is an option of ${of} alone, and is left out.`);
}
