import type { Knex } from 'knex';
import { buildBacktestResult } from '../../../server/backtests/buildBacktestResult.js';
import { computeOriginForecasts } from '../../../server/backtests/computeOriginForecasts.js';
import { type BacktestPlan, planBacktest } from '../../../server/backtests/planBacktest.js';
import { describeOrigin, listModels } from '../../../server/backtests/runBacktest.js';
import type { Schemas } from '../../../server/schemas.js';
import { formatNumber } from '../table.js';

/** A series of the United States and its horizon: a year. */
const targets = [
  { seriesId: 'real-gdp', horizon: 4 },
  { seriesId: 'us-nonfarm-payrolls', horizon: 12 },
  { seriesId: 'us-unemployment-rate', horizon: 12 },
  { seriesId: 'us-cpi-all-items', horizon: 12 },
];
const models: Schemas['ForecastModel'][] = ['auto', 'ets', 'theta', 'arima', 'drift', 'naive'];
const origins = 60;

/**
 * Backtests models on the vintages of US series, against the first values held, and formats a Markdown table. `today` is
 * the day of the backtest.
 */
export async function formatRealTimeSkill(db: Knex, today: string): Promise<string> {
  const rows: string[] = [];
  for (const target of targets) rows.push(...formatRows(await planTarget(db, target, today)));
  return [
    '| Series | Model | Origins | MASE | Relative to naive | p | Coverage 80 | Coverage 95 |',
    '|---|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

function planTarget(db: Knex, target: (typeof targets)[number], today: string): Promise<BacktestPlan> {
  return planBacktest(db, { ...target, kind: 'real_time', models, origins }, today);
}

function formatRows(plan: BacktestPlan): string[] {
  const computed = plan.origins.map((origin) => {
    const forecasts = computeOriginForecasts(describeOrigin(plan, origin));
    return new Map(listModels(plan.request).map((model, index) => [model, forecasts[index] as (typeof forecasts)[0]]));
  });
  const result = buildBacktestResult(plan, computed);
  const first = plan.origins[0]?.vintage?.slice(0, 4);
  const last = plan.origins.at(-1)?.vintage?.slice(0, 4);
  const naive = result.models.find(({ model }) => model === 'naive')?.first?.overall.mase ?? Number.NaN;
  return result.models.map(({ model, first: scores }) => {
    const { origins = 0, mase, coverage = [] } = scores?.overall ?? {};
    const test = scores?.dieboldMariano;
    const cells = [
      `${plan.series.name} (${first}–${last})`,
      `\`${model}\``,
      String(origins),
      formatNumber(mase ?? Number.NaN, 2),
      formatNumber((mase ?? Number.NaN) / naive, 2),
      test?.status === 'computed' && test.pValue !== null ? formatPValue(test.pValue) : '',
      ...coverage.map(({ share }) => formatNumber(share ?? Number.NaN, 3)),
    ];
    return `| ${cells.join(' | ')} |`;
  });
}

function formatPValue(p: number): string {
  return p < 0.001 ? '< 0.001' : formatNumber(p, 3);
}
