import { isDeepStrictEqual } from 'node:util';
import type { Knex } from 'knex';
import { assertLibraryLoaded } from '../assertLibraryLoaded.js';
import { ApiError } from '../errors.js';
import { changeLibrary } from '../store/dataVersion.js';
import { appendEvents } from '../store/events.js';
import { replaceHeldChanges } from '../store/quarantine.js';
import { updateSearchOfSeries } from '../store/searchDocuments.js';
import { upsertSeries } from '../store/series.js';
import { saveSource, wasImported } from '../store/seriesSources.js';
import { readHistoryEnd, writeDifference } from '../store/vintages.js';
import { assertSameFrequency } from './assertSameSeries.js';
import type { ComputedImport } from './computeImport.js';
import { requireUnit } from './describeSeries.js';
import { ImportRefusal } from './importRefusal.js';
import type { IncomingSeries } from './incomingSeries.js';
import type { Publisher } from './publisher.js';
import type { SeriesDescription } from './seriesDescription.js';
import { buildSeriesEvents } from './seriesEvents.js';
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

/** Writes what belongs to a change of a series into the transaction of the change. */
export type RecordChange = (trx: Knex.Transaction, summary: ImportSummary) => Promise<void>;

/** Changes that were computed before the transaction, or the error of their computation. */
type Computation = { target: Target | undefined } & ({ computed: ComputedImport } | { thrown: unknown });

/** Another import changes a series in one transaction, so that a second attempt is almost always enough. */
const maxAttempts = 3;

/**
 * Writes the changes in a series in one transaction: vintages, the state of the source, and the definition of a new series. Imports into a library
 * are serialised, so each sees the result of the previous one. The changes are computed before the transaction, so that it does not hold up others for
 * long, and again if another import changes the series in the meantime. Throws an ImportRefusal, or `service_unavailable` after three attempts.
 */
export async function applyImport(
  db: Knex,
  request: ImportRequest,
  incoming: IncomingSeries,
  publisher: Publisher,
  time: ImportTime,
  record?: RecordChange,
): Promise<ImportSummary> {
  const { description } = incoming;
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    const computation = await computeAhead(db, request, incoming, time);
    const write = async (trx: Knex.Transaction) => {
      const written = await writeComputed(trx, request, description, publisher, computation, time.at);
      if (written?.changed) await record?.(trx, written);
      return written;
    };
    const summary = await changeLibrary(db, time.at, write, (written) => written?.changed ?? false, 'data');
    if (summary !== undefined) return summary;
  }
  const message = `Other imports changed the series ${request.providerSeriesId} during this one. Nothing was written. Try again.`;
  throw new ApiError('service_unavailable', { message, retryAfterSeconds: 1 });
}

/** Returns what `applyImport` would do, without writing. Throws an ImportRefusal. */
export async function previewImport(
  db: Knex,
  request: ImportRequest,
  incoming: IncomingSeries,
  time: ImportTime,
): Promise<ImportSummary> {
  const target = await findTarget(db, request);
  if (target !== undefined)
    return summarize(await computeChange(db, target, incoming, time, request.accepted), target, false);
  const { slug = null, country } = requireDefinition(request);
  const { change, changed, unit } = await computeFirst(request, incoming, time);
  return { change, changed, unit, created: true, slug, country };
}

/** Returns an error instead of throwing it, because a change of the series in the meantime can cause it. An ApiError is thrown: the server is busy. */
async function computeAhead(
  db: Knex,
  request: ImportRequest,
  incoming: IncomingSeries,
  time: ImportTime,
): Promise<Computation> {
  const target = await findTarget(db, request);
  try {
    const computed = await (target === undefined
      ? computeFirst(request, incoming, time)
      : computeChange(db, target, incoming, time, request.accepted));
    return { target, computed };
  } catch (thrown) {
    if (thrown instanceof ApiError) throw thrown;
    return { target, thrown };
  }
}

