import type { Knex } from 'knex';
import { findProjectionsFrom, getVintageUnit } from '../indicators/describeSeries.js';
import { type FoundSeries, findOneSeries, formatSeriesName } from '../indicators/findSeries.js';
import { readOneState } from '../indicators/readOneState.js';
import { selectVintage, type VintageUsed } from '../indicators/selectVintage.js';
import { assertDateOrder } from '../parameters/dateRange.js';
import type { Schemas } from '../schemas.js';
import type { Frequency } from '../series/frequency.js';
import type { DatedValues } from '../series/transformedSample.js';
import { listObservations, type StoredObservation } from '../store/observations.js';
import { checkSampleSource, checkTransformations } from './checkSampleSource.js';
import type { LabRequest } from './labRequest.js';

/** A library series in one vintage. */
export interface LibrarySource {
  found: FoundSeries;
  vintage: VintageUsed;
  /** All observations of the vintage, oldest first, including those outside the sample. */
  observations: StoredObservation[];
}

/** A series before any transformation, and its description in the response. */
export interface LabSeries {
  metadata: Omit<Schemas['LabSeries'], 'unit'>;
  sample: DatedValues;
  /** Null for values sent in the request. */
  source: LibrarySource | null;
}

/** What to change in a request whose computation costs too much. */
export const sampleAdvice = { field: 'start', change: 'Shorten the sample, or request fewer tests or lags' };

/** Stands for an unknown frequency; `checkTransformations` rejects transformations that depend on it. */
const placeholderFrequency: Frequency = 'annual';

/**
 * Loads the sample that a request names: a library series in one vintage, or the values sent in the request.
 * Throws `invalid_request` for fields that contradict each other.
 */
export async function loadLabSeries(db: Knex, request: LabRequest, today: string): Promise<LabSeries> {
  assertDateOrder('start', request.start, 'end', request.end);
  await checkSampleSource(request);
  const series =
    request.values === undefined
      ? await loadLibrarySeries(db, request, today)
      : buildSentSeries(request, request.values);
  checkTransformations(request.transformations ?? [], series.metadata.frequency);
  return series;
}

async function loadLibrarySeries(db: Knex, request: LabRequest, today: string): Promise<LabSeries> {
  const { start, end } = request;
  const { found, vintage, observations } = await readLibrarySource(db, request, today);
  // Projections of the source are not history.
  const projectionsFrom = findProjectionsFrom(found) ?? '9999';
  const rows = observations.filter(
    ({ date }) =>
      date < projectionsFrom && (start === undefined || date >= start) && (end === undefined || date <= end),
  );
  const { slug, name, frequency } = found.indicator;
  return {
    metadata: { id: slug, country: found.series.country, name, frequency, vintage },
    sample: {
      values: rows.map(({ value }) => value),
      dates: rows.map(({ date }) => date),
      frequency,
      unit: getVintageUnit(found),
    },
    source: { found, vintage, observations },
  };
}

async function readLibrarySource(
  db: Knex,
  { seriesId = '', country, vintage: requested }: LabRequest,
  today: string,
): Promise<LibrarySource> {
  const find = () => findOneSeries(db, seriesId, country, requested);
  return readOneState(db, find, async (found) => ({
    found,
    vintage: selectVintage(formatSeriesName(found), found.vintages, requested, today),
    observations: await listObservations(db, found.series, { order: 'asc', ...(requested && { asOf: requested }) }),
  }));
}

function buildSentSeries(
  { dates, frequency, start, end }: LabRequest,
  values: NonNullable<LabRequest['values']>,
): LabSeries {
  const from = start === undefined || dates === undefined ? 0 : countBefore(dates, (date) => date < start);
  const to = end === undefined || dates === undefined ? values.length : countBefore(dates, (date) => date <= end);
  return {
    metadata: { id: null, country: null, name: null, frequency: frequency ?? null, vintage: null },
    sample: {
      values: values.slice(from, to),
      dates: dates?.slice(from, to),
      frequency: frequency ?? placeholderFrequency,
      unit: 'Values as sent',
    },
    source: null,
  };
}

/** Number of ascending dates before a bound. */
function countBefore(dates: readonly string[], isBefore: (date: string) => boolean): number {
  const first = dates.findIndex((date) => !isBefore(date));
  return first === -1 ? dates.length : first;
}
