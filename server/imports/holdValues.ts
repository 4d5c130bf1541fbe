import { formatCount } from '../series/guardrails/format.js';
import type { ValuesByDate } from '../series/vintageComparison.js';
import type { VintageUpdate } from '../series/vintageUpdate.js';
import type { ChangedPeriod } from './changedPeriods.js';
import { findImplausible } from './findImplausible.js';
import { type HeldChanges, type HoldReason, holdChanges } from './heldChanges.js';

/** A provider that no longer returns more values than this, and more than this share of those in its range, may have lost them by mistake. */
const maxWithdrawn = 3;
const maxWithdrawnShare = 0.1;

export interface ValueRules {
  /** The latest date that the source can know a value for. */
  latestPeriod: string;
  /** Whether all values have another base or unit, so that they cannot be compared with the known ones. */
  isRebased: boolean;
  /** The digest of the changes that an operator accepted. */
  accepted: string | undefined;
}

export interface HeldValues {
  held: HeldChanges[];
  /** The updates without the values that are held. */
  updates: VintageUpdate[];
  /** The updates without values that look wrong, whether or not an operator accepted them. */
  undisputed: VintageUpdate[];
  /** Dates with a known value that the provider no longer returns. */
  withdrawn: string[];
}

/** Separates the values that an operator has to accept from those that are written. `latest`: the values after all updates. */
export function holdValues(
  updates: VintageUpdate[],
  known: ValuesByDate,
  latest: ValuesByDate,
  rules: ValueRules,
): HeldValues {
  const missing = listMissing(known, latest);
  const found: [HoldReason, string, ChangedPeriod[]][] = [
    ['future_period', `of periods after ${rules.latestPeriod}`, listFuture(known, latest, rules.latestPeriod)],
    ['implausible_value', 'far from those next to them', rules.isRebased ? [] : findImplausible(known, latest)],
    [
      'many_withdrawn',
      'that the provider no longer returns',
      !rules.isRebased && isMany(missing, known, latest) ? missing : [],
    ],
  ];
  const all = found
    .filter(([, , values]) => values.length > 0)
    .map(([reason, problem, values]) => ({
      ...holdChanges(reason, `${formatCount(values.length, 'value')} ${problem}.`, values),
      dates: values.map(({ date }) => date),
    }));
  const waiting = all.filter(({ digest }) => digest !== rules.accepted);
  const heldDates = new Set(waiting.flatMap(({ dates }) => dates));
  const disputedDates = new Set(all.flatMap(({ dates }) => dates));
  const withdrawn = missing.map(({ date }) => date).filter((date) => !heldDates.has(date));
  return {
    held: waiting.map(({ dates: _, ...held }) => held),
    updates: removeDates(updates, heldDates),
    undisputed: removeDates(updates, disputedDates),
    withdrawn,
  };
}

function listFuture(known: ValuesByDate, latest: ValuesByDate, latestPeriod: string): ChangedPeriod[] {
  const periods: ChangedPeriod[] = [];
  for (const [date, value] of latest) {
    const previousValue = known.get(date) ?? null;
    if (date > latestPeriod && value !== null && value !== previousValue) periods.push({ date, value, previousValue });
  }
  return periods;
}

/** Lists the known values that the provider does not return, from the first date that it returns on. Earlier ones may be outside of the request. */
function listMissing(known: ValuesByDate, latest: ValuesByDate): ChangedPeriod[] {
  const first = findFirst(latest);
  const missing: ChangedPeriod[] = [];
  for (const [date, previousValue] of known) {
    if (previousValue !== null && date >= first && !latest.has(date))
      missing.push({ date, value: null, previousValue });
  }
  return missing;
}

function isMany(missing: ChangedPeriod[], known: ValuesByDate, latest: ValuesByDate): boolean {
  if (missing.length <= maxWithdrawn) return false;
  const first = findFirst(latest);
  let count = 0;
  for (const [date, value] of known) if (value !== null && date >= first) count += 1;
  return missing.length > maxWithdrawnShare * count;
}

function findFirst(values: ValuesByDate): string {
  let first = '9999-12-31';
  for (const date of values.keys()) if (date < first) first = date;
  return first;
}

function removeDates(updates: VintageUpdate[], dates: Set<string>): VintageUpdate[] {
  if (dates.size === 0) return updates;
  return updates.map((update) => ({ ...update, changed: update.changed.filter(({ date }) => !dates.has(date)) }));
}
