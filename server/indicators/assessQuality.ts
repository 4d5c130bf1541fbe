import type { Knex } from 'knex';
import type { ReleaseInfo } from '../releases/releaseInfo.js';
import {
  type Finding,
  type GuardrailContext,
  type GuardrailReport,
  iterateBreakChecks,
  iterateGuardrails,
} from '../series/guardrails/index.js';
import type { Observation } from '../series/observation.js';
import { assessPreviewQuality, type PreviewQuality } from '../series/previewQuality.js';
import { computeMedianLagDays } from '../series/releasePlan.js';
import { getLibraryMemory } from '../store/libraryMemory.js';
import { listObservations } from '../store/observations.js';
import { findSource } from '../store/seriesSources.js';
import { listLatestVintages } from '../store/vintageReads.js';
import { runInTurns, takeTurn } from '../takeTurn.js';
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
  observations: Observation[];
  releaseInfo: ReleaseInfo;
  today: string;
}

interface Quality {
  guardrails: GuardrailReport;
  previewQuality: PreviewQuality;
}

/**
 * Computes the guardrails and the preview quality of a series in one vintage, as of today, or as of the vintage if one
 * was requested; once for each state of the series, vintage and day. Takes a turn before each check.
 */
export async function assessQuality(db: Knex, input: QualityInput): Promise<Quality> {
  const described = await describeVintage(db, input);
  const memory = getLibraryMemory(db);
  if (memory === undefined) return computeQuality(db, input, described);
  const { found, vintage } = input;
  const { observations: _, ...facts } = described;
  const key = `quality ${found.series.id} ${found.series.version} ${vintage.requested} ${JSON.stringify(facts)}`;
  return memory.readOnce(key, [found.series.id], () => computeQuality(db, input, described));
}

async function computeQuality(db: Knex, input: QualityInput, described: GuardrailContext): Promise<Quality> {
  const context = await addVintages(db, input, described);
  const guardrails = await runInTurns(iterateGuardrails(context));
  await takeTurn();
  return { guardrails, previewQuality: assessPreviewQuality(context) };
}

/** Finds the dates at which the unit or the level of a series breaks in one vintage. Takes a turn before each check. */
export async function findBreaks(db: Knex, input: QualityInput): Promise<Finding[]> {
  return runInTurns(iterateBreakChecks(await describeVintage(db, input)));
}

/** Collects the input of the guardrails for a series in one vintage: its newest observations and the vintages before. */
export async function buildGuardrailContext(db: Knex, input: QualityInput): Promise<GuardrailContext> {
  return addVintages(db, input, await describeVintage(db, input));
}

async function addVintages(db: Knex, input: QualityInput, context: GuardrailContext): Promise<GuardrailContext> {
  const start = input.observations.length > maxAssessed ? context.observations[0]?.date : undefined;
  const assessed = { current: context.observations, start };
  return { ...context, vintages: await readVintagesUpTo(db, input.found, input.vintage, assessed) };
}

/** Describes a series in one vintage to the guardrails, without the vintages before. */
async function describeVintage(
  db: Knex,
  { found, vintage, observations, releaseInfo, today }: QualityInput,
): Promise<GuardrailContext> {
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
    libraryDay: releaseInfo.libraryDay < asOf ? releaseInfo.libraryDay : asOf,
    publicationLagDays: computeMedianLagDays(releaseInfo.plan),
    publishesProjections: series.publishesProjections,
    observations: observations.slice(-maxAssessed),
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
  const compared = await listLatestVintages(db, series.id, resolved, maxComparedVintages + 1);
  const window = { order: 'asc', ...(start !== undefined && { start }) } as const;
  const reads = compared.map(async ({ date, unit }) => ({
    date,
    unit,
    observations: date === resolved ? current : await listObservations(db, series, { ...window, asOf: date }),
  }));
  return Promise.all(reads);
}
