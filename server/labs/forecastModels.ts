import type { Schemas } from '../schemas.js';

type ModelName = Schemas['ForecastModel'];
type OptionName = keyof Schemas['ForecastOptions'];
type Description = Omit<Schemas['ForecastModels']['models'][number], 'model' | 'options'> & { options: OptionName[] };

/** Options of every model. */
const commonOptions: OptionName[] = ['seasonalPeriod', 'biasAdjusted'];

const hyndman = 'Hyndman and Athanasopoulos (2021), Forecasting: Principles and Practice, 3rd edition';

/** Name, description, reference and options of each model. The contract defines the bounds of the options. */
export const forecastModels: Record<ModelName, Description> = {
  auto: {
    name: 'Automatic',
    description:
      "The mean of exponential smoothing averaged over its forms, dynamic optimised theta, ARIMA and other models, without the lowest and the highest forecast of each period. The others are Holt's method and naive for series without a season, and otherwise theta and, if the values are seasonal, seasonal naive.",
    reference: 'Bates and Granger (1969), Operational Research Quarterly 20; Fiorucci and Louzada (2020)',
    options: commonOptions,
  },
  combination: {
    name: 'Combination',
    description: 'The mean of exponential smoothing, theta and dynamic optimised theta.',
    reference: 'Makridakis and Hibon (2000), International Journal of Forecasting 16',
    options: commonOptions,
  },
  naive: { name: 'Naive', description: 'Repeats the last value.', reference: hyndman, options: commonOptions },
  snaive: {
    name: 'Seasonal naive',
    description: 'Repeats the value of the same season one year earlier.',
    reference: hyndman,
    options: commonOptions,
  },
  drift: {
    name: 'Drift',
    description: 'Continues the line through the first and the last value.',
    reference: hyndman,
    options: commonOptions,
  },
  naive2: {
    name: 'Naive 2',
    description:
      'Repeats the last seasonally adjusted value and restores the season: the benchmark of the M competitions.',
    reference: 'Makridakis, Spiliotis and Assimakopoulos (2020), International Journal of Forecasting 36',
    options: commonOptions,
  },
  ses: {
    name: 'Simple exponential smoothing',
    description: 'Smooths the level of the seasonally adjusted values; no trend.',
    reference: 'Brown (1959)',
    options: commonOptions,
  },
  holt: {
    name: "Holt's method",
    description: 'Smooths the level and the trend of the seasonally adjusted values.',
    reference: 'Holt (1957)',
    options: commonOptions,
  },
  damped: {
    name: "Damped Holt's method",
    description: "Holt's method with a trend that flattens out over the horizon.",
    reference: 'Gardner and McKenzie (1985), Management Science 31',
    options: commonOptions,
  },
  ets: {
    name: 'Exponential smoothing',
    description: 'State-space exponential smoothing with the form of error, trend and season that has the lowest AICc.',
    reference: 'Hyndman, Koehler, Snyder and Grose (2002), International Journal of Forecasting 18',
    options: ['form', ...commonOptions],
  },
  theta: {
    name: 'Theta',
    description:
      'The mean of a linear trend and a smoothed series with doubled curvature, on seasonally adjusted values.',
    reference: 'Assimakopoulos and Nikolopoulos (2000), International Journal of Forecasting 16',
    options: commonOptions,
  },
  dynamic_theta: {
    name: 'Dynamic optimised theta',
    description: 'Theta with an estimated weight and a trend line that is updated at each observation.',
    reference: 'Fiorucci, Pellegrini, Louzada, Petropoulos and Koehler (2016), International Journal of Forecasting 32',
    options: commonOptions,
  },
  arima: {
    name: 'ARIMA',
    description: 'Seasonal ARIMA with the orders that a stepwise search finds best by AICc.',
    reference: 'Hyndman and Khandakar (2008), Journal of Statistical Software 27',
    options: ['order', 'seasonalOrder', 'constant', ...commonOptions],
  },
};
