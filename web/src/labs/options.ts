import type { Option } from '../options/option';

/** Which of the two requests an option belongs to. */
type Request = 'diagnostics' | 'stationarity' | 'both';

export type LabOption = Option & { of: Request };

const constant = { c: 'A constant', ct: 'A constant and a line' };
const withoutTerms = { ...constant, n: 'Nothing' };

/** What can be set besides the series and its transformations, group by group. */
export const optionGroups: Record<string, LabOption[]> = {
  Correlations: [
    { name: 'acfMaxLag', label: 'Lags of the ACF', of: 'diagnostics', least: 1, most: 1000, usual: '10 log₁₀ n' },
    { name: 'pacfMaxLag', label: 'Lags of the PACF', of: 'diagnostics', least: 1, most: 100, usual: '10 log₁₀ n' },
    {
      name: 'options.pacfMethod',
      label: 'PACF by',
      of: 'diagnostics',
      usual: 'ywm',
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
      of: 'diagnostics',
      usual: 'false',
      choices: { false: 'All observations', true: 'The pairs of each lag' },
    },
    {
      name: 'options.confidence',
      label: 'Bands hold',
      of: 'diagnostics',
      usual: '0.95',
      choices: { '0.95': '95 %', '0.9': '90 %', '0.99': '99 %' },
    },
  ],
  Tests: [
    {
      name: 'missing',
      label: 'Missing values',
      of: 'both',
      usual: 'conservative',
      choices: {
        conservative: 'Left out of pairs',
        pairwise: 'Left out, as R does',
        drop: 'Closed up',
        raise: 'Refused',
      },
    },
    { name: 'ljungBoxLags', label: 'Ljung-Box lags', of: 'diagnostics', least: 1, most: 1000, usual: 'min(10, n/5)' },
    {
      name: 'options.modelDegreesOfFreedom',
      label: 'Parameters of the model',
      of: 'diagnostics',
      least: 0,
      most: 100,
      usual: '0',
    },
    { name: 'options.seasonalPeriod', label: 'Season', of: 'diagnostics', least: 2, most: 1000, usual: 'none' },
    { name: 'archLmLags', label: 'ARCH-LM lags', of: 'diagnostics', least: 1, most: 50, usual: 'min(10, n/5)' },
    {
      name: 'options.archDemean',
      label: 'ARCH-LM squares',
      of: 'diagnostics',
      usual: 'true',
      choices: { true: 'Deviations from the mean', false: 'The values as they are' },
    },
    {
      name: 'options.breuschGodfreyLags',
      label: 'Breusch-Godfrey lags',
      of: 'diagnostics',
      least: 1,
      most: 50,
      usual: 'min(10, n/5)',
    },
    { name: 'options.deterministic', label: 'Residuals are about', of: 'diagnostics', usual: 'c', choices: constant },
  ],
  Stationarity: [
    {
      name: 'significance',
      label: 'Significance of the readings',
      of: 'stationarity',
      usual: '0.05',
      choices: { '0.05': '5 %', '0.01': '1 %', '0.1': '10 %' },
    },
    {
      name: 'adf.deterministic',
      label: 'Dickey-Fuller with',
      of: 'stationarity',
      usual: 'c',
      choices: { ...withoutTerms, ctt: 'A constant, line and parabola' },
    },
    {
      name: 'adf.criterion',
      label: 'Dickey-Fuller lags by',
      of: 'stationarity',
      usual: 'AIC',
      choices: { AIC: 'AIC', BIC: 'BIC', 't-stat': 't statistic' },
    },
    { name: 'adf.lags', label: 'Dickey-Fuller lags', of: 'stationarity', least: 0, most: 100, usual: 'chosen' },
    { name: 'kpss.deterministic', label: 'KPSS about', of: 'stationarity', usual: 'c', choices: constant },
    {
      name: 'kpss.lagRule',
      label: 'KPSS lags by',
      of: 'stationarity',
      usual: 'auto',
      choices: { auto: 'Hobijn, Franses and Ooms', legacy: '12 (n/100)^¼', short: '4 (n/100)^¼' },
    },
    {
      name: 'phillipsPerron.deterministic',
      label: 'Phillips-Perron with',
      of: 'stationarity',
      usual: 'c',
      choices: withoutTerms,
    },
    {
      name: 'phillipsPerron.lags',
      label: 'Phillips-Perron lags',
      of: 'stationarity',
      least: 0,
      most: 1000,
      usual: '12 (n/100)^¼',
    },
  ],
};

/** Every option, in the order of the page. */
export const everyOption = Object.values(optionGroups).flat();
