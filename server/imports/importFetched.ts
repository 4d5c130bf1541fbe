import type { AppContext } from '../appContext.js';
import type { ProviderSeries } from '../providers/provider.js';
import { recordOutcome } from '../store/seriesSources.js';
import { applyImport, previewImport } from './applyImport.js';
import type { Publisher } from './describeSeries.js';
import { type ImportResult, noChange, toOutcome } from './importResult.js';
import type { PreparedImport, Target } from './target.js';

export interface ImportOptions {
  /** Whether only to tell what would change. */
  dryRun?: boolean | undefined;
  /** Told of what was thrown that is neither a refusal nor the provider's failure. */
  report?: ((error: unknown) => void) | undefined;
}

/** Takes over what was fetched, and answers what became of it. Never throws, whatever `fetched` and the database do. */
export async function importFetched(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  prepared: PreparedImport,
  getFetched: () => ProviderSeries,
  publisher: Publisher,
  { dryRun = false, report }: ImportOptions,
): Promise<ImportResult> {
  const { request, target } = prepared;
  const at = now().toISOString();
  const time = { at, today: at.slice(0, 10) };
  const sourceFields = { provider: request.provider, providerSeriesId: request.providerSeriesId };
  try {
    if ('thrown' in prepared) throw prepared.thrown;
    const fetched = getFetched();
    const summary = dryRun
      ? await previewImport(db, prepared, fetched, time.today)
      : await applyImport(db, request, fetched, publisher, time);
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
      ...(await recordEnding(db, target, ending, dryRun ? null : at)),
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
  target: Target | undefined,
  ending: ReturnType<typeof toOutcome>,
  at: string | null,
) {
  if (target === undefined) return unknownSeries;
  const { indicator, series } = target;
  try {
    if (at !== null) await recordOutcome(db, series.id, { ...ending, checkedAt: at });
    return { slug: indicator.slug, country: series.country, unit: series.unit };
  } catch {
    return unknownSeries;
  }
}
