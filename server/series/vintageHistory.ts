/**
 * The history of a series as its vintages tell it. Folding a vintage in changes its own day and its step to the next vintage, and nothing
 * else, so the history is the same whatever the order of arrival: first loads, later imports, corrections and back-fills are one operation.
 */
import type { Observation } from './observation.js';
import { editChain, type ValueChain } from './valueChain.js';
import { compareChanged, compareVintages, type Values, type VintageChange } from './vintageComparison.js';
import type { VintageStep } from './vintageSteps.js';

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
export function foldVintages(history: VintageHistory, vintages: Vintage[]): VintageHistory {
  const draft = { vintages: [...history.vintages], chains: new Map(history.chains) };
  for (const vintage of vintages) foldVintage(draft, vintage);
  return draft;
}

/**
 * The history with steps folded in that come after all of its vintages, oldest first: what folding in the whole vintages would give, in the time that the changes
 * take. Throws a RangeError on a step that is not later than what is there.
 */
export function foldSteps(history: VintageHistory, steps: Iterable<VintageStep>): VintageHistory {
  const draft = { vintages: [...history.vintages], chains: new Map(history.chains) };
  const last = draft.vintages.at(-1);
  const latest: Values = last ? valuesAsOf(draft, last.date) : new Map();
  for (const step of steps) foldStep(draft, latest, step);
  return draft;
}

/** Folds a step in, and brings `latest` up to it. */
function foldStep(draft: VintageHistory, latest: Values, { date: from, unit, changed }: VintageStep): void {
  const previous = draft.vintages.at(-1);
  if (previous && previous.date >= from) throw new RangeError(`The vintage of ${from} is not after ${previous.date}.`);
  const values = valuesOf(from, changed);
  for (const [date, value] of values) if (latest.get(date) === value) values.delete(date);
  const units = { before: previous?.unit, after: unit };
  const { change, revisedDates } =
    compareChanged(latest, values, units) ?? compareVintages(latest, new Map([...latest, ...values]), units);
  for (const [date, value] of values) {
    latest.set(date, value);
    setChain(draft, date, editChain(draft.chains.get(date) ?? [], [{ from, value, revised: revisedDates.has(date) }]));
  }
  const lastDate = lastDateAfter(previous?.lastDate ?? null, values) ?? lastDateOf(latest);
  draft.vintages.push({ date: from, unit, kind: 'native', observations: latest.size, lastDate, ...change });
}

/** The last date with a number once values have changed; null where only all of them can tell. */
function lastDateAfter(last: string | null, changed: Values): string | null {
  const lastChanged = lastDateOf(changed);
  if (last === null || changed.get(last) === null) return null;
  return lastChanged !== null && lastChanged > last ? lastChanged : last;
}

/** The values known on `day`, by date. A date that its vintage no longer holds stays as null: withdrawn. */
export function valuesAsOf(history: VintageHistory, day: string): Values {
  const values: Values = new Map();
  for (const [date, chain] of history.chains) {
    const known = chain.findLast((change) => change.from <= day);
    if (known) values.set(date, known.value);
  }
  return values;
}

function foldVintage(draft: VintageHistory, vintage: Vintage): void {
  const previous = draft.vintages.findLast((other) => other.date < vintage.date);
  const next = draft.vintages.find((other) => other.date > vintage.date);
  const before: Values = previous ? valuesAsOf(draft, previous.date) : new Map();
  const after = withWithdrawn(valuesOf(vintage.date, vintage.observations), before);
  const following = next && withWithdrawn(valuesAsOf(draft, next.date), after);

  const arrival = compareVintages(before, after, { before: previous?.unit, after: vintage.unit });
  const departure = next && following && compareVintages(after, following, { before: vintage.unit, after: next.unit });
  const dates = draft.chains.size === 0 ? after.keys() : new Set([...draft.chains.keys(), ...after.keys()]);
  for (const date of dates) {
    const edits = [{ from: vintage.date, value: after.get(date), revised: arrival.revisedDates.has(date) }];
    if (departure) {
      edits.push({ from: next.date, value: following.get(date), revised: departure.revisedDates.has(date) });
    }
    setChain(draft, date, editChain(draft.chains.get(date) ?? [], edits));
  }

  const { date, unit, kind, observations } = vintage;
  setSummary(draft, {
    date,
    unit,
    kind,
    observations: observations.length,
    lastDate: lastDateOf(after),
    ...arrival.change,
  });
  if (departure) setSummary(draft, { ...next, ...departure.change });
}

/** The values of a vintage by date; refuses what no vintage can hold: two values for a date, or a number that is not finite. */
function valuesOf(day: string, observations: Observation[]): Values {
  const values: Values = new Map();
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
function withWithdrawn(snapshot: Values, before: Values): Values {
  for (const date of before.keys()) if (!snapshot.has(date)) snapshot.set(date, null);
  return snapshot;
}

function lastDateOf(values: Values): string | null {
  let last: string | null = null;
  for (const [date, value] of values) if (value !== null && (last === null || date > last)) last = date;
  return last;
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
