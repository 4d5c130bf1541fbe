import type { Knex } from 'knex';
import { resolveLevels } from '../forecasting/intervals.js';
import { getVintageUnit } from '../indicators/describeSeries.js';
import { type FoundSeries, findOneSeries, formatSeriesName } from '../indicators/findSeries.js';
import { readOneState } from '../indicators/readOneState.js';
import { selectVintage } from '../indicators/selectVintage.js';
import { computeCacheKey } from '../labs/computeCacheKey.js';
import { getSeasonLength } from '../labs/getSeasonLength.js';
import { rejectField } from '../labs/rejectField.js';
import { findSeriesRange } from '../labs/resolveRange.js';
import { assertDateOrder } from '../parameters/dateRange.js';
import type { Schemas } from '../schemas.js';
import type { Frequency } from '../series/frequency.js';
import { listRevisions, type StoredRevision } from '../store/observations.js';
import { listVintages } from '../store/vintages.js';
import type { Origin, OriginOptions } from './origin.js';
import { planPseudoOrigins, planRealTimeOrigins } from './planOrigins.js';
import { RevisionHistory } from './revisionHistory.js';

export type BacktestRequest = Schemas['BacktestRequest'];

/** Everything that determines a backtest, before any forecast is computed. */
export interface BacktestPlan {
  /** Hash of the request, the data and the engine version. */
  cacheKey: string;
  request: Schemas['BacktestRun']['request'];
  series: Schemas['LabSeries'];
  frequency: Frequency;
  period: number;
  history: RevisionHistory;
  origins: Origin[];
}

const maxForecasts = 6_000;
/** Default number of origins: as many as one can request, or fewer for long series, whose models take longer to fit. */
const defaultOrigins = { min: 20, max: 60 };
/** Maximum number of periods at all origins by default, unless these are fewer than the minimum. */
const defaultMaxPeriods = 18_000;
const maxTrainingLength = 3_000;

/**
 * Plans a backtest of a library series. Reads its full revision history. Throws `invalid_request` when no origin is
 * possible within the given bounds.
 */
export async function planBacktest(db: Knex, body: BacktestRequest, today: string): Promise<BacktestPlan> {
  assertDateOrder('originsStart', body.originsStart, 'originsEnd', body.originsEnd);
  const { found, rows, vintages } = await readHistory(db, body);
  const { slug, name, frequency } = found.indicator;
  const vintage = selectVintage(formatSeriesName(found), found.vintages, undefined, today);
  const projected = found.series.publishesProjections ? frequency : undefined;
  const history = new RevisionHistory(vintages, rows, projected);
  const period = getSeasonLength(frequency);
  const { request, origins } = resolveBacktestRequest(body, found, history, { frequency, period });
  checkLength(origins);
  const unit = getVintageUnit(found);
  const series = { id: slug, country: found.series.country, name, frequency, unit, vintage };
  return {
    cacheKey: computeCacheKey('backtest', request, series, selectKeyData(history, rows)),
    ...{ request, series, frequency, period, history, origins },
  };
}

async function readHistory(db: Knex, { seriesId, country }: BacktestRequest) {
  const find = () => findOneSeries(db, seriesId, country);
  return readOneState(db, find, async (found) => ({
    found,
    rows: await listRevisions(db, found.series, {}),
    vintages: await listVintages(db, [found.series.id]),
  }));
}

function resolveBacktestRequest(
  body: BacktestRequest,
  found: FoundSeries,
  history: RevisionHistory,
  { frequency, period }: Pick<OriginOptions, 'frequency' | 'period'>,
) {
  const { horizon, window = null, transform = 'level' } = body;
  const levels = resolveLevels(body.levels);
  const range = findSeriesRange(
    found,
    history.latest.map(({ value }) => value),
  );
  const { models = getDefaultModels(period), originsStart = null, originsEnd = null } = body;
  const periods = Math.min(window ?? maxTrainingLength, history.latest.length);
  const { origins: maxOrigins = getDefaultOrigins(periods, models.length * horizon) } = body;
  checkSize(models.length, horizon, maxOrigins);
  const options = { frequency, period, horizon, maxOrigins, window, from: originsStart, to: originsEnd };
  const kind = body.kind ?? (hasRealTimeOrigins(history, options) ? 'real_time' : 'pseudo');
  if (kind === 'real_time' && !hasRealTimeOrigins(history, options)) rejectRealTime(found);
  const origins = (kind === 'real_time' ? planRealTimeOrigins : planPseudoOrigins)(history, options);
  if (origins.length === 0 && (originsStart ?? originsEnd) !== null) rejectOriginRange(originsStart);
  const request = {
    kind,
    models,
    horizon,
    origins: maxOrigins,
    originsStart,
    originsEnd,
    window,
    transform,
    levels,
    range,
  };
  return { request, origins };
}

/** Returns the default number of origins for a number of periods, and of forecasts at each origin. */
function getDefaultOrigins(periods: number, forecasts: number): number {
  const affordable = Math.floor(defaultMaxPeriods / Math.max(1, periods));
  const origins = Math.min(defaultOrigins.max, Math.max(defaultOrigins.min, affordable));
  return Math.max(1, Math.min(origins, Math.floor(maxForecasts / forecasts)));
}

function getDefaultModels(period: number): Schemas['ForecastModel'][] {
  return ['auto', 'ets', 'theta', 'arima', 'naive', ...(period > 1 ? (['snaive'] as const) : []), 'naive2'];
}

/** Whether at least one real-time origin is possible. */
function hasRealTimeOrigins(history: RevisionHistory, options: OriginOptions): boolean {
  return planRealTimeOrigins(history, { ...options, maxOrigins: 1, from: null, to: null }).length > 0;
}

function rejectRealTime(found: FoundSeries): never {
  const problem = `must be pseudo: the library holds no vintage of ${formatSeriesName(found)} that has enough values and is followed by later vintages`;
  rejectField('kind', problem);
}

function rejectOriginRange(originsStart: string | null): never {
  const field = originsStart === null ? 'originsEnd' : 'originsStart';
  rejectField(
    field,
    'leaves no origin with enough earlier values to fit a model and later values to compare with. Widen the range',
  );
}

function checkSize(models: number, horizon: number, origins: number): void {
  const maxOrigins = Math.floor(maxForecasts / (models * horizon));
  if (origins <= maxOrigins) return;
  const problem = `must be at most ${maxOrigins} with ${models} models and a horizon of ${horizon}: origins × models × horizon is limited to ${maxForecasts}`;
  rejectField('origins', problem);
}

function checkLength(origins: readonly Origin[]): void {
  const maxLength = Math.max(0, ...origins.map(({ training }) => training.length));
  if (maxLength <= maxTrainingLength) return;
  const problem = `must be set to at most ${maxTrainingLength}: an origin has ${maxLength} observations before it`;
  rejectField('window', problem);
}

/**
 * Selects the data that determine the result, for the cache key. Pseudo backtests depend on fewer data, but share this
 * selection.
 */
function selectKeyData({ vintages }: RevisionHistory, rows: readonly StoredRevision[]): unknown {
  const steps = vintages.map(({ date, unit, rebaseFactor }) => [date, unit, rebaseFactor]);
  return [steps, rows.map(({ date, value, realtimeStart, realtimeEnd }) => [date, value, realtimeStart, realtimeEnd])];
}
