import type { AppContext } from '../appContext.js';
import { ApiError } from '../errors.js';
import { replaceHeldChanges } from '../store/quarantine.js';
import { recordOutcome } from '../store/seriesSources.js';
import { applyImport, previewImport, type RecordChange } from './applyImport.js';
import type { HeldChanges } from './heldChanges.js';
import { ImportRefusal } from './importRefusal.js';
import { type ImportResult, noChange, toOutcome } from './importResult.js';
import type { IncomingSeries } from './incomingSeries.js';
import type { Publisher } from './publisher.js';
import type { PreparedImport, Target } from './target.js';

export interface ImportOptions {
  /** Whether to compute the changes without writing them. */
  dryRun?: boolean | undefined;
  /** Receives errors that are neither a refusal nor a provider failure. */
  report?: ((error: unknown) => void) | undefined;
  record?: RecordChange | undefined;
}

/**
 * Imports a fetched series and returns the result: errors of `getSeries` and the database become results. Throws only an
 * ApiError: the server is busy. It says nothing about the source, so that it is not recorded there.
 */
export async function importFetched(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  prepared: PreparedImport,
  getSeries: () => IncomingSeries,
  publisher: Publisher,
  { dryRun = false, report, record }: ImportOptions,
): Promise<ImportResult> {
  const { request, target } = prepared;
  const at = now().toISOString();
  const time = { at, today: at.slice(0, 10) };
  const sourceFields = { provider: request.provider, providerSeriesId: request.providerSeriesId };
  try {
    if ('thrown' in prepared) throw prepared.thrown;
    const incoming = getSeries();
    const summary = dryRun
      ? await previewImport(db, request, incoming, time)
      : await applyImport(db, request, incoming, publisher, time, record);
    const { change, changed, created, slug, country, unit } = summary;
    return {
      ...sourceFields,
      slug,
      country,
      created,
      ...change,
      outcome: changed ? 'changed' : 'unchanged',
      unit,
      failure: null,
    };
  } catch (error) {
    if (error instanceof ApiError) throw error;
    const outcome = toOutcome(error);
    if (outcome.failure?.kind === 'storage_failed') report?.(error);
    const held = error instanceof ImportRefusal && error.held !== undefined ? [error.held] : undefined;
    return {
      ...sourceFields,
      ...(await recordFailure(db, target, { ...outcome, held, start: request.start ?? null }, dryRun ? null : at)),
      created: false,
      ...noChange,
      ...outcome,
    };
  }
}

/** Records a failed import on its source, unless `at` is null, and returns the series. A database error is ignored, since it may be what failed the import. */
async function recordFailure(
  db: AppContext['db'],
  target: Target | undefined,
  { held, start, ...outcome }: ReturnType<typeof toOutcome> & { held: HeldChanges[] | undefined; start: string | null },
  at: string | null,
) {
  try {
    if (target !== undefined && at !== null) await recordOutcome(db, target.series.id, { ...outcome, checkedAt: at });
    if (target !== undefined && at !== null && held !== undefined)
      await replaceHeldChanges(db, { seriesId: target.series.id, start, at }, held);
    return nameTarget(target);
  } catch {
    return nameTarget(undefined);
  }
}

/** Returns what the result of a failed import states about the series. */
export function nameTarget(target: Target | undefined): Pick<ImportResult, 'slug' | 'country' | 'unit'> {
  if (target === undefined) return { slug: null, country: null, unit: null };
  const { indicator, series } = target;
  return { slug: indicator.slug, country: series.country, unit: series.unit };
}
