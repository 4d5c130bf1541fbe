import type { Knex } from 'knex';
import { resolveLevels } from '../forecasting/intervals.js';
import { type FoundSeries, findOneSeries, formatSeriesName } from '../indicators/findSeries.js';
import { getVintageUnit } from '../indicators/readObservations.js';
import { selectVintage } from '../indicators/selectVintage.js';
import { computeCacheKey } from '../labs/computeCacheKey.js';
import { getSeasonLength } from '../labs/getSeasonLength.js';
import { rejectField } from '../labs/rejectField.js';
import { assertDateOrder } from '../parameters/dateRange.js';
import type { Schemas } from '../schemas.js';
import type { Frequency } from '../series/frequency.js';
import { listRevisions, type StoredRevision } from '../store/observations.js';
import type { Origin, OriginOptions } from './origin.js';
import { planPseudoOrigins, planRealTimeOrigins } from './planOrigins.js';
import { RevisionHistory } from './revisionHistory.js';

export type BacktestRequest = Schemas['BacktestRequest'];

/** A backtest before anything is forecast: what is asked, of which data, from which origins. */
export interface BacktestPlan {
  /** Made of the request, the data and the engine. */
  cacheKey: string;
  request: Schemas['BacktestRun']['request'];
  series: Schemas['LabSeries'];
  frequency: Frequency;
  period: number;
  history: RevisionHistory;
  origins: Origin[];
}

const maxForecasts = 6_000;
const maxTrainingLength = 3_000;

/** Plans a backtest of a series of the library. Reads all that was ever known of it at once. */
export async function planBacktest(db: Knex, body: BacktestRequest, today: string): Promise<BacktestPlan> {
  assertDateOrder('originsStart', body.originsStart, 'originsEnd', body.originsEnd);
  const found = await findOneSeries(db, body.seriesId, body.country);
  const { slug, name, frequency } = found.indicator;
  const vintage = selectVintage(formatSeriesName(found), found.vintages, undefined, today);
  const rows = await listRevisions(db, found.series.id, {});
  const history = new RevisionHistory(found.vintages, rows);
  const period = getSeasonLength(frequency);
  const { request, origins } = resolveBacktestRequest(body, found, history, { frequency, period });
  checkLength(origins);
  const unit = getVintageUnit(found, vintage);
  const series = { id: slug, country: found.series.country, name, frequency, unit, vintage };
  return {
    cacheKey: computeCacheKey('backtest', request, series, selectKeyData(history, rows)),
    ...{ request, series, frequency, period, history, origins },
  };
}

function resolveBacktestRequest(
  body: BacktestRequest,
  found: FoundSeries,
  history: RevisionHistory,
  { frequency, period }: Pick<OriginOptions, 'frequency' | 'period'>,
) {
  const { horizon, origins: maxOrigins = 20, window = null, transform = 'level' } = body;
  const levels = resolveLevels(body.levels);
  const { models = getDefaultModels(period), originsStart = null, originsEnd = null } = body;
  checkSize(models.length, horizon, maxOrigins);
  const options = { frequency, period, horizon, maxOrigins, window, from: originsStart, to: originsEnd };
  const kind = body.kind ?? (hasRealTimeOrigins(history, options) ? 'real_time' : 'pseudo');
  if (kind === 'real_time' && !hasRealTimeOrigins(history, options)) rejectRealTime(found);
  const origins = (kind === 'real_time' ? planRealTimeOrigins : planPseudoOrigins)(history, options);
  if (origins.length === 0 && (originsStart ?? originsEnd) !== null) rejectOriginRange(originsStart);
  const request = { kind, models, horizon, origins: maxOrigins, originsStart, originsEnd, window, transform, levels };
  return { request, origins };
}

function getDefaultModels(period: number): Schemas['ForecastModel'][] {
  return ['auto', 'ets', 'theta', 'arima', 'naive', ...(period > 1 ? (['snaive'] as const) : []), 'naive2'];
}

/** Whether there is any origin in real time, on whatever day. */
function hasRealTimeOrigins(history: RevisionHistory, options: OriginOptions): boolean {
  return planRealTimeOrigins(history, { ...options, maxOrigins: 1, from: null, to: null }).length > 0;
}

function rejectRealTime(found: FoundSeries): never {
  const problem = `must be pseudo: the library holds no vintage of ${formatSeriesName(found)} with enough values, and others after it`;
  rejectField('kind', problem);
}

function rejectOriginRange(originsStart: string | null): never {
  const field = originsStart === null ? 'originsEnd' : 'originsStart';
  rejectField(field, 'leaves no day from which there is enough to fit and anything that has come since');
}

function checkSize(models: number, horizon: number, origins: number): void {
  const maxOrigins = Math.floor(maxForecasts / (models * horizon));
  if (origins <= maxOrigins) return;
  const problem = `must be at most ${maxOrigins} with ${models} models and a horizon of ${horizon}: origins × models × horizon may be ${maxForecasts}`;
  rejectField('origins', problem);
}

function checkLength(origins: readonly Origin[]): void {
  const maxLength = Math.max(0, ...origins.map(({ training }) => training.length));
  if (maxLength <= maxTrainingLength) return;
  const problem = `must be set, to ${maxTrainingLength} at most: an origin has ${maxLength} observations before it`;
  rejectField('window', problem);
}

/** What an answer is a function of, besides the request: of a pseudo backtest more than it needs. */
function selectKeyData({ vintages }: RevisionHistory, rows: readonly StoredRevision[]): unknown {
  const steps = vintages.map(({ date, unit, rebaseFactor }) => [date, unit, rebaseFactor]);
  return [steps, rows.map(({ date, value, realtimeStart, realtimeEnd }) => [date, value, realtimeStart, realtimeEnd])];
}
