import type { AppContext } from '../appContext.js';
import type { ProviderSeries } from '../providers/provider.js';
import { recordOutcome } from '../store/seriesSources.js';
import { applyImport, previewImport } from './applyImport.js';
import type { Publisher } from './describeSeries.js';
import { type ImportResult, noChange, toOutcome } from './importResult.js';
import { findTarget, type ImportRequest } from './target.js';

export interface ImportOptions {
  /** Whether only to tell what would change. */
  dryRun?: boolean | undefined;
  /** Told of what was thrown that is neither a refusal nor the provider's failure. */
  report?: ((error: unknown) => void) | undefined;
}

/** Takes over what was fetched, and answers what became of it. Never throws, whatever `fetched` and the database do. */
export async function importFetched(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  request: ImportRequest,
  getFetched: () => ProviderSeries,
  publisher: Publisher,
  { dryRun = false, report }: ImportOptions,
): Promise<ImportResult> {
  const at = now().toISOString();
  const time = { at, today: at.slice(0, 10) };
  const sourceFields = { provider: request.provider, providerSeriesId: request.providerSeriesId };
  try {
    const summary = dryRun
      ? await previewImport(db, request, getFetched(), time.today)
      : await applyImport(db, request, getFetched(), publisher, time);
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
    const ending = toOutcome(error);
    if (ending.failure?.kind === 'storage_failed') report?.(error);
    return {
      ...sourceFields,
      ...(await recordEnding(db, request, ending, dryRun ? null : at)),
      created: false,
      ...noChange,
      ...ending,
    };
  }
}

const unknownSeries = { slug: null, country: null, unit: null };

/** Says of the series that its import ended so, unless there is no instant to say it of; answers what it is here. The database may be why it ended so. */
async function recordEnding(
  db: AppContext['db'],
  request: ImportRequest,
  ending: ReturnType<typeof toOutcome>,
  at: string | null,
) {
  try {
    const target = await findTarget(db, request);
    if (target === undefined) return unknownSeries;
    const { indicator, series } = target;
    if (at !== null) await recordOutcome(db, series.id, { ...ending, checkedAt: at });
    return { slug: indicator.slug, country: series.country, unit: series.unit };
  } catch {
    return unknownSeries;
  }
}
