import type { Knex } from 'knex';
import { aggregate, type PeriodRange } from '../series/aggregation.js';
import {
  type AggregateFrequency,
  getAggregationPeriodOrdinal,
  getAggregationPeriodStart,
} from '../series/aggregationPeriods.js';
import { type Frequency, observationsPerYear } from '../series/frequency.js';
import { addDays, isCalendarDate } from '../series/periods.js';
import { listObservations, type StoredObservation } from '../store/observations.js';
import type { SeriesState } from '../store/seriesState.js';
import type { AggregationPlan } from './planAggregation.js';
import { clampDay, type RowRange, type RowSource, type SourceRow } from './sourceRows.js';

/** Number of observations whose periods form one block. */
const observationsPerBlock = 2_000;
/** A daily series can have a value on each day, more than the 260 business days of a year. */
const maxObservationsPerYear = 366;

/** The series to aggregate. `asOf`: as known on that day, by default the latest. */
interface AggregatedSeries {
  series: SeriesState;
  nativeFrequency: Frequency;
  asOf: string | undefined;
}

/** Reads observations aggregated to a lower frequency: the observations of each requested period. */
export function createAggregatedSource(db: Knex, series: AggregatedSeries, plan: AggregationPlan): RowSource {
  const { frequency } = plan;
  let knownSpan: Promise<PeriodRange | undefined> | undefined;
  const getSpan = () => {
    knownSpan ??= readSpan(db, series, frequency);
    return knownSpan;
  };
  return {
    frequency,
    async *iterate(range) {
      const span = await getSpan();
      if (span === undefined) return;
      for (const block of splitRange(
        selectPeriods(span, range, frequency),
        range,
        countPeriodsPerBlock(series, plan),
      )) {
        const rows = await readPeriods(db, series, plan, span, block);
        yield range.order === 'asc' ? rows : rows.reverse();
      }
    },
    async readBases(date, base) {
      const span = await getSpan();
      if (span === undefined || base === 'none') return [];
      const last = getAggregationPeriodOrdinal(date, frequency) - 1;
      const periods = base === 'previous' ? 1 : observationsPerYear[frequency];
      return readPeriods(db, series, plan, span, { first: Math.max(span.first, last - periods + 1), last });
    },
  };
}

/** Returns the first and the last period with an observation. */
async function readSpan(
  db: Knex,
  { series, asOf }: AggregatedSeries,
  frequency: AggregateFrequency,
): Promise<PeriodRange | undefined> {
  const view = asOf === undefined ? {} : { asOf };
  const [first] = await listObservations(db, series, { order: 'asc', limit: 1, ...view });
  const [last] = await listObservations(db, series, { order: 'desc', limit: 1, ...view });
  if (first === undefined || last === undefined) return undefined;
  return {
    first: getAggregationPeriodOrdinal(first.date, frequency),
    last: getAggregationPeriodOrdinal(last.date, frequency),
  };
}

/** Returns the periods whose first day is in the range and that follow `after`. */
function selectPeriods(span: PeriodRange, { start, end, order, after }: RowRange, frequency: AggregateFrequency) {
  let { first, last } = span;
  if (start !== undefined) {
    const period = getAggregationPeriodOrdinal(start, frequency);
    first = Math.max(first, getAggregationPeriodStart(period, frequency) < start ? period + 1 : period);
  }
  if (end !== undefined) last = Math.min(last, getAggregationPeriodOrdinal(end, frequency));
  if (after !== undefined) {
    const period = getAggregationPeriodOrdinal(after, frequency);
    if (order === 'asc') first = Math.max(first, period + 1);
    else last = Math.min(last, period - 1);
  }
  return { first, last };
}

/** Splits periods into blocks of at most `size` in the order of the range, up to its limit. */
function* splitRange({ first, last }: PeriodRange, { order, limit }: RowRange, size: number): Generator<PeriodRange> {
  const count = Math.min(limit, last - first + 1);
  for (let done = 0; done < count; done += size) {
    const length = Math.min(size, count - done);
    const from = order === 'asc' ? first + done : last - done - length + 1;
    yield { first: from, last: from + length - 1 };
  }
}

function countPeriodsPerBlock({ nativeFrequency }: AggregatedSeries, { frequency }: AggregationPlan): number {
  const perYear = nativeFrequency === 'daily' ? maxObservationsPerYear : observationsPerYear[nativeFrequency];
  return Math.max(1, Math.floor((observationsPerBlock * observationsPerYear[frequency]) / perYear));
}

/** Reads and aggregates the observations of some periods. A row is revised if any of its values is. */
async function readPeriods(
  db: Knex,
  { series, nativeFrequency, asOf }: AggregatedSeries,
  { frequency, method }: AggregationPlan,
  span: PeriodRange,
  range: PeriodRange,
): Promise<SourceRow[]> {
  const next = getAggregationPeriodStart(range.last + 1, frequency);
  const stored = await listObservations(db, series, {
    order: 'asc',
    start: clampDay(getAggregationPeriodStart(range.first, frequency)),
    // No date follows the year 9999.
    ...(isCalendarDate(next) && { end: addDays(next, -1) }),
    ...(asOf !== undefined && { asOf }),
  });
  const revised = findRevisedPeriods(stored, frequency);
  const rows = aggregate(stored, nativeFrequency, frequency, method, { span, range });
  return rows.map((row) => ({ ...row, revised: revised.has(row.date) }));
}

function findRevisedPeriods(stored: StoredObservation[], frequency: AggregateFrequency): Set<string> {
  const getPeriodStart = (date: string) =>
    getAggregationPeriodStart(getAggregationPeriodOrdinal(date, frequency), frequency);
  return new Set(stored.filter((row) => row.revised).map(({ date }) => getPeriodStart(date)));
}
