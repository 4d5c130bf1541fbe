import { ApiError, invalidRequest } from '../errors.js';
import type { Schemas } from '../schemas.js';
import type { VintageOverview } from '../store/vintageTable.js';

export type VintageUsed = Schemas['VintageUsed'];

/** Returns whether a query as of a day is exact (`native`), limited to snapshots, or not possible (`none`). */
export function getVintageCapability({ hasNative, count }: VintageOverview): Schemas['VintageCapability'] {
  if (hasNative) return 'native';
  return count > 1 ? 'snapshot' : 'none';
}

/**
 * Selects the vintage that was current on the requested day, or the latest if none was requested. Expects an overview
 * as of that day. Throws for a day after today or before the first vintage: current data never replaces historical data.
 */
export function selectVintage(
  name: string,
  vintages: VintageOverview,
  requested: string | undefined,
  today: string,
): VintageUsed {
  const capability = getVintageCapability(vintages);
  const resolved = vintages.current?.date;
  if (requested === undefined) return { requested: null, resolved: resolved ?? null, capability, note: null };
  if (requested > today) {
    throw invalidRequest([{ field: 'vintage', problem: `(${requested}) must not be after today (${today})` }]);
  }
  if (resolved === undefined) {
    throw new ApiError('no_vintage_on_date', { message: describeMissingVintage(name, vintages, requested) });
  }
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

/** Says that a series has no vintage on or before a day. `name` begins the sentence. */
export function describeMissingVintage(name: string, { first }: VintageOverview, requested: string): string {
  const hint = first === null ? 'It has no vintages.' : `Its first vintage is ${first}.`;
  return `${name} has no vintage on or before ${requested}. ${hint}`;
}

function buildVintageNote(
  capability: Schemas['VintageCapability'],
  { count, next }: VintageOverview,
  resolved: string,
  requested: string,
) {
  if (capability === 'native' || resolved === requested) return null;
  if (capability === 'none') return `The library has only one vintage of this series (${resolved}).`;
  const nextNote = next === null ? 'there is no later one' : `the next is ${next}`;
  return `The library has snapshots of this series from ${count} days. ${resolved} is the latest on or before ${requested}; ${nextNote}.`;
}

/** Builds a note for values with real-time dates if the vintages are snapshots rather than publications. */
export function buildHistoryNote(
  capability: Schemas['VintageCapability'],
  { first, count }: VintageOverview,
): string | null {
  if (capability === 'native' || first === null) return null;
  if (capability === 'none') {
    return `The library has only one vintage of this series (${first}). Its values are not those first published.`;
  }
  return `The library has snapshots of this series from ${count} days, the first on ${first}. realtime_start is the first snapshot with the value, not its release date. Values published and revised between snapshots are missing.`;
}
