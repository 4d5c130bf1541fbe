import type { Knex } from 'knex';
import { changeLibrary, readLibraryVersion } from '../store/dataVersion.js';
import { upsertSeries } from '../store/series.js';
import { saveSource } from '../store/seriesSources.js';
import { readHistory, writeDifference } from '../store/vintages.js';
import { assertSameFrequency } from './assertSameSeries.js';
import type { ComputedImport } from './computeImport.js';
import { type Publisher, requireUnit } from './describeSeries.js';
import { ImportRefusal } from './importRefusal.js';
import type { IncomingSeries } from './incomingSeries.js';
import type { SeriesDescription } from './seriesDescription.js';
import { createTarget, findTarget, type ImportRequest, type Target } from './target.js';

/** The result of an import, or of a dry run. */
export interface ImportSummary extends Pick<ComputedImport, 'change' | 'changed' | 'unit'> {
  created: boolean;
  slug: string | null;
  country: string | null;
}

interface ImportTime {
  /** Instant and day of the import. */
  at: string;
  today: string;
}

/**
 * Writes the changes in a series in one transaction: vintages, the state of the source, and the definition of a new series. Imports into a library
 * are serialised, so each sees the result of the previous one. Throws an ImportRefusal.
 */
export async function applyImport(
  db: Knex,
  request: ImportRequest,
  incoming: IncomingSeries,
  publisher: Publisher,
  time: ImportTime,
): Promise<ImportSummary> {
  const { at } = time;
  const { description } = incoming;
  const prepared = await computeAhead(db, request, incoming, time);
  return changeLibrary(
    db,
    at,
    async (trx) => {
      const isCurrent = (await readLibraryVersion(trx)) === prepared.version;
      if (isCurrent && 'thrown' in prepared) throw prepared.thrown;
      const existing = await findTarget(trx, request);
      const target =
        existing ?? (await createTarget(trx, request, requireDefinition(request), description, publisher, at));
      assertSameFrequency(target.indicator, description);
      const computed =
        isCurrent && prepared.computed ? prepared.computed : await computeChange(trx, target, incoming, time);
      await writeChange(trx, target, description, computed, at);
      return summarize(computed, target, existing === undefined);
    },
    ({ changed }) => changed,
  );
}

/** Returns what `applyImport` would do, without writing. Throws an ImportRefusal. */
export async function previewImport(
  db: Knex,
  request: ImportRequest,
  incoming: IncomingSeries,
  time: ImportTime,
): Promise<ImportSummary> {
  const target = await findTarget(db, request);
  if (target !== undefined) return summarize(await computeChange(db, target, incoming, time), target, false);
  const { slug = null, country } = requireDefinition(request);
  const { change, changed, unit } = await computeFirst(request, incoming, time);
  return { change, changed, unit, created: true, slug, country };
}

/**
 * Computes the changes before the transaction, so that it does not hold up others for long. What this returns or throws is valid
 * if no other writer has changed the library since.
 */
async function computeAhead(db: Knex, request: ImportRequest, incoming: IncomingSeries, time: ImportTime) {
  const version = await readLibraryVersion(db);
  try {
    const target = await findTarget(db, request);
    const computed = await (target === undefined
      ? computeFirst(request, incoming, time)
      : computeChange(db, target, incoming, time));
    return { version, computed };
  } catch (thrown) {
    return { version, thrown };
  }
}

/** Computes the changes in a series that does not exist yet. */
async function computeFirst(request: ImportRequest, { description, compute }: IncomingSeries, time: ImportTime) {
  const unit = requireUnit(requireDefinition(request), description);
  const source = { provider: request.provider, factor: 1, significantDigits: null, providerUnit: null };
  return compute({ frequency: description.frequency, unit, vintages: [], rows: [], source, ...time });
}

async function computeChange(
  db: Knex,
  { indicator, series, source }: Target,
  { compute }: IncomingSeries,
  time: ImportTime,
) {
  const history = await readHistory(db, series.id);
  return compute({ frequency: indicator.frequency, unit: series.unit, ...history, source, ...time });
}

async function writeChange(
  trx: Knex.Transaction,
  { series, source }: Target,
  description: SeriesDescription,
  { changed, unit, difference }: ComputedImport,
  at: string,
): Promise<void> {
  if (changed) await writeDifference(trx, series.id, difference);
  if (changed && unit !== series.unit) await upsertSeries(trx, [{ ...series, unit }], at);
  await saveSource(trx, {
    ...source,
    providerUnit: description.unit,
    validators: description.validators ?? null,
    checkedAt: at,
    changedAt: changed ? at : source.changedAt,
    outcome: changed ? 'changed' : 'unchanged',
    failure: null,
  });
}

function requireDefinition({ definition, provider, providerSeriesId }: ImportRequest) {
  if (definition !== undefined) return definition;
  throw new ImportRefusal(
    'not_defined',
    `${provider} ${providerSeriesId} is a new series. State its country and category.`,
  );
}

function summarize(
  { change, changed, unit }: ComputedImport,
  { indicator, series }: Target,
  created: boolean,
): ImportSummary {
  return { change, changed, unit, created, slug: indicator.slug, country: series.country };
}
