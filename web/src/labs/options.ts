import type { Option } from '../options/option';

/** Which of the two requests an option belongs to. */
type RequestName = 'diagnostics' | 'stationarity' | 'both';

export type LabOption = Option & { request: RequestName };

const constant = { c: 'A constant', ct: 'A constant and a line' };
const withoutTerms = { ...constant, n: 'Nothing' };

/** What can be set besides the series and its transformations, group by group. */
export const optionGroups: Record<string, LabOption[]> = {
  Correlations: [
    {
      name: 'acfMaxLag',
      label: 'Lags of the ACF',
      request: 'diagnostics',
      min: 1,
      max: 1000,
      defaultValue: '10 log₁₀ n',
    },
    {
      name: 'pacfMaxLag',
      label: 'Lags of the PACF',
      request: 'diagnostics',
      min: 1,
      max: 100,
      defaultValue: '10 log₁₀ n',
    },
    {
      name: 'options.pacfMethod',
      label: 'PACF by',
      request: 'diagnostics',
      defaultValue: 'ywm',
      choices: {
        ywm: 'Yule-Walker',
        yw: 'Yule-Walker, adjusted',
        ols: 'Regressions',
        'ols-adjusted': 'Regressions, adjusted',
        'ols-inefficient': 'Regressions of deviations',
        burg: 'Burg',
      },
    },
    {
      name: 'options.acfAdjusted',
      label: 'ACF divides by',
      request: 'diagnostics',
      defaultValue: 'false',
      choices: { false: 'All observations', true: 'The pairs of each lag' },
    },
    {
      name: 'options.confidence',
      label: 'Bands hold',
      request: 'diagnostics',
      defaultValue: '0.95',
      choices: { '0.95': '95 %', '0.9': '90 %', '0.99': '99 %' },
    },
  ],
  Tests: [
    {
      name: 'missing',
      label: 'Missing values',
      request: 'both',
      defaultValue: 'conservative',
      choices: {
        conservative: 'Left out of pairs',
        pairwise: 'Left out, as R does',
        drop: 'Closed up',
        raise: 'Refused',
      },
    },
    {
      name: 'ljungBoxLags',
      label: 'Ljung-Box lags',
      request: 'diagnostics',
      min: 1,
      max: 1000,
      defaultValue: 'min(10, n/5)',
    },
    {
      name: 'options.modelDegreesOfFreedom',
      label: 'Parameters of the model',
      request: 'diagnostics',
      min: 0,
      max: 100,
      defaultValue: '0',
    },
    {
      name: 'options.seasonalPeriod',
      label: 'Season',
      request: 'diagnostics',
      min: 2,
      max: 1000,
      defaultValue: 'none',
    },
    {
      name: 'archLmLags',
      label: 'ARCH-LM lags',
      request: 'diagnostics',
      min: 1,
      max: 50,
      defaultValue: 'min(10, n/5)',
    },
    {
      name: 'options.archDemean',
      label: 'ARCH-LM squares',
      request: 'diagnostics',
      defaultValue: 'true',
      choices: { true: 'Deviations from the mean', false: 'The values as they are' },
    },
    {
      name: 'options.breuschGodfreyLags',
      label: 'Breusch-Godfrey lags',
      request: 'diagnostics',
      min: 1,
      max: 50,
      defaultValue: 'min(10, n/5)',
    },
    {
      name: 'options.deterministic',
      label: 'Residuals are about',
      request: 'diagnostics',
      defaultValue: 'c',
      choices: constant,
    },
  ],
  Stationarity: [
    {
      name: 'significance',
      label: 'Significance of the readings',
      request: 'stationarity',
      defaultValue: '0.05',
      choices: { '0.05': '5 %', '0.01': '1 %', '0.1': '10 %' },
    },
    {
      name: 'adf.deterministic',
      label: 'Dickey-Fuller with',
      request: 'stationarity',
      defaultValue: 'c',
      choices: { ...withoutTerms, ctt: 'A constant, line and parabola' },
    },
    {
      name: 'adf.criterion',
      label: 'Dickey-Fuller lags by',
      request: 'stationarity',
      defaultValue: 'AIC',
      choices: { AIC: 'AIC', BIC: 'BIC', 't-stat': 't statistic' },
    },
    {
      name: 'adf.lags',
      label: 'Dickey-Fuller lags',
      request: 'stationarity',
      min: 0,
      max: 100,
      defaultValue: 'chosen',
    },
    { name: 'kpss.deterministic', label: 'KPSS about', request: 'stationarity', defaultValue: 'c', choices: constant },
    {
      name: 'kpss.lagRule',
      label: 'KPSS lags by',
      request: 'stationarity',
      defaultValue: 'auto',
      choices: { auto: 'Hobijn, Franses and Ooms', legacy: '12 (n/100)^¼', short: '4 (n/100)^¼' },
    },
    {
      name: 'phillipsPerron.deterministic',
      label: 'Phillips-Perron with',
      request: 'stationarity',
      defaultValue: 'c',
      choices: withoutTerms,
    },
    {
      name: 'phillipsPerron.lags',
      label: 'Phillips-Perron lags',
      request: 'stationarity',
      min: 0,
      max: 1000,
      defaultValue: '12 (n/100)^¼',
    },
  ],
};

/** Every option, in the order of the page. */
export const allOptions = Object.values(optionGroups).flat();