/** Writes computed changes, or throws the error of their computation. Returns undefined if the series has changed since. */
async function writeComputed(
  trx: Knex.Transaction,
  request: ImportRequest,
  description: SeriesDescription,
  publisher: Publisher,
  computation: Computation,
  at: string,
): Promise<ImportSummary | undefined> {
  const existing = await findTarget(trx, request);
  if (!isDeepStrictEqual(selectBasis(existing), selectBasis(computation.target))) return undefined;
  if ('thrown' in computation) throw computation.thrown;
  const target = existing ?? (await createTarget(trx, request, requireDefinition(request), description, publisher, at));
  assertSameFrequency(target.indicator, description);
  await writeChange(trx, { ...target, start: request.start }, description, computation.computed, at);
  return summarize(computation.computed, target, existing === undefined);
}

/** Selects what the computed changes depend on. Each change to the vintages of a series increases its version. */
function selectBasis(target: Target | undefined) {
  if (target === undefined) return undefined;
  const { id, version, unit } = target.series;
  const { provider, factor, significantDigits, providerUnit, changedAt, outcome } = target.source;
  return {
    id,
    version,
    unit,
    frequency: target.indicator.frequency,
    provider,
    factor,
    significantDigits,
    providerUnit,
    imported: wasImported({ changedAt, outcome }),
  };
}

const neverImported = { factor: 1, significantDigits: null, providerUnit: null, changedAt: null, outcome: null };

/** Computes the changes in a series that does not exist yet. */
async function computeFirst(request: ImportRequest, { description, compute }: IncomingSeries, time: ImportTime) {
  const unit = requireUnit(requireDefinition(request), description);
  const { provider, providerSeriesId } = request;
  const source = { ...neverImported, provider, providerSeriesId };
  return compute({ frequency: description.frequency, unit, vintages: [], rows: [], source, ...time });
}

async function computeChange(
  db: Knex,
  { indicator, series, source }: Target,
  { compute }: IncomingSeries,
  time: ImportTime,
  accepted: string | undefined,
) {
  const history = await readHistoryEnd(db, series.id);
  if (history.vintages.length === 0)
    await assertLibraryLoaded(db, `The series '${indicator.slug}' (${series.country})`);
  return compute({ frequency: indicator.frequency, unit: series.unit, ...history, source, accepted, ...time });
}

async function writeChange(
  trx: Knex.Transaction,
  target: Target & Pick<ImportRequest, 'start'>,
  description: SeriesDescription,
  computed: ComputedImport,
  at: string,
): Promise<void> {
  const { series, source, start = null } = target;
  const { changed, unit, difference, held } = computed;
  if (changed) await writeDifference(trx, series.id, difference);
  if (changed) await updateSearchOfSeries(trx, [series.id]);
  if (changed && unit !== series.unit) await upsertSeries(trx, [{ ...series, unit }], at);
  await appendEvents(trx, buildSeriesEvents(target, computed, at));
  await replaceHeldChanges(trx, { seriesId: series.id, start, at }, held);
  await saveSource(trx, {
    ...source,
    providerUnit: description.unit,
    // With them, the provider would not send held values again, which can become plausible with time.
    validators: held.length > 0 ? null : (description.validators ?? null),
    checkedAt: at,
    changedAt: changed ? at : source.changedAt,
    outcome: changed ? 'changed' : 'unchanged',
    failure: null,
  });
}

function requireDefinition({ definition, provider, providerSeriesId }: ImportRequest) {
  if (definition !== undefined) return definition;
  const name = `${provider} ${providerSeriesId}`;
  throw new ImportRefusal('not_defined', `${name} is a new series. State its country and category.`);
}

function summarize(
  { change, changed, unit }: ComputedImport,
  { indicator, series }: Target,
  created: boolean,
): ImportSummary {
  return { change, changed, unit, created, slug: indicator.slug, country: series.country };
}
