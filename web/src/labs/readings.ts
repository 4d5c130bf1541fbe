import type { DiagnosticsResponse, JarqueBeraTest, StationarityResponse } from 'almanac-sdk';

export type DiagnosticName = Exclude<keyof DiagnosticsResponse['results'], 'acf' | 'pacf'>;
export type StationarityName = Exclude<keyof StationarityResponse['results'], 'differencing'>;

interface Reading {
  name: string;
  rejected: string;
  kept: string;
}

/** What each test of the residuals says, in plain language. */
export const readings: Record<DiagnosticName, Reading> = {
  ljung_box: {
    name: 'Ljung-Box',
    rejected:
      'The series remembers: its first autocorrelations together differ from zero, so its past helps to predict it.',
    kept: 'No memory is shown: the first autocorrelations together differ from zero by no more than chance would have it.',
  },
  box_pierce: {
    name: 'Box-Pierce',
    rejected: 'The series remembers, by the older formula.',
    kept: 'No memory is shown by the older formula.',
  },
  breusch_godfrey: {
    name: 'Breusch-Godfrey',
    rejected: 'A regression on its own lags explains part of it.',
    kept: 'A regression on its own lags explains no more than chance would have it.',
  },
  durbin_watson: {
    name: 'Durbin-Watson',
    rejected: 'Neighbouring values move together. The test is one-sided, against positive autocorrelation alone.',
    kept: 'It is not shown that neighbouring values move together. The test is one-sided: of negative autocorrelation it says nothing.',
  },
  jarque_bera: {
    name: 'Jarque-Bera',
    rejected: 'The values are not normally distributed.',
    kept: 'The values may come from a normal distribution.',
  },
  arch_lm: {
    name: 'ARCH-LM',
    rejected: 'Large deviations from the mean follow large ones: the variance clusters.',
    kept: 'No clustering of the variance is shown.',
  },
};

/** What each test of stationarity says. Their null hypotheses are opposite. */
export const stationarityReadings: Record<StationarityName, Reading> = {
  adf: {
    name: 'Augmented Dickey-Fuller',
    rejected: 'It returns after a shock: a unit root is rejected.',
    kept: 'It may never return after a shock: a unit root cannot be rejected.',
  },
  phillipsPerron: {
    name: 'Phillips-Perron',
    rejected: 'It returns after a shock: a unit root is rejected.',
    kept: 'It may never return after a shock: a unit root cannot be rejected.',
  },
  kpss: {
    name: 'KPSS',
    rejected: 'It drifts away: stationarity is rejected.',
    kept: 'It is not shown to drift away: stationarity cannot be rejected.',
  },
};

/** How values are distributed, by their skewness and kurtosis. */
export function describeShape({ skewness, excessKurtosis }: JarqueBeraTest): string {
  const side =
    Math.abs(skewness) < 0.2 ? 'Nearly symmetric' : `Leaning: the longer tail is ${skewness < 0 ? 'below' : 'above'}`;
  const tails =
    Math.abs(excessKurtosis) < 0.4
      ? 'tails about as heavy as normal ones'
      : `${excessKurtosis > 0 ? 'heavier' : 'lighter'} tails than normal`;
  return `${side}; ${tails}.`;
}

type JointReading = NonNullable<StationarityResponse['reading']>['reading'];

/** A reading in two words, for the head of the page. */
export const readingLabels: Record<JointReading, string> = {
  stationary: 'Looks stationary',
  unit_root: 'Unit root likely',
  both_rejected: 'Neither fits',
  undecided: 'Undecided',
};

/** Whether the tests read together say otherwise than the differences that are suggested, which come of tests of their own. */
export function hasConflictingTests({ reading, results: { differencing } }: StationarityResponse): boolean {
  if (reading === null || differencing.status === 'not_computable') return false;
  const suggested = differencing.differences + differencing.seasonalDifferences > 0;
  return (reading.reading === 'stationary' && suggested) || (reading.reading === 'unit_root' && !suggested);
}
