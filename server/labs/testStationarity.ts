import type { Schemas } from '../schemas.js';
import type { Frequency } from '../series/frequency.js';
import { dickeyFuller } from '../stats/dickeyFuller.js';
import { suggestDifferences } from '../stats/differencing.js';
import { kpss } from '../stats/kpss.js';
import { type Decision, isNotComputable } from '../stats/outcome.js';
import { phillipsPerron } from '../stats/phillipsPerron.js';
import type { MissingRule, SeriesValues } from '../stats/sample.js';
import { interpretStationarity } from '../stats/stationarity.js';
import { getSeasonLength } from './getSeasonLength.js';
import { omitUndefined } from './omitUndefined.js';
import { type Computed, type LabInput, transformSample } from './transformSample.js';

/** Options of the tests. Each test defines its own defaults. */
export type StationarityOptions = Pick<
  Schemas['StationarityRequest'],
  'adf' | 'kpss' | 'phillipsPerron' | 'significance' | 'missing'
>;

type Results = Schemas['StationarityResponse']['results'];

const decisionKeys: Record<number, keyof Decision> = { 0.01: 'onePercent', 0.05: 'fivePercent', 0.1: 'tenPercent' };

interface StationarityInput extends LabInput {
  /** Null when unknown. */
  frequency: Frequency | null;
  options: StationarityOptions;
}

/**
 * Transforms a sample, runs the stationarity tests, interprets ADF and KPSS together, and suggests an order of
 * differencing.
 */
export function testStationarity(input: StationarityInput): Computed<Schemas['StationarityResponse']> {
  const { summary, values, failure } = transformSample(input);
  const results = failure
    ? { adf: failure, kpss: failure, phillipsPerron: failure, differencing: failure }
    : runTests(values, input);
  return { ...summary, results, reading: interpretResults(results, input.options.significance ?? 0.05) };
}

function runTests(values: SeriesValues, { frequency, options }: StationarityInput): Results {
  const { adf = {}, kpss: { lagRule, ...level } = {}, phillipsPerron: ppOptions = {}, missing } = options;
  return {
    adf: dickeyFuller(values, omitUndefined({ ...adf, missing })),
    kpss: kpss(values, omitUndefined({ ...level, lags: level.lags ?? lagRule, missing })),
    phillipsPerron: phillipsPerron(values, omitUndefined({ ...ppOptions, missing })),
    differencing: computeDifferencing(values, getSeasonLength(frequency), missing),
  };
}

function computeDifferencing(values: SeriesValues, period: number, missing?: MissingRule): Results['differencing'] {
  const suggestion = suggestDifferences(values, omitUndefined({ period, missing }));
  if (isNotComputable(suggestion)) return suggestion;
  const { tests: _tests, ...counts } = suggestion;
  return counts;
}

function interpretResults(
  { adf, kpss: level }: Results,
  significance: number,
): Schemas['StationarityResponse']['reading'] {
  if (adf.status === 'not_computable' || level.status === 'not_computable') return null;
  const { reading, message } = interpretStationarity(adf, level, decisionKeys[significance]);
  return { reading, significance, message };
}
