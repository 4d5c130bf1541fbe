import type { OperationRequest, ResponseBody } from '../operationInput.js';
import type { Schemas } from '../schemas.js';
import type { ToolContext } from './tool.js';

/** A selection of observations, as the operation takes it. */
export type ObservationsQuery = NonNullable<OperationRequest<'indicators.observations'>['query']>;

export interface SeriesValues {
  series: Schemas['ObservedSeries'];
  /** Oldest first. */
  rows: Schemas['ObservationRow'][];
  /** Whether the selection may have earlier values. */
  hasMore: boolean;
}

interface NewestValues {
  values: SeriesValues[];
  /** The series, as `id country`, that there is no room for, or that ended long before the others. */
  omitted: string[];
  missing: Schemas['MissingSeries'][];
}

interface Size {
  maxSeries: number;
  /** Values of each series. */
  count: number;
}

/** Rows of a request. More would hold the event loop for long. */
const maxFirstRows = 2_000;
const maxSecondRows = 20_000;

const dayMs = 86_400_000;
const periodDays: Record<Schemas['Frequency'], number> = {
  ...{ daily: 1, weekly: 7, biweekly: 14, monthly: 31, quarterly: 92, semiannual: 184, annual: 366 },
};

/**
 * Reads the newest values of each series of a selection. `getSize` returns how many there is room for. One request is enough
 * for one series, or for a small selection. Otherwise a second one reads the last periods of all series together.
 */
export async function readNewestValues(
  { callOperation }: ToolContext,
  query: ObservationsQuery,
  getSize: (seriesCount: number) => Size,
): Promise<NewestValues> {
  const request = { ...query, order: 'desc', limit: maxFirstRows } as const;
  const first = await callOperation('indicators.observations', { query: request });
  const missing = first.missing ?? [];
  const withValues = first.series.filter(
    ({ id, country }) => !missing.some((one) => one.id === id && one.country === country),
  );
  const { maxSeries, count } = getSize(withValues.length);
  const kept = withValues.slice(0, maxSeries);
  const isComplete = first.nextCursor === null || first.series.length === 1;
  const response = isComplete
    ? first
    : await callOperation('indicators.observations', {
        query: { ...request, ...selectLastPeriods(kept, count, query.start), limit: maxSecondRows },
      });
  const values = kept.map((series) => {
    const rows = selectRows(response, series);
    return { series, rows: rows.slice(0, count).reverse(), hasMore: rows.length > count || first.nextCursor !== null };
  });
  const found = values.filter(({ rows }) => rows.length > 0 || first.series.length === 1);
  const omitted = withValues.filter((one) => !found.some(({ series }) => series === one));
  return { values: found, omitted: omitted.map(({ id, country }) => `${id} ${country}`), missing };
}

/** The rows of a series in a response, newest first. Rows do not name their series if there is only one. */
function selectRows(
  { observations, series }: ResponseBody<'indicators.observations'>,
  { id, country }: Schemas['ObservedSeries'],
): Schemas['ObservationRow'][] {
  if (series.length === 1) return observations;
  return observations.filter((row) => row.id === id && row.country === country);
}

/** Selects the last `count` periods of the series. A series that ended long before the others does not make them read decades. */
function selectLastPeriods(series: Schemas['ObservedSeries'][], count: number, start = '') {
  const starts = series.map((one) => findLastDay(one) - count * periodDays[one.frequency]).sort((a, b) => a - b);
  const countRows = (first: number) =>
    series.reduce((sum, one) => sum + Math.max(0, (findLastDay(one) - first) / periodDays[one.frequency]), 0);
  const first = starts.find((day) => countRows(day) <= maxSecondRows) ?? 0;
  const day = new Date(first * dayMs).toISOString().slice(0, 10);
  return {
    start: start > day ? start : day,
    id: [...new Set(series.map(({ id }) => id))],
    country: [...new Set(series.map(({ country }) => country))].join(','),
  };
}

/** The day of the last value, as a number of days. */
function findLastDay({ lastDate }: Schemas['ObservedSeries']): number {
  return Date.parse(lastDate ?? '1970-01-01') / dayMs;
}
