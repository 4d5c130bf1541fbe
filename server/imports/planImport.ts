import type { ProviderSeries } from '../providers/provider.js';
import type { Frequency } from '../series/frequency.js';
import type { Observation } from '../series/observation.js';
import { detectRebase } from '../series/rebase.js';
import { compareVintages, type ValuesByDate, type VintageChange } from '../series/vintageComparison.js';
import type { VintageKind } from '../series/vintageHistory.js';
import type { VintageUpdate } from '../series/vintageUpdate.js';
import type { SeriesSource } from '../store/seriesSources.js';
import { assertSameSeries } from './assertSameSeries.js';
import { uploader } from './buildUploadedSeries.js';
import { ImportRefusal } from './importRefusal.js';
import { iterateChangedStates, type SeriesState } from './iterateChangedStates.js';
import { resolveUnit } from './resolveUnit.js';

/** A series before an import. A new series only has a frequency and a unit. */
export interface KnownSeries {
  frequency: Frequency;
  unit: string;
  /** Values and day of the latest vintage; the day is null if there is none. */
  values: ValuesByDate;
  vintage: string | null;
}

/** The changes to be written. */
export interface ImportPlan {
  /** Days of the vintages to write, oldest first; empty if nothing has changed. */
  days: string[];
  /** The series on these days, one at a time: together they may not fit in memory. */
  states(): Iterable<SeriesState>;
  kind: VintageKind;
  /** Day of the latest stored vintage, which a state of that day replaces; null if there is none. */
  since: string | null;
  unit: string;
  /** Changes in the latest values. */
  change: VintageChange;
  /** Number of existing dates that the fetched data do not have and that remain. */
  kept: number;
}

/** The parts of a source that determine how its values are read. */
type ImportSource = Pick<SeriesSource, 'provider' | 'factor' | 'significantDigits' | 'providerUnit'>;

/** Minimum share of existing values that must remain after an import. */
const minRemainingShare = 0.5;

/**
 * Plans the import of a fetched series: nothing if nothing has changed, a vintage of `today` if the provider keeps no vintages, otherwise the provider's
 * vintages from the latest stored one on. Existing dates that were not fetched remain as long as the unit does. Throws an ImportRefusal.
 */
export function planImport(
  known: KnownSeries,
  fetched: ProviderSeries,
  source: ImportSource,
  today: string,
): ImportPlan {
  if (fetched.frequency !== known.frequency) {
    const message = `The fetched data are ${fetched.frequency}; the series is ${known.frequency}.`;
    throw new ImportRefusal('frequency_differs', message);
  }
  const steps = convertSteps(known, fetched, source, today);
  const since = known.vintage ?? '';
  const latest = applySteps(steps);
  assertValidVintages(steps, known, today);
  const comparable = findComparable(steps, since) ?? toObservations(latest);
  const isUpload = source.provider === uploader.provider;
  if (isUpload) assertNoEarlierVintages(steps, known);
  // An upload may contain only new values.
  const hasCommonDate = comparable.some(({ date }) => known.values.has(date));
  if (!isUpload || hasCommonDate) {
    assertSameSeries(toObservations(known.values), comparable, steps.at(-1)?.unit !== known.unit);
  }
  const missingDates = [...known.values.keys()].filter((date) => !latest.has(date));
  const kept = isRebased(known, latest, steps.at(-1)?.unit ?? known.unit) ? [] : missingDates;
  const finalSteps = kept === missingDates ? steps : removeMissingDates(steps, missingDates);
  const states = () => iterateChangedStates(known, finalSteps, since, missingDates);
  return buildPlan(known, states, fetched.vintages === null ? 'snapshot' : 'native', kept.length);
}

function buildPlan(
  known: KnownSeries,
  states: () => Iterable<SeriesState>,
  kind: VintageKind,
  kept: number,
): ImportPlan {
  const days: string[] = [];
  let [after, unit]: [ValuesByDate, string] = [known.values, known.unit];
  for (const state of states()) {
    days.push(state.date);
    [after, unit] = [state.values, state.unit];
  }
  assertNoDataLoss(known.values, after);
  const change = compareVintages(known.values, after, {
    before: known.vintage === null ? undefined : known.unit,
    after: unit,
  }).change;
  return { days, states, kind, since: known.vintage, unit, change, kept };
}

