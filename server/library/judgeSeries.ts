import type { Knex } from 'knex';
import { type GuardrailContext, type GuardrailReport, runGuardrails } from '../series/guardrails/index.js';
import type { Observation } from '../series/observation.js';
import { assessPreviewQuality, type PreviewQuality } from '../series/previewQuality.js';
import { computeMedianLagDays } from '../series/releasePlan.js';
import { listObservations } from '../store/observations.js';
import { findSource } from '../store/seriesSources.js';
import type { FoundSeries } from './findSeries.js';
import type { PublishedRelease } from './publishedReleases.js';
import { unitOfVintage } from './readObservations.js';
import { judgementDay, type VintageUsed } from './vintageUsed.js';

/** How many vintages before the one answered are held against it. */
const vintagesCompared = 4;

interface Subject {
  found: FoundSeries;
  vintage: VintageUsed;
  observations: Observation[];
  published: PublishedRelease;
  today: string;
}

/** The guardrails and the preview quality of a series in one vintage, as of today or, when one was asked for, of that vintage. */
export async function judgeSeries(
  db: Knex,
  subject: Subject,
): Promise<{ guardrails: GuardrailReport; previewQuality: PreviewQuality }> {
  const context = await guardrailContext(db, subject);
  return { guardrails: runGuardrails(context), previewQuality: assessPreviewQuality(context) };
}

/** What the library knows of a series in one vintage, made ready for its checks. */
export async function guardrailContext(
  db: Knex,
  { found, vintage, observations, published, today }: Subject,
): Promise<GuardrailContext> {
  const { indicator, series } = found;
  return {
    frequency: indicator.frequency,
    seasonalAdjustment: series.seasonalAdjustment,
    annualRate: series.annualRate,
    unit: unitOfVintage(found, vintage),
    unitClass: indicator.unitClass,
    priceBasis: indicator.priceBasis,
    currency: series.currency,
    asOf: judgementDay(vintage, today),
    publicationLagDays: computeMedianLagDays(published.plan),
    discontinued: await isDiscontinued(db, found, vintage, published),
    publishesProjections: series.publishesProjections,
    observations,
    vintages: await vintagesUpTo(db, found, vintage, observations),
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

async function vintagesUpTo(
  db: Knex,
  { series, vintages }: FoundSeries,
  { resolved }: VintageUsed,
  current: Observation[],
) {
  const compared = vintages.filter(({ date }) => resolved !== null && date <= resolved).slice(-vintagesCompared - 1);
  const read = compared.map(async ({ date, unit }) => ({
    date,
    unit,
    observations: date === resolved ? current : await listObservations(db, series.id, { order: 'asc', asOf: date }),
  }));
  return Promise.all(read);
}
