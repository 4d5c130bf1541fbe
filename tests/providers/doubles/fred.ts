import { addDays } from '../../../server/series/periods.js';
import { type Asked, startDouble, type Told } from './startDouble.js';

export const fredKey = 'abcdefghijklmnopqrstuvwxyz012345';

/** A series of FRED; `vintages` has the values that changed by day, `.` for those withdrawn. Without vintages it is not in the archive. */
export interface FredSeries {
  title: string;
  frequency: string;
  frequency_short: string;
  seasonal_adjustment_short: string;
  /** Units by the day from which they hold. */
  units: Record<string, string>;
  vintages?: Record<string, Record<string, string>>;
  /** Values now, of a series without vintages. */
  values?: Record<string, string>;
}

interface Interval {
  realtime_start: string;
  realtime_end: string;
  date: string;
  value: string;
}

const open = '9999-12-31';
const today = '2026-11-21';

interface Limits {
  rows: number;
  vintages: number;
}

/** API 1 with its archive: XML unless asked otherwise, refusals with 400, intervals cut to the days asked for, pages, no more than so many vintages. */
export function startFred(series: Record<string, FredSeries>, limits: Limits = { rows: 100_000, vintages: 2_000 }) {
  return startDouble(({ path, query }: Asked): Told => {
    const fileType = query.get('file_type') ?? 'xml';
    if (fileType !== 'json') return xml(`<${path.split('/').at(-1)}/>`);
    const keyed = refusalOfKey(query.get('api_key'));
    if (keyed) return keyed;
    const found = series[query.get('series_id')?.toUpperCase() ?? ''];
    const from = query.get('realtime_start') ?? today;
    const to = query.get('realtime_end') ?? today;
    if (to > today && to !== open) return refused(`Variable realtime_end can not be after today's date (${today}).`);
    const archive = from !== today || to !== today;
    if (archive && !found?.vintages) {
      return refused('The series does not exist in ALFRED but may exist in FRED.');
    }
    if (found === undefined) return refused('The series does not exist.');
    const id = query.get('series_id')?.toUpperCase() ?? '';
    if (path === '/series') return json({ seriess: describe(id, found, from, to) });
    if (path === '/series/vintagedates') {
      return json(page('vintage_dates', Object.keys(found.vintages ?? {}).sort(), query, limits.rows));
    }
    return observations(found, from, to, query, limits);
  });
}

function observations(series: FredSeries, from: string, to: string, query: URLSearchParams, limits: Limits): Told {
  const days = Object.keys(series.vintages ?? {}).filter((day) => day >= from && day <= to);
  if (days.length > limits.vintages) {
    return refused(
      `There are ${days.length} vintage dates in the specified real-time period: ${from} to ${to}.  This exceeds the maximum number of vintage dates allowed (${limits.vintages}).`,
    );
  }
  const [first, last] = [query.get('observation_start') ?? '1600-01-01', query.get('observation_end') ?? open];
  const rows = intervalsOf(series)
    .filter((row) => row.realtime_start <= to && row.realtime_end >= from && row.date >= first && row.date <= last)
    .map((row) => ({
      ...row,
      realtime_start: row.realtime_start < from ? from : row.realtime_start,
      realtime_end: row.realtime_end > to ? to : row.realtime_end,
    }));
  return json({ output_type: 1, file_type: 'json', units: 'lin', ...page('observations', rows, query, limits.rows) });
}

/** By date, then by the day from which they are current; neighbours differ. */
function intervalsOf({ vintages, values = {} }: FredSeries): Interval[] {
  if (!vintages) {
    return Object.entries(values).map(([date, value]) => ({ realtime_start: today, realtime_end: today, date, value }));
  }
  const byDate = new Map<string, Interval[]>();
  for (const [day, changed] of Object.entries(vintages).sort(([a], [b]) => (a < b ? -1 : 1))) {
    for (const [date, value] of Object.entries(changed)) {
      const chain = byDate.get(date) ?? [];
      const before = chain.at(-1);
      if (before) before.realtime_end = addDays(day, -1);
      byDate.set(date, [...chain, { realtime_start: day, realtime_end: open, date, value }]);
    }
  }
  return [...byDate].sort(([a], [b]) => (a < b ? -1 : 1)).flatMap(([, chain]) => chain);
}

function describe(
  id: string,
  { units, title, frequency, frequency_short, ...more }: FredSeries,
  from: string,
  to: string,
) {
  const starts = Object.keys(units).sort();
  return starts
    .map((start, place) => {
      const next = starts[place + 1];
      const realtime_end = next === undefined ? open : addDays(next, -1);
      const { seasonal_adjustment_short } = more;
      const told = { frequency, frequency_short, units: units[start], seasonal_adjustment_short };
      return { id, realtime_start: start, realtime_end, title, ...told, last_updated: '2026-10-30 07:54:01-05' };
    })
    .filter(({ realtime_start, realtime_end }) => realtime_start <= to && realtime_end >= from);
}

function page(name: string, items: unknown[], query: URLSearchParams, most: number) {
  const limit = Math.min(Number(query.get('limit') ?? most), most);
  const offset = Number(query.get('offset') ?? 0);
  return { count: items.length, offset, limit, [name]: items.slice(offset, offset + limit) };
}

function refusalOfKey(key: string | null): Told | undefined {
  if (key === null) return refused('Variable api_key is not set.');
  if (!/^[a-z0-9]{32}$/.test(key)) {
    return refused('The value for variable api_key is not a 32 character alpha-numeric lower-case string.');
  }
  return key === fredKey ? undefined : refused('The value for variable api_key is not registered.');
}

function refused(sentence: string): Told {
  return { status: 400, ...json({ error_code: 400, error_message: `Bad Request.  ${sentence}` }) };
}

/** Slashes are escaped, as they are there. */
function json(body: unknown): Told {
  return { body: JSON.stringify(body).replaceAll('/', '\\/') };
}

function xml(body: string): Told {
  return { headers: { 'Content-Type': 'text/xml' }, body: `<?xml version="1.0" encoding="utf-8" ?>${body}` };
}