/** Converts the provider's vintages, or its current values as a vintage of today, to the unit and precision of the series. */
function convertSteps(
  known: KnownSeries,
  fetched: ProviderSeries,
  { factor, significantDigits, providerUnit }: ImportSource,
  today: string,
): VintageUpdate[] {
  const steps = fetched.vintages ?? [{ date: today, unit: fetched.unit, changed: fetched.observations }];
  const earlier = steps.findLast(
    ({ date }) => known.vintage !== null && date <= known.vintage && fetched.vintages !== null,
  );
  const previousUnit = providerUnit ?? (known.vintage === null ? fetched.unit : (earlier?.unit ?? null));
  const convert = (value: number | null) => (value === null ? null : convertValue(value, factor, significantDigits));
  return steps.map(({ date, unit, changed }) => ({
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
  if (known.vintage === null && factor === 1) return newUnit;
  throw new ImportRefusal(
    'unit_unknown',
    `The provider's unit was '${previousUnit}' and is now '${newUnit}'; the series is in '${known.unit}'.`,
  );
}

function assertValidVintages(steps: VintageUpdate[], { vintage, values }: KnownSeries, today: string): void {
  const last = steps.at(-1);
  if (last === undefined || ![...applySteps(steps).values()].some((value) => value !== null)) {
    throw new ImportRefusal('no_values', 'The fetched data have no values.');
  }
  if (last.date > today) {
    throw new ImportRefusal(
      'future_vintage',
      `The fetched data have a vintage of ${last.date}, but today is ${today}.`,
    );
  }
  if (vintage === null || vintage <= today) return;
  const changes = [...applySteps(steps)].some(([date, value]) => values.get(date) !== value);
  if (changes) {
    const message = `The series already has a vintage of ${vintage}, but today is ${today} by the clock of this server. Check the clock.`;
    throw new ImportRefusal('clock_behind', message);
  }
}

/** A file can only add later vintages. Refuses a file that differs from the history, because only a part of it would be written. */
function assertNoEarlierVintages(steps: VintageUpdate[], { vintage, values }: KnownSeries): void {
  if (vintage === null) return;
  const earlier = applySteps(steps.filter(({ date }) => date < vintage));
  const last = applySteps(steps.filter(({ date }) => date <= vintage));
  const differs = [...earlier.keys()].some((date) => last.get(date) !== values.get(date));
  if (!differs) return;
  throw new ImportRefusal(
    'earlier_vintage',
    `The file differs from the history before the latest vintage, ${vintage}. Only later vintages can be added.`,
  );
}

function assertNoDataLoss(before: ValuesByDate, after: ValuesByDate): void {
  const [countBefore, countAfter] = [before, after].map(
    (values) => [...values.values()].filter((value) => value !== null).length,
  );
  if (countBefore !== undefined && countAfter !== undefined && countAfter < countBefore * minRemainingShare) {
    throw new ImportRefusal('too_little', `Only ${countAfter} of ${countBefore} values would remain.`);
  }
}

/** Returns the provider's values as of the latest stored vintage; undefined if they are not known. */
function findComparable(steps: VintageUpdate[], since: string): Observation[] | undefined {
  const earlier = steps.filter(({ date }) => date <= since);
  return earlier.length === 0 || earlier.length === steps.length ? undefined : toObservations(applySteps(earlier));
}

/** Whether the base has changed: existing values that were not fetched cannot be mixed with values of another base. */
function isRebased({ values, unit }: KnownSeries, latest: ValuesByDate, newUnit: string): boolean {
  if (newUnit !== unit) return true;
  return detectRebase(toObservations(values), toObservations(latest), { before: unit, after: newUnit }) !== undefined;
}

/** Removes the dates in the last step. */
function removeMissingDates(steps: VintageUpdate[], missingDates: string[]): VintageUpdate[] {
  return steps.map((step, index) => {
    if (index < steps.length - 1) return step;
    return { ...step, changed: [...step.changed, ...missingDates.map((date) => ({ date, value: null }))] };
  });
}

function applySteps(steps: VintageUpdate[]): ValuesByDate {
  const values: ValuesByDate = new Map();
  for (const { changed } of steps) for (const { date, value } of changed) values.set(date, value);
  return values;
}

function toObservations(values: ValuesByDate): Observation[] {
  return Array.from(values, ([date, value]) => ({ date, value }));
}
