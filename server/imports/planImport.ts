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

/** What is known of a series before an import; of a new one nothing but the unit that it is to have. */
export interface KnownSeries {
  frequency: Frequency;
  unit: string;
  /** The latest vintage's values, and its day; null before the first. */
  values: ValuesByDate;
  vintage: string | null;
}

/** What an import would write. */
export interface ImportPlan {
  /** The days of the vintages to be written, oldest first; none where nothing has changed. */
  days: string[];
  /** The series on these days, one at a time: all of them may not fit in memory. */
  states(): Iterable<SeriesState>;
  kind: VintageKind;
  /** Our latest vintage's day, which a state of that day replaces; null before the first. */
  since: string | null;
  unit: string;
  /** What changes in the latest values. */
  change: VintageChange;
  /** Dates of ours that were not answered, and stay as they are. */
  kept: number;
}

/** Where the answer comes from, as far as it says how to read it. */
type ImportSource = Pick<SeriesSource, 'provider' | 'factor' | 'significantDigits' | 'providerUnit'>;

/** The part of our numbers that must be left after an import. */
const minRemainingShare = 0.5;

/**
 * What taking over a provider's answer would write: nothing where nothing has changed, a vintage of `today` where the provider keeps no earlier states, and
 * otherwise its vintages from our latest on. Dates that are not in the answer stay, as long as the unit does. Throws an ImportRefusal.
 */
export function planImport(
  known: KnownSeries,
  fetched: ProviderSeries,
  source: ImportSource,
  today: string,
): ImportPlan {
  if (fetched.frequency !== known.frequency) {
    const message = `What was answered is ${fetched.frequency}; the series is ${known.frequency}.`;
    throw new ImportRefusal('frequency_differs', message);
  }
  const steps = convertSteps(known, fetched, source, today);
  const since = known.vintage ?? '';
  const latest = applySteps(steps);
  assertValidVintages(steps, known, today);
  const theirs = findComparable(steps, since) ?? toObservations(latest);
  const isUpload = source.provider === uploader.provider;
  if (isUpload) assertNoEarlierVintages(steps, known);
  // Whoever uploads may send what is new alone.
  const hasCommonDate = theirs.some(({ date }) => known.values.has(date));
  if (!isUpload || hasCommonDate) {
    assertSameSeries(toObservations(known.values), theirs, steps.at(-1)?.unit !== known.unit);
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

/** The states of the provider in our unit and precision; where it keeps none, the one of today. */
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
  const theirs = providerUnit ?? (known.vintage === null ? fetched.unit : (earlier?.unit ?? null));
  const convert = (value: number | null) => (value === null ? null : convertValue(value, factor, significantDigits));
  return steps.map(({ date, unit, changed }) => ({
    date,
    unit: resolveSeriesUnit(known, theirs, unit, factor),
    changed: changed.map((one) => ({ date: one.date, value: convert(one.value) })),
  }));
}

function convertValue(value: number, factor: number, digits: number | null): number {
  return factor === 1 && digits === null ? value : Number((value * factor).toPrecision(digits ?? 15));
}

function resolveSeriesUnit(known: KnownSeries, theirs: string | null, now: string, factor: number): string {
  const unit = resolveUnit(known.unit, theirs, now);
  if (unit !== undefined) return unit;
  // A series that is new has no history that would have to fit.
  if (known.vintage === null && factor === 1) return now;
  throw new ImportRefusal(
    'unit_unknown',
    `The provider's unit was '${theirs}' and is '${now}' now; the series is in '${known.unit}'.`,
  );
}

function assertValidVintages(steps: VintageUpdate[], { vintage, values }: KnownSeries, today: string): void {
  const last = steps.at(-1);
  if (last === undefined || ![...applySteps(steps).values()].some((value) => value !== null)) {
    throw new ImportRefusal('no_values', 'What was answered has no value.');
  }
  if (last.date > today) {
    throw new ImportRefusal('future_vintage', `What was answered has a vintage of ${last.date}; today is ${today}.`);
  }
  if (vintage === null || vintage <= today) return;
  const changes = [...applySteps(steps)].some(([date, value]) => values.get(date) !== value);
  if (changes) {
    const message = `The series has a vintage of ${vintage} already; today is ${today} by the clock of this server.`;
    throw new ImportRefusal('clock_behind', message);
  }
}

/** A file with vintages adds later ones; one that says otherwise of the days up to our latest vintage would be written in part alone. */
function assertNoEarlierVintages(steps: VintageUpdate[], { vintage, values }: KnownSeries): void {
  if (vintage === null) return;
  const earlier = applySteps(steps.filter(({ date }) => date < vintage));
  const last = applySteps(steps.filter(({ date }) => date <= vintage));
  const differs = [...earlier.keys()].some((date) => last.get(date) !== values.get(date));
  if (!differs) return;
  throw new ImportRefusal(
    'earlier_vintage',
    `The file says of days before the latest vintage, ${vintage}, what is not in the history; only later vintages can be added.`,
  );
}

function assertNoDataLoss(before: ValuesByDate, after: ValuesByDate): void {
  const [countBefore, countAfter] = [before, after].map(
    (values) => [...values.values()].filter((value) => value !== null).length,
  );
  if (countBefore !== undefined && countAfter !== undefined && countAfter < countBefore * minRemainingShare) {
    throw new ImportRefusal('too_little', `Of ${countBefore} values ${countAfter} would be left.`);
  }
}

/** What the provider had on our latest vintage's day; undefined where it does not say. */
function findComparable(steps: VintageUpdate[], since: string): Observation[] | undefined {
  const earlier = steps.filter(({ date }) => date <= since);
  return earlier.length === 0 || earlier.length === steps.length ? undefined : toObservations(applySteps(earlier));
}

/** Values of ours that were not answered cannot stay beside values of another base. */
function isRebased({ values, unit }: KnownSeries, latest: ValuesByDate, newUnit: string): boolean {
  if (newUnit !== unit) return true;
  return detectRebase(toObservations(values), toObservations(latest), { before: unit, after: newUnit }) !== undefined;
}

/** Takes them away with the last step; a change of the unit's words takes them away by itself, when it comes. */
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
