import type { Option } from '../options/option';

/** The request that an option belongs to. */
type RequestName = 'diagnostics' | 'stationarity' | 'both';

export type LabOption = Option & { request: RequestName };

const constantTerms = { c: 'Constant', ct: 'Constant and trend' };
const optionalTerms = { ...constantTerms, n: 'None' };

/** The test options, by group. */
export const optionGroups: Record<string, LabOption[]> = {
  Correlations: [
    {
      name: 'acfMaxLag',
      label: 'ACF lags',
      request: 'diagnostics',
      min: 1,
      max: 1000,
      defaultValue: '10 log₁₀ n',
    },
    {
      name: 'pacfMaxLag',
      label: 'PACF lags',
      request: 'diagnostics',
      min: 1,
      max: 100,
      defaultValue: '10 log₁₀ n',
    },
    {
      name: 'options.pacfMethod',
      label: 'PACF method',
      request: 'diagnostics',
      defaultValue: 'ywm',
      choices: {
        ywm: 'Yule-Walker',
        yw: 'Yule-Walker, adjusted',
        ols: 'OLS',
        'ols-adjusted': 'OLS, adjusted',
        'ols-inefficient': 'OLS on deviations',
        burg: 'Burg',
      },
    },
    {
      name: 'options.acfAdjusted',
      label: 'ACF denominator',
      request: 'diagnostics',
      defaultValue: 'false',
      choices: { false: 'All observations', true: 'Pairs at each lag' },
    },
    {
      name: 'options.confidence',
      label: 'Confidence of the bands',
      request: 'diagnostics',
      defaultValue: '0.95',
      choices: { '0.95': '95%', '0.9': '90%', '0.99': '99%' },
    },
  ],
  Tests: [
    {
      name: 'missing',
      label: 'Missing values',
      request: 'both',
      defaultValue: 'conservative',
      choices: {
        conservative: 'Skip in pairs',
        pairwise: 'Skip as in R',
        drop: 'Drop and close gaps',
        raise: 'Report an error',
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
      label: 'Model degrees of freedom',
      request: 'diagnostics',
      min: 0,
      max: 100,
      defaultValue: '0',
    },
    {
      name: 'options.seasonalPeriod',
      label: 'Seasonal period',
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
      label: 'ARCH-LM input',
      request: 'diagnostics',
      defaultValue: 'true',
      choices: { true: 'Deviations from the mean', false: 'Values' },
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
      label: 'Deterministic terms',
      request: 'diagnostics',
      defaultValue: 'c',
      choices: constantTerms,
    },
  ],
  Stationarity: [
    {
      name: 'significance',
      label: 'Significance level',
      request: 'stationarity',
      defaultValue: '0.05',
      choices: { '0.05': '5%', '0.01': '1%', '0.1': '10%' },
    },
    {
      name: 'adf.deterministic',
      label: 'Dickey-Fuller terms',
      request: 'stationarity',
      defaultValue: 'c',
      choices: { ...optionalTerms, ctt: 'Constant, trend and squared trend' },
    },
    {
      name: 'adf.criterion',
      label: 'Dickey-Fuller lag selection',
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
      defaultValue: 'automatic',
    },
    {
      name: 'kpss.deterministic',
      label: 'KPSS terms',
      request: 'stationarity',
      defaultValue: 'c',
      choices: constantTerms,
    },
    {
      name: 'kpss.lagRule',
      label: 'KPSS lag rule',
      request: 'stationarity',
      defaultValue: 'auto',
      choices: { auto: 'Hobijn, Franses and Ooms', legacy: '12 (n/100)^¼', short: '4 (n/100)^¼' },
    },
    {
      name: 'phillipsPerron.deterministic',
      label: 'Phillips-Perron terms',
      request: 'stationarity',
      defaultValue: 'c',
      choices: optionalTerms,
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
