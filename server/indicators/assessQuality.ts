import type { Knex } from 'knex';
import type { PublishedRelease } from '../releases/publishedReleases.js';
import { type GuardrailContext, type GuardrailReport, runGuardrails } from '../series/guardrails/index.js';
import type { Observation } from '../series/observation.js';
import { assessPreviewQuality, type PreviewQuality } from '../series/previewQuality.js';
import { computeMedianLagDays } from '../series/releasePlan.js';
import { listObservations } from '../store/observations.js';
import { findSource } from '../store/seriesSources.js';
import type { FoundSeries } from './findSeries.js';
import { getVintageUnit } from './readObservations.js';
import { getAsOfDay, type VintageUsed } from './selectVintage.js';

/** How many vintages before the one answered are held against it. */
const maxComparedVintages = 4;

interface QualityInput {
  found: FoundSeries;
  vintage: VintageUsed;
  observations: Observation[];
  published: PublishedRelease;
  today: string;
}

/** The guardrails and the preview quality of a series in one vintage, as of today or, when one was asked for, of that vintage. */
export async function assessQuality(
  db: Knex,
  input: QualityInput,
): Promise<{ guardrails: GuardrailReport; previewQuality: PreviewQuality }> {
  const context = await buildGuardrailContext(db, input);
  return { guardrails: runGuardrails(context), previewQuality: assessPreviewQuality(context) };
}

/** What the library knows of a series in one vintage, made ready for its checks. */
export async function buildGuardrailContext(
  db: Knex,
  { found, vintage, observations, published, today }: QualityInput,
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
    publicationLagDays: computeMedianLagDays(published.plan),
    discontinued: await isDiscontinued(db, found, vintage, published),
    publishesProjections: series.publishesProjections,
    observations,
    vintages: await readVintagesUpTo(db, found, vintage, observations),
  };
}

/**
 * That no release is expected any more is known of the latest vintage, not of those before. Of a series that is imported the days of release are not
 * known, and no end.
 */
async function isDiscontinued(
  db: Knex,
  { series, vintages }: FoundSeries,
  { resolved }: VintageUsed,
  { release }: PublishedRelease,
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
