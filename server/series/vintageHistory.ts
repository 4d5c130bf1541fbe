/**
 * The history of a series as its vintages tell it. Folding a vintage in changes its own day and its step to the next vintage, and nothing
 * else, so the history is the same whatever the order of arrival: first loads, later imports, corrections and back-fills are one operation.
 */
import type { Observation } from './observation.js';
import { editChain, type ValueChain } from './valueChain.js';
import { compareVintages, type Values, type VintageChange } from './vintageComparison.js';

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
  const after = withWithdrawn(snapshotOf(vintage), before);
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

/** The vintage's values by date; refuses what no vintage can hold: two values for a date, or a number that is not finite. */
function snapshotOf(vintage: Vintage): Values {
  const values: Values = new Map();
  for (const { date, value } of vintage.observations) {
    if (values.has(date)) throw new RangeError(`The vintage of ${vintage.date} holds ${date} twice.`);
    if (value !== null && !Number.isFinite(value)) {
      throw new RangeError(`The vintage of ${vintage.date} holds a value for ${date} that is not a finite number.`);
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
