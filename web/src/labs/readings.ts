import type { DiagnosticsResponse, JarqueBeraTest, StationarityResponse } from 'almanac-sdk';

export type DiagnosticName = Exclude<keyof DiagnosticsResponse['results'], 'acf' | 'pacf'>;
export type StationarityName = Exclude<keyof StationarityResponse['results'], 'differencing'>;

interface Reading {
  name: string;
  rejected: string;
  retained: string;
}

/** The interpretation of each diagnostic test. */
export const readings: Record<DiagnosticName, Reading> = {
  ljung_box: {
    name: 'Ljung-Box',
    rejected:
      'Autocorrelation is present: the first autocorrelations jointly differ from zero, so past values help to predict the series.',
    retained:
      'No autocorrelation is detected: the first autocorrelations do not jointly differ from zero by more than would be expected by chance.',
  },
  box_pierce: {
    name: 'Box-Pierce',
    rejected: 'Autocorrelation is present with the Box-Pierce formula.',
    retained: 'No autocorrelation is detected with the Box-Pierce formula.',
  },
  breusch_godfrey: {
    name: 'Breusch-Godfrey',
    rejected: 'A regression of the series on its lags has explanatory power.',
    retained: 'A regression of the series on its lags explains no more than would be expected by chance.',
  },
  durbin_watson: {
    name: 'Durbin-Watson',
    rejected:
      'Neighbouring values are positively correlated. The test is one-sided: it detects only positive autocorrelation.',
    retained:
      'No positive correlation of neighbouring values is detected. The test is one-sided: it does not detect negative autocorrelation.',
  },
  jarque_bera: {
    name: 'Jarque-Bera',
    rejected: 'The values are not normally distributed.',
    retained: 'The values may come from a normal distribution.',
  },
  arch_lm: {
    name: 'ARCH-LM',
    rejected: 'The variance clusters: large deviations from the mean follow large ones.',
    retained: 'No clustering of the variance is detected.',
  },
};

/** The interpretation of each stationarity test. KPSS has the opposite null hypothesis of the other tests. */
export const stationarityReadings: Record<StationarityName, Reading> = {
  adf: {
    name: 'Augmented Dickey-Fuller',
    rejected: 'Shocks fade out: a unit root is rejected.',
    retained: 'Shocks may be permanent: a unit root cannot be rejected.',
  },
  phillipsPerron: {
    name: 'Phillips-Perron',
    rejected: 'Shocks fade out: a unit root is rejected.',
    retained: 'Shocks may be permanent: a unit root cannot be rejected.',
  },
  kpss: {
    name: 'KPSS',
    rejected: 'Stationarity is rejected: the level wanders or trends.',
    retained: 'Stationarity is not rejected.',
  },
};

/** Describes the skewness and the kurtosis of a distribution. */
export function describeShape({ skewness, excessKurtosis }: JarqueBeraTest): string {
  const side = Math.abs(skewness) < 0.2 ? 'Nearly symmetric' : `Skewed to the ${skewness < 0 ? 'left' : 'right'}`;
  const tails =
    Math.abs(excessKurtosis) < 0.4
      ? 'tails similar to a normal distribution'
      : `${excessKurtosis > 0 ? 'heavier' : 'lighter'} tails than a normal distribution`;
  return `${side}; ${tails}.`;
}

type JointReading = NonNullable<StationarityResponse['reading']>['reading'];

/** Short labels of the joint interpretation. */
export const readingLabels: Record<JointReading, string> = {
  stationary: 'Looks stationary',
  unit_root: 'Unit root likely',
  both_rejected: 'Inconclusive',
  undecided: 'Undecided',
};

/** Whether the joint interpretation of the tests contradicts the suggested differencing, which uses other rules. */
export function hasConflictingTests({ reading, results: { differencing } }: StationarityResponse): boolean {
  if (reading === null || differencing.status === 'not_computable') return false;
  const suggested = differencing.differences + differencing.seasonalDifferences > 0;
  return (reading.reading === 'stationary' && suggested) || (reading.reading === 'unit_root' && !suggested);
}
