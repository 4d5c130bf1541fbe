import { ApiError, invalidRequest } from '../errors.js';
import type { Schemas } from '../schemas.js';
import type { StoredVintage } from '../store/vintages.js';

export type VintageUsed = Schemas['VintageUsed'];

/** Whether reading as of a day is exact for a series, goes by snapshots, or is not possible. */
export function getVintageCapability(vintages: StoredVintage[]): Schemas['VintageCapability'] {
  if (vintages.some(({ kind }) => kind === 'native')) return 'native';
  return vintages.length > 1 ? 'snapshot' : 'none';
}

/**
 * The vintage of a series (oldest first) that was current on the day asked for; the latest when none is asked for.
 * Refuses a day after today, and one before the first vintage: never today's data in place of what was asked.
 */
export function selectVintage(
  name: string,
  vintages: StoredVintage[],
  requested: string | undefined,
  today: string,
): VintageUsed {
  const capability = getVintageCapability(vintages);
  if (requested === undefined) {
    return { requested: null, resolved: vintages.at(-1)?.date ?? null, capability, note: null };
  }
  if (requested > today) {
    throw invalidRequest([{ field: 'vintage', problem: `(${requested}) is after today (${today})` }]);
  }
  const resolved = vintages.findLast(({ date }) => date <= requested)?.date;
  if (resolved === undefined) throw createNoVintageError(name, vintages, requested);
  return { requested, resolved, capability, note: buildVintageNote(capability, vintages, resolved, requested) };
}

/** The day as of which a series is judged: today, or the day until which the values of the vintage asked for were known. */
export function getAsOfDay({ requested, resolved, capability }: VintageUsed, today: string): string {
  if (requested === null || resolved === null) return today;
  return capability === 'native' ? requested : resolved;
}

function createNoVintageError(name: string, vintages: StoredVintage[], requested: string): ApiError {
  const first = vintages[0]?.date;
  const hint = first === undefined ? 'It has no vintages.' : `Its first is of ${first}.`;
  return new ApiError('no_vintage_on_date', { message: `${name} has no vintage on or before ${requested}. ${hint}` });
}

function buildVintageNote(
  capability: Schemas['VintageCapability'],
  vintages: StoredVintage[],
  resolved: string,
  requested: string,
) {
  if (capability === 'native' || resolved === requested) return null;
  if (capability === 'none') return `The library holds one vintage of this series, of ${resolved}.`;
  const next = vintages.find(({ date }) => date > requested)?.date;
  const nextNote = next === undefined ? 'later values are not in the library' : `the next is of ${next}`;
  return `The library holds the values as known on ${vintages.length} days; ${resolved} is the latest by ${requested}, ${nextNote}.`;
}

/** What to know about values and the days from which they were current, where the vintages are not publications. */
export function buildHistoryNote(capability: Schemas['VintageCapability'], vintages: StoredVintage[]): string | null {
  const first = vintages[0]?.date;
  if (capability === 'native' || first === undefined) return null;
  if (capability === 'none') {
    return `The library holds one vintage of this series, of ${first}: its values are not those first published.`;
  }
  return `The library holds the values as known on ${vintages.length} days, from ${first} on. realtime_start is the first of these days that has the value, not the day of its release; what was published and revised in between is not held.`;
}
