/*
 * The vintage history of a series. Merging a vintage changes only its own day and the step to the next vintage, so the
 * history does not depend on the order in which vintages arrive: first loads, later imports, corrections and back-fills
 * are the same operation.
 */
import type { Observation } from './observation.js';
import { editChain, type ValueChain } from './valueChain.js';
import { compareChangedValues, compareVintages, type ValuesByDate, type VintageChange } from './vintageComparison.js';
import type { VintageKind, VintageUpdate } from './vintageUpdate.js';

/** All values of a series as known on `date`. */
export interface Vintage {
  date: string;
  unit: string;
  kind: VintageKind;
  observations: Observation[];
}

/** A vintage without its values: its size, and its changes against the previous vintage. */
export interface VintageSummary extends VintageChange {
  date: string;
  unit: string;
  kind: VintageKind;
  /** Number of observations, including those published as missing. */
  observations: number;
  /** Last date with a number. */
  lastDate: string | null;
}

/** `vintages` oldest first; `chains` by observation date. */
export interface VintageHistory {
  vintages: VintageSummary[];
  chains: Map<string, ValueChain>;
}

/**
 * Merges vintages into a copy of the history, one after the other. A vintage replaces an existing one of the same day.
 */
export function mergeVintages(history: VintageHistory, vintages: Vintage[]): VintageHistory {
  const draft = { vintages: [...history.vintages], chains: new Map(history.chains) };
  for (const vintage of vintages) mergeVintage(draft, vintage);
  return draft;
}

/**
 * Appends updates (oldest first) to a copy of the history. Gives the same result as merging the complete vintages, in
 * time proportional to the changes. Throws a RangeError for an update that is not later than the last vintage.
 */
export function appendVintageUpdates(history: VintageHistory, updates: Iterable<VintageUpdate>): VintageHistory {
  const draft = { vintages: [...history.vintages], chains: new Map(history.chains) };
  const previousLast = draft.vintages.at(-1);
  const latest: ValuesByDate = previousLast ? getValuesAsOf(draft, previousLast.date) : new Map();
  for (const update of updates) appendVintageUpdate(draft, latest, update);
  return draft;
}

/** Appends an update, and applies it to `latest`. */
function appendVintageUpdate(
  draft: VintageHistory,
  latest: ValuesByDate,
  { date: from, unit, kind = 'native', changed }: VintageUpdate,
): void {
  const previous = draft.vintages.at(-1);
  if (previous && previous.date >= from)
    throw new RangeError(`Vintage ${from} must be later than the last vintage, ${previous.date}.`);
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
  const observations = kind === 'native' ? latest.size : countWithinSpan(latest);
  draft.vintages.push({ date: from, unit, kind, observations, lastDate, ...change });
}

/** Counts the dates from the first to the last number. Dates outside have been withdrawn. */
function countWithinSpan(values: ValuesByDate): number {
  const lastDate = findLastDate(values);
  if (lastDate === null) return 0;
  let firstDate = lastDate;
  for (const [date, value] of values) if (value !== null && date < firstDate) firstDate = date;
  let count = 0;
  for (const date of values.keys()) if (date >= firstDate && date <= lastDate) count += 1;
  return count;
}

/** The last date with a number after a change; null if it cannot be derived from the changed values alone. */
function updateLastDate(previousLast: string | null, changed: ValuesByDate): string | null {
  const lastChanged = findLastDate(changed);
  if (previousLast === null || changed.get(previousLast) === null) return null;
  return lastChanged !== null && lastChanged > previousLast ? lastChanged : previousLast;
}

/** The values known on `day`, by date. A withdrawn date has the value null. */
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

/** The values of a vintage by date. Throws a RangeError for two values of one date or a number that is not finite. */
function toValuesByDate(day: string, observations: Observation[]): ValuesByDate {
  const values: ValuesByDate = new Map();
  for (const { date, value } of observations) {
    if (values.has(date)) throw new RangeError(`Vintage ${day} has two values for ${date}.`);
    if (value !== null && !Number.isFinite(value)) {
      throw new RangeError(`Vintage ${day} has a value for ${date} that is not a finite number.`);
    }
    values.set(date, value === 0 ? 0 : value); // negative zero is zero
  }
  return values;
}

/** Adds the dates of the previous vintage that the snapshot lacks, with the value null. */
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
