import type { AppContext } from '../appContext.js';
import type { ProviderSeries } from '../providers/provider.js';
import { noteOutcome } from '../store/seriesSources.js';
import type { Publisher } from './describeSeries.js';
import { endOf, type ImportResult, noChange } from './importResult.js';
import { takeOver, tryOut } from './takeOver.js';
import { findTarget, type ImportRequest } from './target.js';

export interface Options {
  /** Whether only to tell what would change. */
  dryRun?: boolean | undefined;
  /** Told of what was thrown that is neither a refusal nor the provider's failure. */
  report?: ((thrown: unknown) => void) | undefined;
}

/** Takes over what was fetched, and answers what became of it. Never throws, whatever `fetched` and the database do. */
export async function importFetched(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  request: ImportRequest,
  fetched: () => ProviderSeries,
  publisher: Publisher,
  { dryRun = false, report }: Options,
): Promise<ImportResult> {
  const at = now().toISOString();
  const moment = { at, today: at.slice(0, 10) };
  const named = { provider: request.provider, providerSeriesId: request.providerSeriesId };
  try {
    const taken = dryRun
      ? await tryOut(db, request, fetched(), moment.today)
      : await takeOver(db, request, fetched(), publisher, moment);
    const { change, changed, created, slug, country, unit } = taken;
    return {
      ...named,
      slug,
      country,
      created,
      ...change,
      outcome: changed ? 'changed' : 'unchanged',
      unit,
      failure: null,
    };
  } catch (thrown) {
    const end = endOf(thrown);
    if (end.failure?.kind === 'storage_failed') report?.(thrown);
    return { ...named, ...(await noteEnd(db, request, end, dryRun ? null : at)), created: false, ...noChange, ...end };
  }
}

const nowhere = { slug: null, country: null, unit: null };

/** Says of the series that its import ended so, unless there is no instant to say it of; answers what it is here. The database may be why it ended so. */
async function noteEnd(db: AppContext['db'], request: ImportRequest, end: ReturnType<typeof endOf>, at: string | null) {
  try {
    const target = await findTarget(db, request);
    if (target === undefined) return nowhere;
    const { indicator, series } = target;
    if (at !== null) await noteOutcome(db, series.id, { ...end, checkedAt: at });
    return { slug: indicator.slug, country: series.country, unit: series.unit };
  } catch {
    return nowhere;
  }
}
