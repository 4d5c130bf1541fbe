import type { Knex } from 'knex';
import type { ReleaseFacts } from '../releases/releaseFacts.js';
import {
  type Finding,
  type GuardrailContext,
  type GuardrailReport,
  iterateBreakChecks,
  iterateGuardrails,
} from '../series/guardrails/index.js';
import { prepareSubject } from '../series/guardrails/subject.js';
import type { Observation } from '../series/observation.js';
import { assessPreviewQuality, type PreviewQuality } from '../series/previewQuality.js';
import { readOnce } from '../store/libraryMemory.js';
import { listObservations } from '../store/observations.js';
import { findSource } from '../store/seriesSources.js';
import { listLatestVintages } from '../store/vintageReads.js';
import { runInTurns } from '../takeTurn.js';
import { getVintageUnit } from './describeSeries.js';
import type { FoundSeries } from './findSeries.js';
import { getAsOfDay, type VintageUsed } from './selectVintage.js';

/** Number of earlier vintages to compare the selected one with. */
const maxComparedVintages = 4;
/** Number of observations to assess: the newest ones. */
const maxAssessed = 20_000;

interface QualityInput {
  found: FoundSeries;
  vintage: VintageUsed;
  release: ReleaseFacts;
  today: string;
}

/** The input of the guardrails that does not depend on the observations. */
type VintageFacts = Omit<GuardrailContext, 'observations' | 'vintages'>;

interface Quality {
  /** What the vintage contains: the range and the number of its values. */
  coverage: { firstDate: string | null; lastDate: string | null; observationCount: number };
  guardrails: GuardrailReport;
  previewQuality: PreviewQuality;
}

/**
 * Computes the guardrails and the preview quality of a series in one vintage, as of today, or as of the vintage if one
 * was requested; once for each state of the series, vintage and day. `readObservations` reads the values of the vintage
 * in date order. Works in turns.
 */
export async function assessQuality(
  db: Knex,
  input: QualityInput,
  readObservations: () => Promise<Observation[]>,
): Promise<Quality> {
  const facts = await describeVintage(db, input);
  const { found, vintage } = input;
  const key = `quality ${found.series.id} ${found.series.version} ${vintage.requested} ${JSON.stringify(facts)}`;
  return readOnce(db, key, async () => {
    const observations = await readObservations();
    return { value: await computeQuality(db, input, facts, observations), seriesIds: [found.series.id] };
  });
}

async function computeQuality(
  db: Knex,
  input: QualityInput,
  facts: VintageFacts,
  observations: Observation[],
): Promise<Quality> {
  const subject = prepareSubject(await addVintages(db, input, facts, observations));
  const guardrails = await runInTurns(iterateGuardrails(subject));
  return { coverage: describeCoverage(observations), guardrails, previewQuality: assessPreviewQuality(subject) };
}

/** Finds the dates at which the unit or the level of a series breaks in one vintage. Works in turns. */
export async function findBreaks(db: Knex, input: QualityInput, observations: Observation[]): Promise<Finding[]> {
  const facts = await describeVintage(db, input);
  return runInTurns(iterateBreakChecks({ ...facts, observations: selectAssessed(observations) }));
}

/** Collects the input of the guardrails for a series in one vintage: its newest observations and the vintages before. */
export async function buildGuardrailContext(
  db: Knex,
  input: QualityInput,
  observations: Observation[],
): Promise<GuardrailContext> {
  return addVintages(db, input, await describeVintage(db, input), observations);
}

async function addVintages(db: Knex, input: QualityInput, facts: VintageFacts, observations: Observation[]) {
  const current = selectAssessed(observations);
  const start = current.length < observations.length ? current[0]?.date : undefined;
  const vintages = await readVintagesUpTo(db, input.found, input.vintage, { current, start });
  return { ...facts, observations: current, vintages };
}

function selectAssessed(observations: Observation[]): Observation[] {
  return observations.slice(-maxAssessed);
}

function describeCoverage(observations: Observation[]): Quality['coverage'] {
  const hasValue = ({ value }: Observation) => value !== null;
  let observationCount = 0;
  for (const one of observations) if (hasValue(one)) observationCount++;
  const [first, last] = [observations.find(hasValue), observations.findLast(hasValue)];
  return { firstDate: first?.date ?? null, lastDate: last?.date ?? null, observationCount };
}

/** Describes a series in one vintage to the guardrails, without its observations. */
async function describeVintage(db: Knex, { found, vintage, release, today }: QualityInput): Promise<VintageFacts> {
  const { indicator, series } = found;
  const asOf = getAsOfDay(vintage, today);
  return {
    frequency: indicator.frequency,
    seasonalAdjustment: series.seasonalAdjustment,
    annualRate: series.annualRate,
    unit: getVintageUnit(found),
    unitClass: indicator.unitClass,
    priceBasis: indicator.priceBasis,
    currency: series.currency,
    country: series.country,
    asOf,
    copyDay: await findCopyDay(db, found, vintage, asOf),
    libraryDay: release.libraryDay < asOf ? release.libraryDay : asOf,
    publicationLagDays: release.description.usualLagDays,
    publishesProjections: series.publishesProjections,
  };
}

/**
 * Returns the day until which the library's copy of a series is current: the last successful check at its source, or its
 * vintage. An earlier vintage was current as of the day on which the series is assessed.
 */
async function findCopyDay(db: Knex, { series, vintages }: FoundSeries, { resolved }: VintageUsed, asOf: string) {
  if (resolved === null || resolved !== vintages.last) return asOf;
  const source = await findSource(db, series.id);
  const isChecked = source?.outcome === 'changed' || source?.outcome === 'unchanged';
  const checkedDay = isChecked ? (source.checkedAt ?? '').slice(0, 10) : '';
  const day = checkedDay > resolved ? checkedDay : resolved;
  return day < asOf ? day : asOf;
}

/** The observations of the current vintage, and the date from which the earlier ones are read. */
interface Assessed {
  current: Observation[];
  start: string | undefined;
}

async function readVintagesUpTo(
  db: Knex,
  { series }: FoundSeries,
  { resolved }: VintageUsed,
  { current, start }: Assessed,
) {
  if (resolved === null) return [];
  const compared = await listLatestVintages(db, series, resolved, maxComparedVintages + 1);
  const window = { order: 'asc', ...(start !== undefined && { start }) } as const;
  const reads = compared.map(async ({ date, unit }) => ({
    date,
    unit,
    observations: date === resolved ? current : await listObservations(db, series, { ...window, asOf: date }),
  }));
  return Promise.all(reads);
}
