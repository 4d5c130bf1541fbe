import type { Schemas } from '../schemas.js';

type ModelName = Schemas['ForecastModel'];
type OptionName = keyof Schemas['ForecastOptions'];
type Description = Omit<Schemas['ForecastModels']['models'][number], 'model' | 'options'> & { options: OptionName[] };

/** The options that every model has. */
const commonOptions: OptionName[] = ['seasonalPeriod', 'biasAdjusted'];

const hyndman = 'Hyndman and Athanasopoulos (2021), Forecasting: Principles and Practice, 3rd edition';

/** What each model is, in words, and which options it has; the contract has their bounds. */
export const forecastModels: Record<ModelName, Description> = {
  auto: {
    name: 'Automatic',
    description:
      'The mean of theta, the dynamic optimised theta model, exponential smoothing averaged over its forms and, for series with a season, ARIMA.',
    reference: 'Bates and Granger (1969), Operational Research Quarterly 20; Fiorucci and Louzada (2020)',
    options: commonOptions,
  },
  combination: {
    name: 'Combination',
    description: 'The mean of exponential smoothing, theta and the dynamic optimised theta model.',
    reference: 'Makridakis and Hibon (2000), International Journal of Forecasting 16',
    options: commonOptions,
  },
  naive: { name: 'Naive', description: 'The last value.', reference: hyndman, options: commonOptions },
  snaive: {
    name: 'Seasonal naive',
    description: 'The value of the same season a year before.',
    reference: hyndman,
    options: commonOptions,
  },
  drift: {
    name: 'Drift',
    description: 'The last value, and the mean change from the first to the last for each period further.',
    reference: hyndman,
    options: commonOptions,
  },
  naive2: {
    name: 'Naive 2',
    description: 'The last value with the season taken off and put back: the yardstick of the M competitions.',
    reference: 'Makridakis, Spiliotis and Assimakopoulos (2020), International Journal of Forecasting 36',
    options: commonOptions,
  },
  ses: {
    name: 'Simple exponential smoothing',
    description: 'A level that follows the values.',
    reference: 'Brown (1959)',
    options: commonOptions,
  },
  holt: {
    name: "Holt's method",
    description: 'A level and a slope that follow the values.',
    reference: 'Holt (1957)',
    options: commonOptions,
  },
  damped: {
    name: "Damped Holt's method",
    description: 'A level, and a slope that dies out.',
    reference: 'Gardner and McKenzie (1985), Management Science 31',
    options: commonOptions,
  },
  ets: {
    name: 'Exponential smoothing',
    description: 'The form of error, trend and season that the corrected criterion of Akaike likes best.',
    reference: 'Hyndman, Koehler, Snyder and Grose (2002), International Journal of Forecasting 18',
    options: ['form', ...commonOptions],
  },
  theta: {
    name: 'Theta',
    description: 'The mean of a line and a smoothed series of twice the curvature, the season taken off.',
    reference: 'Assimakopoulos and Nikolopoulos (2000), International Journal of Forecasting 16',
    options: commonOptions,
  },
  dynamic_theta: {
    name: 'Dynamic optimised theta',
    description: 'Theta with its weight estimated and its line renewed at each value.',
    reference: 'Fiorucci, Pellegrini, Louzada, Petropoulos and Koehler (2016), International Journal of Forecasting 32',
    options: commonOptions,
  },
  arima: {
    name: 'ARIMA',
    description: 'Differences, autoregression and moving average, seasonal too, found by a stepwise search.',
    reference: 'Hyndman and Khandakar (2008), Journal of Statistical Software 27',
    options: ['order', 'seasonalOrder', 'constant', ...commonOptions],
  },
};
