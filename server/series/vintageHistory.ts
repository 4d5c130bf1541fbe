/**
 * The history of a series as its vintages tell it. Folding a vintage in changes its own day and its step to the next vintage, and nothing
 * else, so the history is the same whatever the order of arrival: first loads, later imports, corrections and back-fills are one operation.
 */
import type { Observation } from './observation.js';
import { editChain, type ValueChain } from './valueChain.js';
import { compareChangedValues, compareVintages, type ValuesByDate, type VintageChange } from './vintageComparison.js';
import type { VintageUpdate } from './vintageUpdate.js';

export type VintageKind = 'native' | 'snapshot';

/** The full set of values of a series as known on `date`. */
export interface Vintage {
  date: string;
  unit: string;
  kind: VintageKind;
  observations: Observation[];
}

/** What is kept of a vintage besides its changed values: what it holds and what it changed against the vintage before. */
export interface VintageSummary extends VintageChange {
  date: string;
  unit: string;
  kind: VintageKind;
  /** Observations it holds, those published as missing included. */
  observations: number;
  /** Its last date with a number. */
  lastDate: string | null;
}

/** `vintages` oldest first; `chains` by observation date. */
export interface VintageHistory {
  vintages: VintageSummary[];
  chains: Map<string, ValueChain>;
}

/** The history with `vintages` folded in one after the other; a vintage of a day already known replaces it. The input stays as it was. */
export function mergeVintages(history: VintageHistory, vintages: Vintage[]): VintageHistory {
  const draft = { vintages: [...history.vintages], chains: new Map(history.chains) };
  for (const vintage of vintages) mergeVintage(draft, vintage);
  return draft;
}

/**
 * The history with steps folded in that come after all of its vintages, oldest first: what folding in the whole vintages would give, in the time that the changes
 * take. Throws a RangeError on a step that is not later than what is there.
 */
export function appendVintageUpdates(history: VintageHistory, updates: Iterable<VintageUpdate>): VintageHistory {
  const draft = { vintages: [...history.vintages], chains: new Map(history.chains) };
  const previousLast = draft.vintages.at(-1);
  const latest: ValuesByDate = previousLast ? getValuesAsOf(draft, previousLast.date) : new Map();
  for (const update of updates) appendVintageUpdate(draft, latest, update);
  return draft;
}

/** Folds a step in, and brings `latest` up to it. */
function appendVintageUpdate(
  draft: VintageHistory,
  latest: ValuesByDate,
  { date: from, unit, changed }: VintageUpdate,
): void {
  const previous = draft.vintages.at(-1);
  if (previous && previous.date >= from) throw new RangeError(`The vintage of ${from} is not after ${previous.date}.`);
  const values = toValuesByDate(from, changed);
  for (const [date, value] of values) if (latest.get(date) === value) values.delete(date);
  const units = { before: previous?.unit, after: unit };
  const { change, revisedDates } =
    compareChangedValues(latest, values, units) ?? compareVintages(latest, new Map([...latest, ...values]), units);
  for (const [date, value] of values) {
    latest.set(date, value);
    setChain(draft, date, editChain(draft.chains.get(date) ?? [], [{ from, value, revised: revisedDates.has(date) }]));
  }
  const lastDate = updateLastDate(previous?.lastDate ?? null, values) ?? findLastDate(latest);
  draft.vintages.push({ date: from, unit, kind: 'native', observations: latest.size, lastDate, ...change });
}

/** The last date with a number once values have changed; null where only all of them can tell. */
function updateLastDate(previousLast: string | null, changed: ValuesByDate): string | null {
  const lastChanged = findLastDate(changed);
  if (previousLast === null || changed.get(previousLast) === null) return null;
  return lastChanged !== null && lastChanged > previousLast ? lastChanged : previousLast;
}

/** The values known on `day`, by date. A date that its vintage no longer holds stays as null: withdrawn. */
export function getValuesAsOf(history: VintageHistory, day: string): ValuesByDate {
  const values: ValuesByDate = new Map();
  for (const [date, chain] of history.chains) {
    const known = chain.findLast((change) => change.from <= day);
    if (known) values.set(date, known.value);
  }
  return values;
}

function mergeVintage(draft: VintageHistory, vintage: Vintage): void {
  const previous = draft.vintages.findLast((other) => other.date < vintage.date);
  const next = draft.vintages.find((other) => other.date > vintage.date);
  const before: ValuesByDate = previous ? getValuesAsOf(draft, previous.date) : new Map();
  const after = addWithdrawn(toValuesByDate(vintage.date, vintage.observations), before);
  const nextValues = next && addWithdrawn(getValuesAsOf(draft, next.date), after);

  const fromPrevious = compareVintages(before, after, { before: previous?.unit, after: vintage.unit });
  const toNext = next && nextValues && compareVintages(after, nextValues, { before: vintage.unit, after: next.unit });
  const dates = draft.chains.size === 0 ? after.keys() : new Set([...draft.chains.keys(), ...after.keys()]);
  for (const date of dates) {
    const edits = [{ from: vintage.date, value: after.get(date), revised: fromPrevious.revisedDates.has(date) }];
    if (toNext) {
      edits.push({ from: next.date, value: nextValues.get(date), revised: toNext.revisedDates.has(date) });
    }
    setChain(draft, date, editChain(draft.chains.get(date) ?? [], edits));
  }

  const { date, unit, kind, observations } = vintage;
  setSummary(draft, {
    date,
    unit,
    kind,
    observations: observations.length,
    lastDate: findLastDate(after),
    ...fromPrevious.change,
  });
  if (toNext) setSummary(draft, { ...next, ...toNext.change });
}

/** The values of a vintage by date; refuses what no vintage can hold: two values for a date, or a number that is not finite. */
function toValuesByDate(day: string, observations: Observation[]): ValuesByDate {
  const values: ValuesByDate = new Map();
  for (const { date, value } of observations) {
    if (values.has(date)) throw new RangeError(`The vintage of ${day} holds ${date} twice.`);
    if (value !== null && !Number.isFinite(value)) {
      throw new RangeError(`The vintage of ${day} holds a value for ${date} that is not a finite number.`);
    }
    values.set(date, value === 0 ? 0 : value); // negative zero is zero
  }
  return values;
}

/** Dates known before that the snapshot lacks stay known, as null. */
function addWithdrawn(snapshot: ValuesByDate, before: ValuesByDate): ValuesByDate {
  for (const date of before.keys()) if (!snapshot.has(date)) snapshot.set(date, null);
  return snapshot;
}

function findLastDate(values: ValuesByDate): string | null {
  let previousLast: string | null = null;
  for (const [date, value] of values)
    if (value !== null && (previousLast === null || date > previousLast)) previousLast = date;
  return previousLast;
}

function setChain(draft: VintageHistory, date: string, chain: ValueChain): void {
  if (chain.length === 0) draft.chains.delete(date);
  else draft.chains.set(date, chain);
}

function setSummary(draft: VintageHistory, summary: VintageSummary): void {
  const index = draft.vintages.findIndex((other) => other.date >= summary.date);
  if (index === -1) draft.vintages.push(summary);
  else draft.vintages.splice(index, draft.vintages[index]?.date === summary.date ? 1 : 0, summary);
}
