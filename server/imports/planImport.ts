import type { Observation } from '../series/observation.js';
import { detectRebase, findCommonPairs } from '../series/rebase.js';
import { compareVintages, type ValuesByDate, type VintageChange } from '../series/vintageComparison.js';
import type { VintageKind, VintageUpdate } from '../series/vintageUpdate.js';
import { wasImported } from '../store/seriesSources.js';
import { assertNoDataLoss } from './assertNoDataLoss.js';
import { assertCorrelated, assertSameFrequency, assertSameMagnitude, type UnitFacts } from './assertSameSeries.js';
import { assertSameValues } from './assertSameValues.js';
import { type ChangedPeriods, listChangedPeriods } from './changedPeriods.js';
import { convertUpdates } from './convertUpdates.js';
import type { HeldChanges } from './heldChanges.js';
import { type HeldValues, holdValues } from './holdValues.js';
import { ImportRefusal } from './importRefusal.js';
import { iterateChangedStates, type SeriesState } from './iterateChangedStates.js';
import type { ImportSource, KnownSeries } from './knownSeries.js';
import { getLatestPeriod } from './latestPeriod.js';
import type { ImportedSeries } from './seriesDescription.js';
import { uploader } from './upload/buildUploadedSeries.js';

/** The changes to be written. */
export interface ImportPlan {
  /** Days of the vintages to write, oldest first; empty if nothing has changed. */
  days: string[];
  /** The series on these days, one at a time: together they may not fit in memory. */
  states(): Iterable<SeriesState>;
  kind: VintageKind;
  /** Date of the latest stored vintage, which a state of that day replaces; null if there is none. */
  latestVintageDate: string | null;
  unit: string;
  /** Changes in the latest values. */
  change: VintageChange;
  changedPeriods: ChangedPeriods;
  /** Number of existing dates that the imported data do not have and that remain. */
  kept: number;
  /** Changes that are not written until an operator accepts them. */
  held: HeldChanges[];
}

/**
 * Plans the import of a fetched series: nothing if nothing has changed, a vintage of `today` if the provider keeps no vintages, otherwise the provider's
 * vintages from the latest stored one on. Known values that the provider no longer returns, from the first date that it returns on, are withdrawn. Throws
 * an ImportRefusal if a check fails. `accepted`: the digest of held changes that an operator accepted.
 */
export function planImport(
  known: KnownSeries,
  fetched: ImportedSeries,
  source: ImportSource,
  today: string,
  accepted?: string,
): ImportPlan {
  assertSameFrequency(known, fetched);
  const updates = convertUpdates(known, fetched, source, today, accepted);
  const newUnit = updates.at(-1)?.unit ?? known.unit;
  const isUpload = source.provider === uploader.provider;
  assertValidVintages(updates, known, today);
  if (isUpload) assertNoEarlierVintages(updates, known);
  const facts = { unit: known.unit, hasChanged: newUnit !== known.unit, accepted, isUpload };
  compareWithKnown(updates, known, facts, assertSameMagnitude);
  const latest = applyUpdates(updates);
  const isRebased = hasUnitOrBaseChange(known, latest, newUnit);
  const latestPeriod = getLatestPeriod(source, known.frequency, today);
  const values = isUpload
    ? { held: [], updates, undisputed: updates, withdrawn: [] }
    : holdValues(updates, known.latestValues, latest, { latestPeriod, isRebased, accepted });
  compareWithKnown(values.undisputed, known, facts, assertCorrelated);
  if (!isUpload && !wasImported(source)) assertSameSource(values.undisputed, known, newUnit);
  // All values of a new series may be held.
  if (known.latestVintageDate === null) assertAnyValue(values.updates);
  const kind = fetched.vintages === null ? 'snapshot' : (fetched.vintageKind ?? 'native');
  return { ...buildPlan(known, withdrawDates(known, values, isRebased, today), kind), held: values.held };
}

/**
 * Compares the provider's values with those of the series. An upload is compared only if it restates most of the series: it may contain only new values,
 * or correct a few.
 */
function compareWithKnown(
  updates: VintageUpdate[],
  known: KnownSeries,
  facts: UnitFacts,
  compare: (existing: Observation[], fetched: Observation[], facts: UnitFacts) => void,
): void {
  const existing = toObservations(known.latestValues);
  const comparable = findComparable(updates, known.latestVintageDate);
  if (facts.isUpload && !restatesMost(comparable, existing)) return;
  compare(existing, comparable, facts);
}

function restatesMost(uploaded: Observation[], existing: Observation[]): boolean {
  const knownCount = existing.filter(({ value }) => value !== null).length;
  return findCommonPairs(existing, uploaded).length > knownCount / 2;
}

function assertSameSource(updates: VintageUpdate[], known: KnownSeries, newUnit: string): void {
  const comparable = findComparable(updates, known.latestVintageDate);
  assertSameValues(toObservations(known.latestValues), comparable, { before: known.unit, after: newUnit });
}

