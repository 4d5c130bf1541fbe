import type { OperationRequest } from '../operationInput.js';
import type { Schemas } from '../schemas.js';
import { country, day, forecastModel, forecastTransform, id, vintage } from './argumentSchemas.js';
import { buildDataLink } from './dataLink.js';
import { describeSample } from './describeSample.js';
import { clipText } from './textLimits.js';
import { defineTool } from './tool.js';

/** Each period has a forecast and two bounds for each level. */
const maxPeriods = 40;
const maxFindings = 5;
const recentValues = 4;

interface Arguments extends Omit<NonNullable<OperationRequest<'forecast.run'>['body']>, 'seriesId'> {
  id: string;
}

export const runForecast = defineTool<Arguments>({
  name: 'run_forecast',
  title: 'Run a forecast',
  description:
    'Forecasts with prediction intervals and a backtest. Horizon in periods of the series. Costs compute; repeats are free.',
  inputSchema: {
    type: 'object',
    properties: {
      ...{ id, country, vintage, start: day, end: day },
      horizon: { type: 'integer', minimum: 1, maximum: 600 },
      ...{ model: forecastModel, transform: forecastTransform },
      levels: { type: 'array', items: { type: 'integer' }, description: 'Percent, default 80, 95' },
    },
    required: ['id', 'horizon'],
  },
  async run(context, { id: seriesId, ...request }) {
    const run = await context.callOperation('forecast.run', { body: { seriesId, ...request } });
    if (!('series' in run)) throw new Error('The operation returned a job instead of a forecast.');
    const described = await describeSample(context, run.series, run.sample);
    const common = { ...described, cacheKey: run.cacheKey, engine: run.engine };
    if (run.result.status === 'not_computable') return { data: { ...common, notComputable: run.result.message } };
    const link = buildDataLink(context, 'Forecast as CSV', `/api/forecast/run/${run.cacheKey}/csv`);
    return { link, data: { ...common, ...describeResult(run.result), csv: link.url } };
  },
});

function describeResult(result: Schemas['ForecastResult']): object {
  const forecasts = result.forecasts.slice(0, maxPeriods).map(({ date, forecast, intervals }) => ({
    ...{ date, forecast },
    intervals: intervals.map(({ level, lower, upper }) => [level, lower, upper]),
  }));
  const { backtest } = result;
  return {
    ...{
      model: result.model,
      label: clipText(result.label, 200),
      intervalMethod: clipText(result.intervalMethod, 200),
    },
    lastValues: result.history.slice(-recentValues).map(({ date, actual }) => [date, actual]),
    forecasts,
    intervalColumns: ['level', 'lower', 'upper'],
    ...(backtest?.status === 'computed' && {
      backtest: {
        ...{ origins: backtest.scores.origins, owa: backtest.scores.owa, mase: backtest.scores.mase },
        meanAbsoluteError: backtest.scores.meanAbsoluteError,
      },
    }),
    warnings: result.guardrails.findings.slice(0, maxFindings).map(({ message }) => clipText(message, 200)),
    notes: result.notes.map(({ message }) => clipText(message, 200)),
    truncated: result.forecasts.length > forecasts.length,
  };
}
