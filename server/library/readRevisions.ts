import type { Knex } from 'knex';
import type { Schemas } from '../contract.js';
import { listFirstReleases, listRevisions } from '../store/observations.js';
import type { FoundSeries } from './findSeries.js';
import { unitsByVintage } from './indicatorMetadata.js';
import { describeSeries, type ReadObservations } from './readObservations.js';
import type { VintageUsed } from './vintageUsed.js';

interface Window {
  start?: string;
  end?: string;
}

/** The first value held of each date, with the day from which it was current; oldest date first. */
export async function readFirstReleases(
  db: Knex,
  found: FoundSeries,
  vintage: VintageUsed,
  window: Window,
): Promise<ReadObservations> {
  const rows = await listFirstReleases(db, found.series.id, bounds(window));
  return {
    rows: rows.map(({ date, value, realtimeStart }) => ({
      date,
      value,
      revised: false,
      realtime_start: realtimeStart,
    })),
    described: describeAsPublished(found, vintage),
  };
}

/** Every value of each date with the days on which it was current; by date, then by those days. */
export async function readRevisions(
  db: Knex,
  found: FoundSeries,
  vintage: VintageUsed,
  window: Window,
): Promise<ReadObservations> {
  const rows = await listRevisions(db, found.series.id, bounds(window));
  return {
    rows: rows.map(({ date, value, revised, realtimeStart, realtimeEnd }) => ({
      date,
      value,
      revised,
      realtime_start: realtimeStart,
      realtime_end: realtimeEnd,
    })),
    described: describeAsPublished(found, vintage),
  };
}

function bounds({ start, end }: Window): Window {
  return { ...(start && { start }), ...(end && { end }) };
}

function describeAsPublished(found: FoundSeries, vintage: VintageUsed) {
  const { frequency } = found.indicator;
  return describeSeries(found, vintage, 'lin', { frequency, method: undefined, notes: noteOnUnits(found) });
}

/** Values of different vintages may be in different units: they are not to be compared as they stand. */
function noteOnUnits({ vintages }: FoundSeries): Schemas['Note'][] {
  const units = unitsByVintage(vintages);
  if (units.length < 2) return [];
  const spans = units.map(({ from, unit }) => `from ${from} in '${unit}'`).join(', ');
  return [{ code: 'UNIT_CHANGED', message: `The values that became current ${spans} do not compare as they stand.` }];
}
