import type { Schemas } from '../contract.js';
import { archLm } from '../stats/archLm.js';
import { autocorrelation } from '../stats/autocorrelation.js';
import { breuschGodfrey } from '../stats/breuschGodfrey.js';
import { durbinWatson } from '../stats/durbinWatson.js';
import { jarqueBera } from '../stats/jarqueBera.js';
import { boxPierce, ljungBox } from '../stats/ljungBox.js';
import { partialAutocorrelation } from '../stats/partialAutocorrelation.js';
import type { SeriesValues } from '../stats/sample.js';
import { given } from './given.js';
import { samplePoints } from './samplePoints.js';
import { type Computed, type LabTask, transformSample } from './transformSample.js';

type Request = Schemas['DiagnosticsRequest'];
type Results = Schemas['DiagnosticsResponse']['results'];
type TestName = Schemas['DiagnosticTest'];

/** How the tests are run; what is absent is as each test has it. */
export type DiagnosticsOptions = Pick<
  Request,
  'tests' | 'acfMaxLag' | 'pacfMaxLag' | 'ljungBoxLags' | 'archLmLags' | 'options' | 'missing'
>;

const usualTests: TestName[] = ['acf', 'pacf', 'ljung_box', 'jarque_bera', 'arch_lm'];

/** Each test by its name in the contract. */
const tests: { [Name in TestName]: (values: SeriesValues, asked: DiagnosticsOptions) => NonNullable<Results[Name]> } = {
  acf: (values, { acfMaxLag: maxLag, missing, options: { acfAdjusted: adjusted, confidence } = {} }) =>
    autocorrelation(values, given({ maxLag, adjusted, confidence, missing })),
  pacf: (values, { pacfMaxLag: maxLag, missing, options: { pacfMethod: method, confidence } = {} }) =>
    partialAutocorrelation(values, given({ maxLag, method, confidence, missing })),
  ljung_box: (values, asked) => ljungBox(values, portmanteauOptions(asked)),
  box_pierce: (values, asked) => boxPierce(values, portmanteauOptions(asked)),
  jarque_bera: (values, { missing }) => jarqueBera(values, given({ missing })),
  arch_lm: (values, { archLmLags: lags, missing, options: { archDemean: demean } = {} }) =>
    archLm(values, given({ lags, demean, missing })),
  durbin_watson: (values, { missing, options: { deterministic } = {} }) =>
    durbinWatson(values, given({ deterministic, missing })),
  breusch_godfrey: (values, { missing, options: { breuschGodfreyLags: lags, deterministic } = {} }) =>
    breuschGodfrey(values, given({ lags, deterministic, missing })),
};

function portmanteauOptions({ ljungBoxLags: lags, missing, options = {} }: DiagnosticsOptions) {
  return given({ lags, period: options.seasonalPeriod, modelDegrees: options.modelDegreesOfFreedom, missing });
}

interface DiagnosticsTask extends LabTask {
  options: DiagnosticsOptions & Pick<Request, 'includeValues'>;
}

/** Transforms a sample and runs the tests that are asked for, or the usual five. */
export function diagnoseSample(task: DiagnosticsTask): Computed<Schemas['DiagnosticsResponse']> {
  const { sample, options } = task;
  const { described, values, failure } = transformSample(task);
  const names = options.tests ?? usualTests;
  const results: Results = Object.fromEntries(names.map((name) => [name, failure ?? tests[name](values, options)]));
  const points = options.includeValues && !failure && { values: samplePoints(sample, values) };
  return { ...described, results, ...points };
}
