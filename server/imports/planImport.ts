import type { ProviderSeries } from '../providers/provider.js';
import type { Frequency } from '../series/frequency.js';
import type { Observation } from '../series/observation.js';
import { detectRebase } from '../series/rebase.js';
import { compareVintages, type Values, type VintageChange } from '../series/vintageComparison.js';
import type { VintageKind } from '../series/vintageHistory.js';
import type { VintageStep } from '../series/vintageSteps.js';
import type { SeriesSource } from '../store/seriesSources.js';
import { changedStates, type State } from './changedStates.js';
import { ImportRefusal } from './importRefusal.js';
import { refuseStranger } from './resemblance.js';
import { unitAfter } from './unitAfter.js';
import { uploader } from './uploadedSeries.js';

/** What is known of a series before an import; of a new one nothing but the unit that it is to have. */
export interface KnownSeries {
  frequency: Frequency;
  unit: string;
  /** The latest vintage's values, and its day; null before the first. */
  values: Values;
  vintage: string | null;
}

/** What an import would write. */
export interface ImportPlan {
  /** The days of the vintages to be written, oldest first; none where nothing has changed. */
  days: string[];
  /** The series on these days, one at a time: all of them may not fit in memory. */
  states(): Iterable<State>;
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
const leastShare = 0.5;

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
  const steps = stepsIn(known, fetched, source, today);
  const since = known.vintage ?? '';
  const latest = valuesAfter(steps);
  refuseWrongDays(steps, known, today);
  const theirs = comparable(steps, since) ?? observationsOf(latest);
  const isUpload = source.provider === uploader.provider;
  if (isUpload) refuseEarlierVintages(steps, known);
  // Whoever uploads may send what is new alone.
  const hasCommon = theirs.some(({ date }) => known.values.has(date));
  if (!isUpload || hasCommon) {
    refuseStranger(observationsOf(known.values), theirs, steps.at(-1)?.unit !== known.unit);
  }
  const own = [...known.values.keys()].filter((date) => !latest.has(date));
  const kept = isRebased(known, latest, steps.at(-1)?.unit ?? known.unit) ? [] : own;
  const given = kept === own ? steps : withoutOwn(steps, own);
  const states = () => changedStates(known, given, since, own);
  return describe(known, states, fetched.vintages === null ? 'snapshot' : 'native', kept.length);
}

function describe(known: KnownSeries, states: () => Iterable<State>, kind: VintageKind, kept: number): ImportPlan {
  const days: string[] = [];
  let [after, unit]: [Values, string] = [known.values, known.unit];
  for (const state of states()) {
    days.push(state.date);
    [after, unit] = [state.values, state.unit];
  }
  refuseLoss(known.values, after);
  const change = compareVintages(known.values, after, {
    before: known.vintage === null ? undefined : known.unit,
    after: unit,
  }).change;
  return { days, states, kind, since: known.vintage, unit, change, kept };
}

/** The states of the provider in our unit and precision; where it keeps none, the one of today. */
function stepsIn(
  known: KnownSeries,
  fetched: ProviderSeries,
  { factor, significantDigits, providerUnit }: ImportSource,
  today: string,
): VintageStep[] {
  const steps = fetched.vintages ?? [{ date: today, unit: fetched.unit, changed: fetched.observations }];
  const then = steps.findLast(
    ({ date }) => known.vintage !== null && date <= known.vintage && fetched.vintages !== null,
  );
  const theirs = providerUnit ?? (known.vintage === null ? fetched.unit : (then?.unit ?? null));
  const ours = (value: number | null) => (value === null ? null : inOurUnit(value, factor, significantDigits));
  return steps.map(({ date, unit, changed }) => ({
    date,
    unit: ourWords(known, theirs, unit, factor),
    changed: changed.map((one) => ({ date: one.date, value: ours(one.value) })),
  }));
}

function inOurUnit(value: number, factor: number, digits: number | null): number {
  return factor === 1 && digits === null ? value : Number((value * factor).toPrecision(digits ?? 15));
}

function ourWords(known: KnownSeries, theirs: string | null, now: string, factor: number): string {
  const unit = unitAfter(known.unit, theirs, now);
  if (unit !== undefined) return unit;
  // A series that is new has no history that would have to fit.
  if (known.vintage === null && factor === 1) return now;
  throw new ImportRefusal(
    'unit_unknown',
    `The provider's unit was '${theirs}' and is '${now}' now; the series is in '${known.unit}'.`,
  );
}

function refuseWrongDays(steps: VintageStep[], { vintage, values }: KnownSeries, today: string): void {
  const last = steps.at(-1);
  if (last === undefined || ![...valuesAfter(steps).values()].some((value) => value !== null)) {
    throw new ImportRefusal('no_values', 'What was answered has no value.');
  }
  if (last.date > today) {
    throw new ImportRefusal('future_vintage', `What was answered has a vintage of ${last.date}; today is ${today}.`);
  }
  if (vintage === null || vintage <= today) return;
  const changes = [...valuesAfter(steps)].some(([date, value]) => values.get(date) !== value);
  if (changes) {
    const message = `The series has a vintage of ${vintage} already; today is ${today} by the clock of this server.`;
    throw new ImportRefusal('clock_behind', message);
  }
}

/** A file with vintages adds later ones; one that says otherwise of the days up to our latest vintage would be written in part alone. */
function refuseEarlierVintages(steps: VintageStep[], { vintage, values }: KnownSeries): void {
  if (vintage === null) return;
  const then = valuesAfter(steps.filter(({ date }) => date < vintage));
  const last = valuesAfter(steps.filter(({ date }) => date <= vintage));
  const differs = [...then.keys()].some((date) => last.get(date) !== values.get(date));
  if (!differs) return;
  throw new ImportRefusal(
    'earlier_vintage',
    `The file says of days before the latest vintage, ${vintage}, what is not in the history; only later vintages can be added.`,
  );
}

function refuseLoss(before: Values, after: Values): void {
  const [had, has] = [before, after].map((values) => [...values.values()].filter((value) => value !== null).length);
  if (had !== undefined && has !== undefined && has < had * leastShare) {
    throw new ImportRefusal('too_little', `Of ${had} values ${has} would be left.`);
  }
}

/** What the provider had on our latest vintage's day; undefined where it does not say. */
function comparable(steps: VintageStep[], since: string): Observation[] | undefined {
  const then = steps.filter(({ date }) => date <= since);
  return then.length === 0 || then.length === steps.length ? undefined : observationsOf(valuesAfter(then));
}

/** Values of ours that were not answered cannot stay beside values of another base. */
function isRebased({ values, unit }: KnownSeries, latest: Values, unitAfterwards: string): boolean {
  if (unitAfterwards !== unit) return true;
  return (
    detectRebase(observationsOf(values), observationsOf(latest), { before: unit, after: unitAfterwards }) !== undefined
  );
}

/** Takes them away with the last step; a change of the unit's words takes them away by itself, when it comes. */
function withoutOwn(steps: VintageStep[], own: string[]): VintageStep[] {
  return steps.map((step, place) => {
    if (place < steps.length - 1) return step;
    return { ...step, changed: [...step.changed, ...own.map((date) => ({ date, value: null }))] };
  });
}

function valuesAfter(steps: VintageStep[]): Values {
  const values: Values = new Map();
  for (const { changed } of steps) for (const { date, value } of changed) values.set(date, value);
  return values;
}

function observationsOf(values: Values): Observation[] {
  return Array.from(values, ([date, value]) => ({ date, value }));
}
