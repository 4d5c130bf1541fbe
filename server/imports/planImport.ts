import type { Frequency } from '../series/frequency.js';
import type { Observation } from '../series/observation.js';
import { detectRebase, findCommonPairs } from '../series/rebase.js';
import { compareVintages, type ValuesByDate, type VintageChange } from '../series/vintageComparison.js';
import type { VintageKind, VintageUpdate } from '../series/vintageUpdate.js';
import { type SeriesSource, wasImported } from '../store/seriesSources.js';
import { assertNoDataLoss } from './assertNoDataLoss.js';
import { assertSameFrequency, assertSameSeries } from './assertSameSeries.js';
import { assertSameValues } from './assertSameValues.js';
import { uploader } from './buildUploadedSeries.js';
import { type ChangedPeriods, listChangedPeriods } from './changedPeriods.js';
import { ImportRefusal } from './importRefusal.js';
import { iterateChangedStates, type SeriesState } from './iterateChangedStates.js';
import { resolveUnit } from './resolveUnit.js';
import type { ImportedSeries } from './seriesDescription.js';

/** A series before an import. */
export interface KnownSeries {
  frequency: Frequency;
  unit: string;
  /** The values of the latest vintage; empty for a new series. */
  latestValues: ValuesByDate;
  /** The date of the latest vintage; null for a new series. */
  latestVintageDate: string | null;
}

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
}

/** The parts of a source that determine how its values are read. */
export type ImportSource = Pick<
  SeriesSource,
  'provider' | 'factor' | 'significantDigits' | 'providerUnit' | 'changedAt' | 'outcome'
>;

/**
 * Plans the import of a fetched series: nothing if nothing has changed, a vintage of `today` if the provider keeps no vintages, otherwise the provider's
 * vintages from the latest stored one on. Existing dates that were not fetched remain unless the unit or base changes. Throws an ImportRefusal if a check fails.
 */
export function planImport(
  known: KnownSeries,
  fetched: ImportedSeries,
  source: ImportSource,
  today: string,
): ImportPlan {
  assertSameFrequency(known, fetched);
  const updates = convertUpdates(known, fetched, source, today);
  const { latestValues, latestVintageDate, unit } = known;
  const newUnit = updates.at(-1)?.unit ?? unit;
  const latest = applyUpdates(updates);
  assertValidVintages(updates, known, today);
  const comparable = findComparable(updates, latestVintageDate) ?? toObservations(latest);
  const isUpload = source.provider === uploader.provider;
  if (isUpload) assertNoEarlierVintages(updates, known);
  // An upload may contain only new values.
  const hasCommonDate = comparable.some(({ date }) => latestValues.has(date));
  if (!isUpload || hasCommonDate) assertSameSeries(toObservations(latestValues), comparable, newUnit !== unit);
  if (!isUpload && !wasImported(source))
    assertSameValues(toObservations(latestValues), comparable, { before: unit, after: newUnit });
  const missingDates = [...latestValues.keys()].filter((date) => !latest.has(date));
  const keepsMissingDates = !hasUnitOrBaseChange(known, latest, newUnit);
  const finalUpdates = keepsMissingDates ? updates : withdrawMissingDates(updates, missingDates);
  const states = () =>
    iterateChangedStates({ unit, values: latestValues }, finalUpdates, latestVintageDate, missingDates);
  const kept = keepsMissingDates ? missingDates.length : 0;
  return buildPlan(known, states, fetched.vintages === null ? 'snapshot' : (fetched.vintageKind ?? 'native'), kept);
}

function buildPlan(known: KnownSeries, states: ImportPlan['states'], kind: VintageKind, kept: number): ImportPlan {
  const days: string[] = [];
  let after = known.latestValues;
  let unit = known.unit;
  for (const state of states()) {
    days.push(state.date);
    after = state.values;
    unit = state.unit;
  }
  assertNoDataLoss(known.latestValues, after);
  const comparison = compareVintages(known.latestValues, after, {
    before: known.latestVintageDate === null ? undefined : known.unit,
    after: unit,
  });
  const { change } = comparison;
  const changedPeriods = listChangedPeriods(known.latestValues, after, comparison.revisedDates);
  return { days, states, kind, latestVintageDate: known.latestVintageDate, unit, change, changedPeriods, kept };
}

