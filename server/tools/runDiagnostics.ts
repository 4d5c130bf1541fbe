import type { OperationRequest, ResponseBody } from '../operationInput.js';
import { country, day, diagnosticTests, id, transformations, vintage } from './argumentSchemas.js';
import { describeSample } from './describeSample.js';
import { defineTool } from './tool.js';

const maxLags = 12;

interface Arguments extends Omit<NonNullable<OperationRequest<'labs.diagnostics'>['body']>, 'seriesId'> {
  id: string;
  stationarity?: boolean;
}

export const runDiagnostics = defineTool<Arguments>({
  name: 'run_diagnostics',
  title: 'Run diagnostic tests',
  description:
    'Tests for autocorrelation, normality and ARCH effects; stationarity adds ADF, KPSS and Phillips-Perron. Costs compute.',
  inputSchema: {
    type: 'object',
    properties: {
      ...{ id, country, vintage, start: day, end: day, transformations, tests: diagnosticTests },
      stationarity: { type: 'boolean' },
    },
    required: ['id'],
  },
  async run(context, { id: seriesId, stationarity = false, tests, ...sample }) {
    const body = { seriesId, ...sample, ...(tests && { tests }) };
    const diagnostics = await context.callOperation('labs.diagnostics', { body });
    const stationarityBody = { seriesId, ...sample };
    const unitRoots = stationarity
      ? await context.callOperation('labs.stationarity', { body: stationarityBody })
      : undefined;
    const results = { ...diagnostics.results, ...unitRoots?.results };
    return {
      data: {
        ...(await describeSample(context, diagnostics.series, diagnostics.sample)),
        transformations: diagnostics.transformations.map(({ name, formula, notComputable }) => ({
          ...{ name, formula, ...(notComputable && { notComputable: notComputable.message }) },
        })),
        results: Object.fromEntries(Object.entries(results).map(([name, result]) => [name, describeResult(result)])),
        ...(unitRoots?.reading && { reading: unitRoots.reading.message }),
      },
    };
  },
});

type Result = NonNullable<
  | ResponseBody<'labs.diagnostics'>['results'][keyof ResponseBody<'labs.diagnostics'>['results']]
  | ResponseBody<'labs.stationarity'>['results'][keyof ResponseBody<'labs.stationarity'>['results']]
>;

/** Describes the result of a test: its statistic and p-value, or its first lags, or why there is none. */
function describeResult(result: Result): object {
  if (result.status === 'not_computable') return { notComputable: result.message };
  if ('values' in result) {
    const values = result.values.slice(0, maxLags + 1).map(({ lag, value }) => [lag, value]);
    return { lags: values, truncated: result.values.length > values.length };
  }
  if ('differences' in result) {
    return { differences: result.differences, seasonalDifferences: result.seasonalDifferences };
  }
  return {
    ...{ statistic: result.statistic, pValue: 'pValue' in result ? result.pValue : null },
    ...('rejected' in result && { rejected: result.rejected }),
    ...('nullHypothesis' in result && { nullHypothesis: result.nullHypothesis }),
    observations: result.observations,
  };
}
