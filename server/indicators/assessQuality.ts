import type { Knex } from 'knex';
import type { ReleaseInfo } from '../releases/releaseInfo.js';
import { type GuardrailContext, type GuardrailReport, runGuardrails } from '../series/guardrails/index.js';
import type { Observation } from '../series/observation.js';
import { assessPreviewQuality, type PreviewQuality } from '../series/previewQuality.js';
import { computeMedianLagDays } from '../series/releasePlan.js';
import { listObservations } from '../store/observations.js';
import { findSource } from '../store/seriesSources.js';
import type { FoundSeries } from './findSeries.js';
import { getVintageUnit } from './readObservations.js';
import { getAsOfDay, type VintageUsed } from './selectVintage.js';

/** Number of earlier vintages to compare the selected one with. */
const maxComparedVintages = 4;

interface QualityInput {
  found: FoundSeries;
  vintage: VintageUsed;
  observations: Observation[];
  releaseInfo: ReleaseInfo;
  today: string;
}

/**
 * Computes the guardrails and the preview quality of a series in one vintage, as of today, or as of the vintage if one
 * was requested.
 */
export async function assessQuality(
  db: Knex,
  input: QualityInput,
): Promise<{ guardrails: GuardrailReport; previewQuality: PreviewQuality }> {
  const context = await buildGuardrailContext(db, input);
  return { guardrails: runGuardrails(context), previewQuality: assessPreviewQuality(context) };
}

/** Collects the input of the guardrails for a series in one vintage. */
export async function buildGuardrailContext(
  db: Knex,
  { found, vintage, observations, releaseInfo, today }: QualityInput,
): Promise<GuardrailContext> {
  const { indicator, series } = found;
  return {
    frequency: indicator.frequency,
    seasonalAdjustment: series.seasonalAdjustment,
    annualRate: series.annualRate,
    unit: getVintageUnit(found, vintage),
    unitClass: indicator.unitClass,
    priceBasis: indicator.priceBasis,
    currency: series.currency,
    asOf: getAsOfDay(vintage, today),
    publicationLagDays: computeMedianLagDays(releaseInfo.plan),
    discontinued: await isDiscontinued(db, found, vintage, releaseInfo),
    publishesProjections: series.publishesProjections,
    observations,
    vintages: await readVintagesUpTo(db, found, vintage, observations),
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
  if (release.rule !== null || resolved !== vintages.at(-1)?.date) return false;
  return (await findSource(db, series.id)) === undefined;
}

async function readVintagesUpTo(
  db: Knex,
  { series, vintages }: FoundSeries,
  { resolved }: VintageUsed,
  current: Observation[],
) {
  const compared = vintages.filter(({ date }) => resolved !== null && date <= resolved).slice(-maxComparedVintages - 1);
  const reads = compared.map(async ({ date, unit }) => ({
    date,
    unit,
    observations: date === resolved ? current : await listObservations(db, series.id, { order: 'asc', asOf: date }),
  }));
  return Promise.all(reads);
}
