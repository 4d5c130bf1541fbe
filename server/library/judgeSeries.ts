import type { Knex } from 'knex';
import { type GuardrailContext, type GuardrailReport, runGuardrails } from '../series/guardrails/index.js';
import type { Observation } from '../series/observation.js';
import { type PreviewQuality, previewQuality } from '../series/previewQuality.js';
import { usualLagDays } from '../series/releasePlan.js';
import { listObservations } from '../store/observations.js';
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
  const { found, vintage, observations, published, today } = subject;
  const { indicator, series } = found;
  const context: GuardrailContext = {
    frequency: indicator.frequency,
    seasonalAdjustment: series.seasonalAdjustment,
    annualRate: series.annualRate,
    unit: unitOfVintage(found, vintage),
    unitClass: indicator.unitClass,
    priceBasis: indicator.priceBasis,
    currency: series.currency,
    asOf: judgementDay(vintage, today),
    publicationLagDays: usualLagDays(published.plan),
    // That no release is expected any more is known of the latest vintage, not of those before.
    discontinued: published.release.rule === null && vintage.resolved === found.vintages.at(-1)?.date,
    publishesProjections: series.publishesProjections,
    observations,
    vintages: await vintagesUpTo(db, found, vintage, observations),
  };
  return { guardrails: runGuardrails(context), previewQuality: previewQuality(context) };
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