/** The updates, and the dates that keep their values although the provider does not return them. */
interface FinalUpdates {
  updates: VintageUpdate[];
  keptDates: string[];
}

/** Adds the withdrawal of values to the last update, or to one of today. After a change of base, no value of the old base remains. */
function withdrawDates(known: KnownSeries, values: HeldValues, isRebased: boolean, today: string): FinalUpdates {
  const { updates } = values;
  const latest = applyUpdates(updates);
  const missingDates = [...known.latestValues.keys()].filter((date) => !latest.has(date));
  const dates = isRebased ? missingDates : values.withdrawn;
  const last = updates.at(-1);
  const isClockBehind = known.latestVintageDate !== null && known.latestVintageDate > today;
  if (last === undefined || dates.length === 0 || isClockBehind) return { updates, keptDates: missingDates };
  const changed = dates.map((date) => ({ date, value: null }));
  const withdrawn = new Set(dates);
  const keptDates = missingDates.filter((date) => !withdrawn.has(date));
  if (isRebased || last.date >= today)
    return { updates: updates.with(-1, { ...last, changed: [...last.changed, ...changed] }), keptDates };
  return { updates: [...updates, { date: today, unit: last.unit, changed }], keptDates };
}

function buildPlan(
  known: KnownSeries,
  { updates, keptDates }: FinalUpdates,
  kind: VintageKind,
): Omit<ImportPlan, 'held'> {
  const { latestValues, latestVintageDate } = known;
  const initial = { unit: known.unit, values: latestValues };
  const states = () => iterateChangedStates(initial, updates, latestVintageDate, keptDates);
  const days: string[] = [];
  let after = latestValues;
  let unit = known.unit;
  for (const state of states()) {
    days.push(state.date);
    after = state.values;
    unit = state.unit;
  }
  assertNoDataLoss(latestValues, after);
  const comparison = compareVintages(latestValues, after, {
    before: latestVintageDate === null ? undefined : known.unit,
    after: unit,
  });
  const { change } = comparison;
  const changedPeriods = listChangedPeriods(latestValues, after, comparison.revisedDates);
  return { days, states, kind, latestVintageDate, unit, change, changedPeriods, kept: keptDates.length };
}

function assertValidVintages(updates: VintageUpdate[], known: KnownSeries, today: string): void {
  const { latestVintageDate, latestValues } = known;
  const last = updates.at(-1);
  assertAnyValue(updates);
  if (last !== undefined && last.date > today) {
    const message = `The imported data have a vintage of ${last.date}, but today is ${today}.`;
    throw new ImportRefusal('future_vintage', message);
  }
  if (latestVintageDate === null || latestVintageDate <= today) return;
  if ([...applyUpdates(updates)].some(([date, value]) => latestValues.get(date) !== value)) {
    const message = `The series already has a vintage of ${latestVintageDate}, but today is ${today} by the clock of this server. Check the clock.`;
    throw new ImportRefusal('clock_behind', message);
  }
}

function assertAnyValue(updates: VintageUpdate[]): void {
  for (const value of applyUpdates(updates).values()) if (value !== null) return;
  throw new ImportRefusal('no_values', 'The imported data have no values.');
}

/** A file can only add later vintages. Refuses a file that differs from the history, because only a part of it would be written. */
function assertNoEarlierVintages(updates: VintageUpdate[], { latestVintageDate, latestValues }: KnownSeries): void {
  if (latestVintageDate === null) return;
  const earlier = applyUpdates(updates.filter(({ date }) => date < latestVintageDate));
  const last = applyUpdates(updates.filter(({ date }) => date <= latestVintageDate));
  const differs = [...earlier.keys()].some((date) => last.get(date) !== latestValues.get(date));
  if (!differs) return;
  throw new ImportRefusal(
    'earlier_vintage',
    `The file differs from the history before the latest vintage, ${latestVintageDate}. Only later vintages can be added.`,
  );
}

/** Returns the provider's values as of the latest stored vintage, or its latest ones if those are not known. */
function findComparable(updates: VintageUpdate[], latestVintageDate: string | null): Observation[] {
  const earlier = updates.filter(({ date }) => latestVintageDate !== null && date <= latestVintageDate);
  return toObservations(applyUpdates(earlier.length === 0 ? updates : earlier));
}

/** Whether the unit or the base has changed: existing values that were not fetched cannot be mixed with values of another base. */
function hasUnitOrBaseChange({ latestValues, unit }: KnownSeries, latest: ValuesByDate, newUnit: string): boolean {
  if (newUnit !== unit) return true;
  const pairs = findCommonPairs(toObservations(latestValues), toObservations(latest));
  return detectRebase(pairs, { before: unit, after: newUnit }) !== undefined;
}

function applyUpdates(updates: VintageUpdate[]): ValuesByDate {
  const values: ValuesByDate = new Map();
  for (const { changed } of updates) for (const { date, value } of changed) values.set(date, value);
  return values;
}

function toObservations(values: ValuesByDate): Observation[] {
  return Array.from(values, ([date, value]) => ({ date, value }));
}
