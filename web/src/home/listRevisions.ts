import type { HeadlineValue, ObservationRow, Vintage } from 'almanac-sdk';
import { almanac } from '../almanac';
import { getToday } from '../today';

const daysBack = 180;
const maxRevisions = 5;
/** Smaller revisions are differences of rounding. */
const minLargestRevision = 0.001;
/** Number of the latest values, of all vintages, in which a revised one is looked for. */
const maxExaminedRows = 200;

/** A vintage that changed earlier values of an indicator. */
export interface Revision {
  vintage: Vintage;
  name: string;
  /** The latest revised period, and its value before and after. Null after a change of base, or if the period is long past. */
  latest: { date: string; from: number; to: number } | null;
  frequency: HeadlineValue['frequency'];
}

/** Lists the newest revision of each headline indicator of a country, latest first. */
export async function listRevisions(country: string, headlines: HeadlineValue[]): Promise<Revision[]> {
  const own = headlines.filter((headline) => headline.country === country);
  const id = [...new Set(own.map(({ indicator }) => indicator))];
  if (id.length === 0) return [];
  const { vintages } = await almanac.indicators.vintages({
    id,
    country,
    start: getToday(-daysBack),
    limit: 1000,
  });
  // The last vintage of an indicator replaces the ones before.
  const newest = new Map(vintages.filter(isRevision).map((vintage) => [vintage.id, vintage]));
  const latestFirst = [...newest.values()].toSorted((a, b) => b.date.localeCompare(a.date));
  return Promise.all(latestFirst.slice(0, maxRevisions).map(readRevision));
}

function isRevision({ revised }: Vintage): boolean {
  return (revised.largestAbsolute ?? 0) >= minLargestRevision;
}

async function readRevision(vintage: Vintage): Promise<Revision> {
  const { id, country, date: end } = vintage;
  const { observations, series } = await almanac.indicators.observations({
    id: [id],
    country,
    // Projections for later periods are no revisions of values.
    end,
    allVintages: true,
    order: 'desc',
    limit: maxExaminedRows,
  });
  const [first] = series;
  if (first === undefined) throw new Error(`The response has no series for ${id}.`);
  const { name, frequency } = first;
  return { vintage, name, frequency, latest: vintage.rebased === null ? findLatest(observations, vintage.date) : null };
}

/** Finds the latest period whose value changed on a day, in rows from the latest to the earliest date and vintage. */
function findLatest(rows: ObservationRow[], day: string): Revision['latest'] {
  for (const [index, { date, value, realtime_start }] of rows.entries()) {
    const before = rows[index + 1];
    if (realtime_start !== day || before?.date !== date) continue;
    if (typeof value !== 'number' || typeof before.value !== 'number' || value === before.value) continue;
    return { date, from: before.value, to: value };
  }
  return null;
}
