import { addDays } from '../../../server/series/periods.js';
import { type MockResponse, type ReceivedRequest, startDouble } from './startDouble.js';

export const fredKey = 'abcdefghijklmnopqrstuvwxyz012345';

/** A series of FRED; `vintages` has the changed values by day, with `.` for withdrawn values. A series without vintages is not archived. */
export interface FredSeries {
  title: string;
  frequency: string;
  frequency_short: string;
  seasonal_adjustment_short: string;
  /** Units by the day from which they are valid. */
  units: Record<string, string>;
  vintages?: Record<string, Record<string, string>>;
  /** Current values, for a series without vintages. */
  values?: Record<string, string>;
}

interface Interval {
  realtime_start: string;
  realtime_end: string;
  date: string;
  value: string;
}

const openEnd = '9999-12-31';
const today = '2026-11-21';

interface Limits {
  rows: number;
  vintages: number;
}

/** API 1 with its archive: XML by default, errors with status 400, real-time periods clipped to the requested range, pages, a maximum number of vintages. */
export function startFred(series: Record<string, FredSeries>, limits: Limits = { rows: 100_000, vintages: 2_000 }) {
  return startDouble(({ path, query }: ReceivedRequest): MockResponse => {
    const fileType = query.get('file_type') ?? 'xml';
    if (fileType !== 'json') return buildXml(`<${path.split('/').at(-1)}/>`);
    const keyError = checkKey(query.get('api_key'));
    if (keyError) return keyError;
    const found = series[query.get('series_id')?.toUpperCase() ?? ''];
    const from = query.get('realtime_start') ?? today;
    const to = query.get('realtime_end') ?? today;
    if (to > today && to !== openEnd)
      return buildError(`Variable realtime_end can not be after today's date (${today}).`);
    const archive = from !== today || to !== today;
    if (archive && !found?.vintages) {
      return buildError('The series does not exist in ALFRED but may exist in FRED.');
    }
    if (found === undefined) return buildError('The series does not exist.');
    const id = query.get('series_id')?.toUpperCase() ?? '';
    if (path === '/series') return buildJson({ seriess: describeSeries(id, found, from, to) });
    if (path === '/series/vintagedates') {
      return buildJson(paginate('vintage_dates', Object.keys(found.vintages ?? {}).sort(), query, limits.rows));
    }
    return buildObservations(found, from, to, query, limits);
  });
}

function buildObservations(
  series: FredSeries,
  from: string,
  to: string,
  query: URLSearchParams,
  limits: Limits,
): MockResponse {
  const days = Object.keys(series.vintages ?? {}).filter((day) => day >= from && day <= to);
  if (days.length > limits.vintages) {
    return buildError(
      `There are ${days.length} vintage dates in the specified real-time period: ${from} to ${to}.  This exceeds the maximum number of vintage dates allowed (${limits.vintages}).`,
    );
  }
  const [first, last] = [query.get('observation_start') ?? '1600-01-01', query.get('observation_end') ?? openEnd];
  const rows = buildIntervals(series)
    .filter((row) => row.realtime_start <= to && row.realtime_end >= from && row.date >= first && row.date <= last)
    .map((row) => ({
      ...row,
      realtime_start: row.realtime_start < from ? from : row.realtime_start,
      realtime_end: row.realtime_end > to ? to : row.realtime_end,
    }));
  return buildJson({
    output_type: 1,
    file_type: 'json',
    units: 'lin',
    ...paginate('observations', rows, query, limits.rows),
  });
}

/** Rows by date, then by real-time start; adjacent values differ. */
function buildIntervals({ vintages, values = {} }: FredSeries): Interval[] {
  if (!vintages) {
    return Object.entries(values).map(([date, value]) => ({ realtime_start: today, realtime_end: today, date, value }));
  }
  const byDate = new Map<string, Interval[]>();
  for (const [day, changed] of Object.entries(vintages).sort(([a], [b]) => (a < b ? -1 : 1))) {
    for (const [date, value] of Object.entries(changed)) {
      const chain = byDate.get(date) ?? [];
      const before = chain.at(-1);
      if (before) before.realtime_end = addDays(day, -1);
      byDate.set(date, [...chain, { realtime_start: day, realtime_end: openEnd, date, value }]);
    }
  }
  return [...byDate].sort(([a], [b]) => (a < b ? -1 : 1)).flatMap(([, chain]) => chain);
}

function describeSeries(
  id: string,
  { units, title, frequency, frequency_short, ...more }: FredSeries,
  from: string,
  to: string,
) {
  const starts = Object.keys(units).sort();
  return starts
    .map((start, index) => {
      const next = starts[index + 1];
      const realtime_end = next === undefined ? openEnd : addDays(next, -1);
      const { seasonal_adjustment_short } = more;
      const properties = { frequency, frequency_short, units: units[start], seasonal_adjustment_short };
      return { id, realtime_start: start, realtime_end, title, ...properties, last_updated: '2026-10-30 07:54:01-05' };
    })
    .filter(({ realtime_start, realtime_end }) => realtime_start <= to && realtime_end >= from);
}

function paginate(name: string, items: unknown[], query: URLSearchParams, maxLimit: number) {
  const limit = Math.min(Number(query.get('limit') ?? maxLimit), maxLimit);
  const offset = Number(query.get('offset') ?? 0);
  return { count: items.length, offset, limit, [name]: items.slice(offset, offset + limit) };
}

function checkKey(key: string | null): MockResponse | undefined {
  if (key === null) return buildError('Variable api_key is not set.');
  if (!/^[a-z0-9]{32}$/.test(key)) {
    return buildError('The value for variable api_key is not a 32 character alpha-numeric lower-case string.');
  }
  return key === fredKey ? undefined : buildError('The value for variable api_key is not registered.');
}

function buildError(sentence: string): MockResponse {
  return { status: 400, ...buildJson({ error_code: 400, error_message: `Bad Request.  ${sentence}` }) };
}

/** Escapes slashes, as FRED does. */
function buildJson(body: unknown): MockResponse {
  return { body: JSON.stringify(body).replaceAll('/', '\\/') };
}

function buildXml(body: string): MockResponse {
  return { headers: { 'Content-Type': 'text/xml' }, body: `<?xml version="1.0" encoding="utf-8" ?>${body}` };
}
