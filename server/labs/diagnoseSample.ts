import { type PackedList, packWholeList } from '../packedList.js';
import type { Schemas } from '../schemas.js';
import { archLm } from '../stats/archLm.js';
import { autocorrelation } from '../stats/autocorrelation.js';
import { breuschGodfrey } from '../stats/breuschGodfrey.js';
import { durbinWatson } from '../stats/durbinWatson.js';
import { jarqueBera } from '../stats/jarqueBera.js';
import { boxPierce, ljungBox } from '../stats/ljungBox.js';
import { partialAutocorrelation } from '../stats/partialAutocorrelation.js';
import type { SeriesValues } from '../stats/sample.js';
import { omitUndefined } from './omitUndefined.js';
import { toSamplePoints } from './toSamplePoints.js';
import { type Computed, type LabInput, transformSample } from './transformSample.js';

type Request = Schemas['DiagnosticsRequest'];
type Results = Schemas['DiagnosticsResponse']['results'];
type TestName = Schemas['DiagnosticTest'];

/** Options of the tests. Each test defines its own defaults. */
export type DiagnosticsOptions = Pick<
  Request,
  'tests' | 'acfMaxLag' | 'pacfMaxLag' | 'ljungBoxLags' | 'archLmLags' | 'options' | 'missing'
>;

export const defaultTests: TestName[] = ['acf', 'pacf', 'ljung_box', 'jarque_bera', 'arch_lm'];

/** Tests by contract name. */
const tests: { [Name in TestName]: (values: SeriesValues, options: DiagnosticsOptions) => NonNullable<Results[Name]> } =
  {
    acf: (values, { acfMaxLag: maxLag, missing, options: { acfAdjusted: adjusted, confidence } = {} }) =>
      autocorrelation(values, omitUndefined({ maxLag, adjusted, confidence, missing })),
    pacf: (values, { pacfMaxLag: maxLag, missing, options: { pacfMethod: method, confidence } = {} }) =>
      partialAutocorrelation(values, omitUndefined({ maxLag, method, confidence, missing })),
    ljung_box: (values, options) => ljungBox(values, toPortmanteauOptions(options)),
    box_pierce: (values, options) => boxPierce(values, toPortmanteauOptions(options)),
    jarque_bera: (values, { missing }) => jarqueBera(values, omitUndefined({ missing })),
    arch_lm: (values, { archLmLags: lags, missing, options: { archDemean: demean } = {} }) =>
      archLm(values, omitUndefined({ lags, demean, missing })),
    durbin_watson: (values, { missing, options: { deterministic } = {} }) =>
      durbinWatson(values, omitUndefined({ deterministic, missing })),
    breusch_godfrey: (values, { missing, options: { breuschGodfreyLags: lags, deterministic } = {} }) =>
      breuschGodfrey(values, omitUndefined({ lags, deterministic, missing })),
  };

function toPortmanteauOptions({ ljungBoxLags: lags, missing, options = {} }: DiagnosticsOptions) {
  return omitUndefined({ lags, period: options.seasonalPeriod, modelDegrees: options.modelDegreesOfFreedom, missing });
}

interface DiagnosticsInput extends LabInput {
  options: DiagnosticsOptions & Pick<Request, 'includeValues'>;
}

interface Diagnosis extends Omit<Computed<Schemas['DiagnosticsResponse']>, 'values'> {
  /** The tested values with their dates, if requested. */
  values?: PackedList;
}

/** Transforms a sample and runs the requested tests, or the five default tests. */
export function diagnoseSample(input: DiagnosticsInput): Diagnosis {
  const { sample, options } = input;
  const { summary, values, failure } = transformSample(input);
  const names = options.tests ?? defaultTests;
  const results: Results = Object.fromEntries(names.map((name) => [name, failure ?? tests[name](values, options)]));
  const points = options.includeValues && !failure && { values: packWholeList(toSamplePoints(sample, values)) };
  return { ...summary, results, ...points };
}
