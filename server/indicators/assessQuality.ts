import type { Knex } from 'knex';
import type { ReleaseInfo } from '../releases/releaseInfo.js';
import { type GuardrailContext, type GuardrailReport, iterateGuardrails } from '../series/guardrails/index.js';
import type { Observation } from '../series/observation.js';
import { assessPreviewQuality, type PreviewQuality } from '../series/previewQuality.js';
import { computeMedianLagDays } from '../series/releasePlan.js';
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

/**
 * Computes the guardrails and the preview quality of a series in one vintage, as of today, or as of the vintage if one
 * was requested. Takes a turn before each check.
 */
export async function assessQuality(
  db: Knex,
  input: QualityInput,
): Promise<{ guardrails: GuardrailReport; previewQuality: PreviewQuality }> {
  const context = await buildGuardrailContext(db, input);
  const guardrails = await runInTurns(iterateGuardrails(context));
  await takeTurn();
  return { guardrails, previewQuality: assessPreviewQuality(context) };
}

/** Collects the input of the guardrails for a series in one vintage: its newest observations. */
export async function buildGuardrailContext(
  db: Knex,
  { found, vintage, observations: all, releaseInfo, today }: QualityInput,
): Promise<GuardrailContext> {
  const observations = all.slice(-maxAssessed);
  const start = all.length > maxAssessed ? observations[0]?.date : undefined;
  const { indicator, series } = found;
  return {
    frequency: indicator.frequency,
    seasonalAdjustment: series.seasonalAdjustment,
    annualRate: series.annualRate,
    unit: getVintageUnit(found),
    unitClass: indicator.unitClass,
    priceBasis: indicator.priceBasis,
    currency: series.currency,
    asOf: getAsOfDay(vintage, today),
    publicationLagDays: computeMedianLagDays(releaseInfo.plan),
    discontinued: await isDiscontinued(db, found, vintage, releaseInfo),
    publishesProjections: series.publishesProjections,
    observations,
    vintages: await readVintagesUpTo(db, found, vintage, { current: observations, start }),
  };
}

/**
 * Whether no further release is expected. Known only for the latest vintage, and only for bundled series: imported
 * series have no release dates.
 */
async function isDiscontinued(
  db: Knex,
  { series, vintages }: FoundSeries,
  { resolved }: VintageUsed,
  { release }: ReleaseInfo,
): Promise<boolean> {
  if (release.rule !== null || resolved !== vintages.last) return false;
  return (await findSource(db, series.id)) === undefined;
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
    observations: date === resolved ? current : await listObservations(db, series.id, { ...window, asOf: date }),
  }));
  return Promise.all(reads);
}