/** Converts the provider's vintages, or its current values as a vintage of today, to the unit and precision of the series. */
function convertUpdates(
  known: KnownSeries,
  fetched: ImportedSeries,
  { factor, significantDigits, providerUnit }: ImportSource,
  today: string,
): VintageUpdate[] {
  const updates = fetched.vintages ?? [{ date: today, unit: fetched.unit, changed: fetched.observations }];
  const earlier = updates.findLast(
    ({ date }) => known.latestVintageDate !== null && date <= known.latestVintageDate && fetched.vintages !== null,
  );
  const previousUnit = providerUnit ?? (known.latestVintageDate === null ? fetched.unit : (earlier?.unit ?? null));
  const convert = (value: number | null) => (value === null ? null : convertValue(value, factor, significantDigits));
  return updates.map(({ date, unit, changed }) => ({
    date,
    unit: resolveSeriesUnit(known, previousUnit, unit, factor),
    changed: changed.map((one) => ({ date: one.date, value: convert(one.value) })),
  }));
}

function convertValue(value: number, factor: number, digits: number | null): number {
  return factor === 1 && digits === null ? value : Number((value * factor).toPrecision(digits ?? 15));
}

function resolveSeriesUnit(known: KnownSeries, previousUnit: string | null, newUnit: string, factor: number): string {
  const unit = resolveUnit(known.unit, previousUnit, newUnit);
  if (unit !== undefined) return unit;
  // A new series has no history that the unit must match.
  if (known.latestVintageDate === null && factor === 1) return newUnit;
  throw new ImportRefusal(
    'unit_unknown',
    `The provider's unit was '${previousUnit}' and is now '${newUnit}'; the series is in '${known.unit}'.`,
  );
}

function assertValidVintages(updates: VintageUpdate[], known: KnownSeries, today: string): void {
  const { latestVintageDate, latestValues } = known;
  const last = updates.at(-1);
  if (last === undefined || ![...applyUpdates(updates).values()].some((value) => value !== null)) {
    throw new ImportRefusal('no_values', 'The imported data have no values.');
  }
  if (last.date > today) {
    const message = `The imported data have a vintage of ${last.date}, but today is ${today}.`;
    throw new ImportRefusal('future_vintage', message);
  }
  if (latestVintageDate === null || latestVintageDate <= today) return;
  if ([...applyUpdates(updates)].some(([date, value]) => latestValues.get(date) !== value)) {
    const message = `The series already has a vintage of ${latestVintageDate}, but today is ${today} by the clock of this server. Check the clock.`;
    throw new ImportRefusal('clock_behind', message);
  }
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

/** Returns the provider's values as of the latest stored vintage; undefined if they are not known. */
function findComparable(updates: VintageUpdate[], latestVintageDate: string | null): Observation[] | undefined {
  if (latestVintageDate === null) return undefined;
  const earlier = updates.filter(({ date }) => date <= latestVintageDate);
  return earlier.length === 0 || earlier.length === updates.length ? undefined : toObservations(applyUpdates(earlier));
}

/** Whether the unit or the base has changed: existing values that were not fetched cannot be mixed with values of another base. */
function hasUnitOrBaseChange({ latestValues, unit }: KnownSeries, latest: ValuesByDate, newUnit: string): boolean {
  if (newUnit !== unit) return true;
  const pairs = findCommonPairs(toObservations(latestValues), toObservations(latest));
  return detectRebase(pairs, { before: unit, after: newUnit }) !== undefined;
}

/** Withdraws the dates in the last update, by setting their values to null. */
function withdrawMissingDates(updates: VintageUpdate[], missingDates: string[]): VintageUpdate[] {
  return updates.map((update, index) => {
    if (index < updates.length - 1) return update;
    return { ...update, changed: [...update.changed, ...missingDates.map((date) => ({ date, value: null }))] };
  });
}

function applyUpdates(updates: VintageUpdate[]): ValuesByDate {
  const values: ValuesByDate = new Map();
  for (const { changed } of updates) for (const { date, value } of changed) values.set(date, value);
  return values;
}

function toObservations(values: ValuesByDate): Observation[] {
  return Array.from(values, ([date, value]) => ({ date, value }));
}
