import type { Schemas } from '../contract.js';
import type { Frequency } from '../series/frequency.js';
import { dickeyFuller } from '../stats/dickeyFuller.js';
import { suggestDifferences } from '../stats/differencing.js';
import { kpss } from '../stats/kpss.js';
import { type Decision, isNotComputable } from '../stats/outcome.js';
import { phillipsPerron } from '../stats/phillipsPerron.js';
import type { MissingRule, SeriesValues } from '../stats/sample.js';
import { readStationarity } from '../stats/stationarity.js';
import { given } from './given.js';
import { seasonOf } from './season.js';
import { type Computed, type LabTask, transformSample } from './transformSample.js';

/** How the tests are run; what is absent is as each test has it. */
export type StationarityOptions = Pick<
  Schemas['StationarityRequest'],
  'adf' | 'kpss' | 'phillipsPerron' | 'significance' | 'missing'
>;

type Results = Schemas['StationarityResponse']['results'];

const levels: Record<number, keyof Decision> = { 0.01: 'onePercent', 0.05: 'fivePercent', 0.1: 'tenPercent' };

interface StationarityTask extends LabTask {
  /** Null where it is not known. */
  frequency: Frequency | null;
  options: StationarityOptions;
}

/** Transforms a sample, tests whether it is stationary, reads two of the tests together, and suggests differences. */
export function testSample(task: StationarityTask): Computed<Schemas['StationarityResponse']> {
  const { described, values, failure } = transformSample(task);
  const results = failure
    ? { adf: failure, kpss: failure, phillipsPerron: failure, differencing: failure }
    : resultsOf(values, task);
  return { ...described, results, reading: readingOf(results, task.options.significance ?? 0.05) };
}

function resultsOf(values: SeriesValues, { frequency, options }: StationarityTask): Results {
  const { adf = {}, kpss: { lagRule, ...level } = {}, phillipsPerron: ppOptions = {}, missing } = options;
  return {
    adf: dickeyFuller(values, given({ ...adf, missing })),
    kpss: kpss(values, given({ ...level, lags: level.lags ?? lagRule, missing })),
    phillipsPerron: phillipsPerron(values, given({ ...ppOptions, missing })),
    differencing: differencingOf(values, seasonOf(frequency), missing),
  };
}

function differencingOf(values: SeriesValues, period: number, missing?: MissingRule): Results['differencing'] {
  const suggested = suggestDifferences(values, given({ period, missing }));
  if (isNotComputable(suggested)) return suggested;
  const { tests: _tests, ...counts } = suggested;
  return counts;
}

function readingOf({ adf, kpss: level }: Results, significance: number): Schemas['StationarityResponse']['reading'] {
  if (adf.status === 'not_computable' || level.status === 'not_computable') return null;
  const { reading, message } = readStationarity(adf, level, levels[significance]);
  return { reading, significance, message };
}
