import { ApiError, invalidRequest } from '../errors.js';
import type { Schemas } from '../schemas.js';
import type { StoredVintage } from '../store/vintages.js';

export type VintageUsed = Schemas['VintageUsed'];

/** Returns whether a query as of a day is exact (`native`), limited to snapshots, or not possible (`none`). */
export function getVintageCapability(vintages: StoredVintage[]): Schemas['VintageCapability'] {
  if (vintages.some(({ kind }) => kind === 'native')) return 'native';
  return vintages.length > 1 ? 'snapshot' : 'none';
}

/**
 * Selects the vintage that was current on the requested day, or the latest if none was requested. Expects vintages
 * oldest first. Throws for a day after today or before the first vintage: current data never replaces historical data.
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
    throw invalidRequest([{ field: 'vintage', problem: `(${requested}) must not be after today (${today})` }]);
  }
  const resolved = vintages.findLast(({ date }) => date <= requested)?.date;
  if (resolved === undefined) throw createNoVintageError(name, vintages, requested);
  return { requested, resolved, capability, note: buildVintageNote(capability, vintages, resolved, requested) };
}

/**
 * Returns the day as of which a series is assessed: today, or the day until which the values of the requested vintage
 * were known.
 */
export function getAsOfDay({ requested, resolved, capability }: VintageUsed, today: string): string {
  if (requested === null || resolved === null) return today;
  return capability === 'native' ? requested : resolved;
}

function createNoVintageError(name: string, vintages: StoredVintage[], requested: string): ApiError {
  const first = vintages[0]?.date;
  const hint = first === undefined ? 'It has no vintages.' : `Its first vintage is ${first}.`;
  return new ApiError('no_vintage_on_date', { message: `${name} has no vintage on or before ${requested}. ${hint}` });
}

function buildVintageNote(
  capability: Schemas['VintageCapability'],
  vintages: StoredVintage[],
  resolved: string,
  requested: string,
) {
  if (capability === 'native' || resolved === requested) return null;
  if (capability === 'none') return `The library has only one vintage of this series (${resolved}).`;
  const next = vintages.find(({ date }) => date > requested)?.date;
  const nextNote = next === undefined ? 'there is no later one' : `the next is ${next}`;
  return `The library has snapshots of this series from ${vintages.length} days. ${resolved} is the latest on or before ${requested}; ${nextNote}.`;
}

/** Builds a note for values with real-time dates if the vintages are snapshots rather than publications. */
export function buildHistoryNote(capability: Schemas['VintageCapability'], vintages: StoredVintage[]): string | null {
  const first = vintages[0]?.date;
  if (capability === 'native' || first === undefined) return null;
  if (capability === 'none') {
    return `The library has only one vintage of this series (${first}). Its values are not those first published.`;
  }
  return `The library has snapshots of this series from ${vintages.length} days, the first on ${first}. realtime_start is the first snapshot with the value, not its release date. Values published and revised between snapshots are missing.`;
}
