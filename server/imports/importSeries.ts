import type { AppContext } from '../appContext.js';
import { ApiError, errorTable } from '../errors.js';
import type { ProviderName, ProviderSeries, SeriesQuery } from '../providers/provider.js';
import { ProviderFailure } from '../providers/providerFailure.js';
import { groupBy, toChunks } from '../store/rows.js';
import { type ImportOptions, importFetched, nameTarget } from './importFetched.js';
import { ImportRefusal } from './importRefusal.js';
import { type ImportResult, noChange } from './importResult.js';
import { createIncomingSeries, type RunImport } from './incomingSeries.js';
import { isStorageAllowed } from './isStorageAllowed.js';
import { type ImportRequest, type PreparedImport, prepareImport } from './target.js';

/** What an import needs. */
export type ImportContext = Pick<AppContext, 'db' | 'config' | 'providers' | 'now'>;

export interface ProviderImportRequest extends ImportRequest {
  provider: ProviderName;
}

export interface ProviderImportOptions extends ImportOptions {
  run: RunImport;
}

/** Number of series fetched before the first of them is written. */
const defaultSeriesPerFetch = 50;

/**
 * Imports series from their providers, several per call if the provider allows it, and yields the result of each series when it is known. Never throws:
 * provider failures, refusals, database errors and a busy server are results and leave the history unchanged.
 */
export async function* importSeries(
  context: ImportContext,
  requests: ProviderImportRequest[],
  options: ProviderImportOptions,
): AsyncGenerator<ImportResult> {
  for (const group of groupBy(requests, ({ provider, start = '' }) => `${provider} ${start}`).values()) {
    for (const chunk of toChunks(group, getChunkSize(context, group))) yield* importChunk(context, chunk, options);
  }
}

function getChunkSize({ providers }: ImportContext, [first]: ProviderImportRequest[]): number {
  return (first && providers[first.provider].provider.info.seriesPerFetch) ?? defaultSeriesPerFetch;
}

async function* importChunk(
  context: ImportContext,
  requests: ProviderImportRequest[],
  options: ProviderImportOptions,
): AsyncGenerator<ImportResult> {
  const [first] = requests;
  if (first === undefined) return;
  const { provider } = first;
  const { info } = context.providers[provider].provider;
  const publisher = { provider, title: info.title, homepage: info.homepage, terms: info.terms };
  const prepared: PreparedImport<ProviderImportRequest>[] = [];
  for (const request of requests) prepared.push(await prepare(context, request));
  const queries = prepared.filter((one) => !('thrown' in one)).map(toQuery);
  const outcomes = await fetchAll(context, provider, queries);
  for (const one of prepared) {
    const getSeries = () => {
      const outcome = outcomes(one.request.providerSeriesId);
      if (!isSeries(outcome)) throw outcome;
      const { observations, vintages, ...description } = outcome;
      return createIncomingSeries(description, { observations, vintages }, options.run);
    };
    yield await importFetched(context, one, getSeries, publisher, options).catch((error) => toBusyResult(one, error));
  }
}

/** Converts an ApiError to a result, so that the other series are imported. */
function toBusyResult({ request, target }: PreparedImport, error: unknown): ImportResult {
  if (!(error instanceof ApiError)) throw error;
  const { provider, providerSeriesId } = request;
  const failure = { kind: 'busy' as const, message: error.message };
  return { provider, providerSeriesId, ...nameTarget(target), created: false, ...noChange, outcome: 'failed', failure };
}

async function prepare(
  { db, config }: ImportContext,
  request: ProviderImportRequest,
): Promise<PreparedImport<ProviderImportRequest>> {
  const prepared = await prepareImport(db, request);
  if (isStorageAllowed(request.provider, config)) return prepared;
  return { ...prepared, thrown: new ImportRefusal('not_allowed', errorTable.storing_not_allowed.message) };
}

/** The stored validators let the provider answer that nothing has changed. What was held is read again. */
function toQuery({ request, target }: PreparedImport<ProviderImportRequest>): SeriesQuery {
  const validators = request.accepted === undefined ? target?.source.validators : undefined;
  return { id: request.providerSeriesId, start: request.start, vintages: true, ...(validators && { validators }) };
}

type Outcome = ProviderSeries | ProviderFailure;

/** Fetches series. An error of the call is the outcome of all of them. */
async function fetchAll(
  { providers }: ImportContext,
  provider: ProviderName,
  queries: SeriesQuery[],
): Promise<(id: string) => Outcome> {
  try {
    const outcomes = queries.length === 0 ? new Map<string, Outcome>() : await providers[provider].fetchBatch(queries);
    return (id) => outcomes.get(id) ?? new ProviderFailure('not_found', 'The provider has no such series.');
  } catch (failure) {
    return () => failure as ProviderFailure;
  }
}

function isSeries(outcome: unknown): outcome is ProviderSeries {
  return !(outcome instanceof Error);
}
