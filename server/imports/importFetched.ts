import type { AppContext } from '../appContext.js';
import { recordOutcome } from '../store/seriesSources.js';
import { applyImport, previewImport } from './applyImport.js';
import type { Publisher } from './describeSeries.js';
import { type ImportResult, noChange, toOutcome } from './importResult.js';
import type { IncomingSeries } from './incomingSeries.js';
import type { PreparedImport, Target } from './target.js';

export interface ImportOptions {
  /** Whether to compute the changes without writing them. */
  dryRun?: boolean | undefined;
  /** Receives errors that are neither a refusal nor a provider failure. */
  report?: ((error: unknown) => void) | undefined;
}

/** Imports a fetched series and returns the result. Never throws: errors of `getSeries` and the database become results. */
export async function importFetched(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  prepared: PreparedImport,
  getSeries: () => IncomingSeries,
  publisher: Publisher,
  { dryRun = false, report }: ImportOptions,
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
      : await applyImport(db, request, incoming, publisher, time);
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
    const outcome = toOutcome(error);
    if (outcome.failure?.kind === 'storage_failed') report?.(error);
    return {
      ...sourceFields,
      ...(await recordFailure(db, target, outcome, dryRun ? null : at)),
      created: false,
      ...noChange,
      ...outcome,
    };
  }
}

const unknownSeries = { slug: null, country: null, unit: null };

/** Records a failed import on its source, unless `at` is null, and returns the series. A database error is ignored, since it may be what failed the import. */
async function recordFailure(
  db: AppContext['db'],
  target: Target | undefined,
  outcome: ReturnType<typeof toOutcome>,
  at: string | null,
) {
  if (target === undefined) return unknownSeries;
  const { indicator, series } = target;
  try {
    if (at !== null) await recordOutcome(db, series.id, { ...outcome, checkedAt: at });
    return { slug: indicator.slug, country: series.country, unit: series.unit };
  } catch {
    return unknownSeries;
  }
}
