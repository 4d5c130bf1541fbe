import type { Knex } from 'knex';
import type { ProviderSeries } from '../providers/provider.js';
import type { VintageUpdate } from '../series/vintageUpdate.js';
import { changeLibrary } from '../store/dataVersion.js';
import { listObservations } from '../store/observations.js';
import { upsertSeries } from '../store/series.js';
import { saveSource } from '../store/seriesSources.js';
import { listVintages, writeVintages, writeVintageUpdates } from '../store/vintages.js';
import { type Publisher, requireUnit } from './describeSeries.js';
import { ImportRefusal } from './importRefusal.js';
import { type ImportedChange, noChange } from './importResult.js';
import { type ImportPlan, type KnownSeries, planImport } from './planImport.js';
import { createTarget, findTarget, type ImportRequest, type PreparedImport, type Target } from './target.js';

/** The result of an import, or of a dry run. */
export interface ImportSummary {
  change: ImportedChange;
  changed: boolean;
  created: boolean;
  slug: string | null;
  country: string | null;
  unit: string;
}

interface ImportTime {
  /** Instant and day of the import. */
  at: string;
  today: string;
}

/**
 * Writes the changes in a fetched series in one transaction: vintages, the state of the source, and the definition of a new series. Imports into a library
 * are serialised, so each sees the result of the previous one. Throws an ImportRefusal.
 */
export async function applyImport(
  db: Knex,
  request: ImportRequest,
  fetched: ProviderSeries,
  publisher: Publisher,
  { at, today }: ImportTime,
): Promise<ImportSummary> {
  return changeLibrary(
    db,
    at,
    async (trx) => {
      // Another import may have written since the request was prepared.
      const existing = await findTarget(trx, request);
      const target = existing ?? (await createTarget(trx, request, requireDefinition(request), fetched, publisher, at));
      const plan = await loadAndPlan(trx, target, fetched, today);
      await writePlan(trx, target, plan, at);
      await updateSource(trx, target, fetched, plan, at);
      const { indicator, series } = target;
      return { ...summarizePlan(plan), created: existing === undefined, slug: indicator.slug, country: series.country };
    },
    ({ changed }) => changed,
  );
}

/** Returns what `applyImport` would do, without writing. Throws an ImportRefusal. */
export async function previewImport(
  db: Knex,
  { request, target }: PreparedImport,
  fetched: ProviderSeries,
  today: string,
): Promise<ImportSummary> {
  if (target !== undefined) {
    const { indicator, series } = target;
    const plan = await loadAndPlan(db, target, fetched, today);
    return { ...summarizePlan(plan), created: false, slug: indicator.slug, country: series.country };
  }
  const newSeries = requireDefinition(request);
  const unit = requireUnit(newSeries, fetched);
  const plan = planImport(
    { frequency: fetched.frequency, unit, latestValues: new Map(), latestVintageDate: null },
    fetched,
    { ...unscaledSource, provider: request.provider },
    today,
  );
  return { ...summarizePlan(plan), created: true, slug: newSeries.slug ?? null, country: newSeries.country };
}

const unscaledSource = { factor: 1, significantDigits: null, providerUnit: null };

function requireDefinition({ definition, provider, providerSeriesId }: ImportRequest) {
  if (definition !== undefined) return definition;
  throw new ImportRefusal(
    'not_defined',
    `${provider} ${providerSeriesId} is a new series. State its country and category.`,
  );
}

async function loadAndPlan(db: Knex, { indicator, series, source }: Target, fetched: ProviderSeries, today: string) {
  const latest = (await listVintages(db, [series.id])).at(-1);
  const observations = await listObservations(db, series.id, { order: 'asc' });
  const known: KnownSeries = {
    frequency: indicator.frequency,
    unit: latest?.unit ?? series.unit,
    latestValues: new Map(observations.map(({ date, value }) => [date, value])),
    latestVintageDate: latest?.date ?? null,
  };
  return planImport(known, fetched, source, today);
}

/** A state dated on the day of the latest vintage replaces that vintage; later states are written as changes. */
async function writePlan(trx: Knex.Transaction, { series }: Target, plan: ImportPlan, at: string): Promise<void> {
  if (plan.days.length === 0) return;
  const updates: VintageUpdate[] = [];
  const isAfterLatestVintage = (date: string) => plan.latestVintageDate === null || date > plan.latestVintageDate;
  for (const { date, unit, values, changed } of plan.states()) {
    if (plan.kind === 'native' && isAfterLatestVintage(date)) updates.push({ date, unit, changed });
    else {
      const observations = Array.from(values, ([day, value]) => ({ date: day, value }));
      await writeVintages(trx, series.id, [{ date, unit, kind: plan.kind, observations }], at);
    }
  }
  if (updates.length > 0) await writeVintageUpdates(trx, series.id, updates, at);
  if (plan.unit !== series.unit) await upsertSeries(trx, [{ ...series, unit: plan.unit }], at);
}

async function updateSource(
  trx: Knex.Transaction,
  { source }: Target,
  fetched: ProviderSeries,
  { days }: ImportPlan,
  at: string,
) {
  const changed = days.length > 0;
  await saveSource(trx, {
    ...source,
    providerUnit: fetched.unit,
    validators: fetched.validators ?? null,
    checkedAt: at,
    changedAt: changed ? at : source.changedAt,
    outcome: changed ? 'changed' : 'unchanged',
    failure: null,
  });
}

function summarizePlan({
  days,
  latestVintageDate,
  change,
  kept,
  unit,
}: ImportPlan): Pick<ImportSummary, 'change' | 'changed' | 'unit'> {
  const { added, revised, withdrawn, rebaseFactor } = change;
  const changed = days.length > 0;
  const replacedVintage = days[0] === latestVintageDate ? latestVintageDate : null;
  const writtenChange = { vintages: days.length, replacedVintage, added, revised, withdrawn, rebaseFactor };
  return { change: { ...(changed ? writtenChange : noChange), kept }, changed, unit };
}
