/*
 * Common parts of sources that publish files: one download has many series, so that all series of a file that are requested together take one call.
 */
import { isDeepStrictEqual } from 'node:util';
import { attempt, fetchInGroups, type Outcomes, requireSeries } from '../batches.js';
import { normalizeObservations } from '../normalizeObservations.js';
import type {
  CacheValidators,
  HttpResponse,
  Provider,
  ProviderAccess,
  ProviderInfo,
  ProviderSeries,
  SeriesQuery,
} from '../provider.js';
import { ProviderFailure } from '../providerFailure.js';
import { readValidators } from '../readValidators.js';
import { findStatusFailure } from '../responseFailure.js';

/** The path of a file below the base URL, and the name of a series in it. */
export interface FileSeriesId {
  path: string;
  name: string;
}

/** A series as a file contains it; observations in any order. */
export type FileSeries = Omit<ProviderSeries, 'id' | 'updatedAt' | 'validators'>;

export interface FileSource {
  info: ProviderInfo;
  /** Parses an id. Returns undefined if it is not an id of this source. */
  parseId(id: string): FileSeriesId | undefined;
  /** Reads the named series from a file; leaves out those that it does not have. Throws a ProviderFailure. */
  readFile(file: Buffer, path: string, names: Set<string>): Promise<Map<string, FileSeries>>;
}

/** All series of a run of `refresh-series`, so that it downloads each file once. */
const seriesPerFetch = 200;

/** Creates a provider that downloads each file once for all of its requested series. */
export function createFileProvider(source: FileSource): Provider {
  const { info } = source;
  const fetchBatch = (access: ProviderAccess, queries: SeriesQuery[]) =>
    fetchInGroups(queries, {
      title: info.title,
      getGroupKey: ({ id }) => requireId(source, id).path,
      maxGroupSize: Number.POSITIVE_INFINITY,
      canSplit: () => false,
      fetchGroup: (group) => fetchFile(source, access, group),
    });
  return {
    info: { ...info, seriesPerFetch },
    async fetchSeries(access, query) {
      return requireSeries(info.title, await fetchBatch(access, [query]), query.id);
    },
    fetchBatch,
  };
}

function requireId({ info, parseId }: FileSource, id: string): FileSeriesId {
  const parsed = parseId(id);
  if (parsed !== undefined) return parsed;
  const message = `Invalid ${info.title} series id. Use the form ${info.exampleId}.`;
  throw new ProviderFailure('invalid', message);
}

async function fetchFile(source: FileSource, access: ProviderAccess, queries: SeriesQuery[]): Promise<Outcomes> {
  const { title } = source.info;
  const requested = queries.map((query) => ({ query, ...requireId(source, query.id) }));
  const path = requested[0]?.path ?? '';
  const { file, validators } = await download(title, access, path, findCommonValidators(queries));
  const found = await source.readFile(file, path, new Set(requested.map(({ name }) => name)));
  return new Map(
    requested.map(({ query, name }) => [
      query.id,
      attempt(title, () => build(title, query, found.get(name), validators)),
    ]),
  );
}

/** Downloads a file. */
export function download(
  title: string,
  { send, baseUrl }: ProviderAccess,
  path: string,
  validators?: CacheValidators,
): Promise<{ file: Buffer; validators: CacheValidators | undefined }> {
  return send({ url: new URL(path, baseUrl), isBinary: true, validators }, (response: HttpResponse) => {
    const failure = findStatusFailure(title, response);
    if (failure) throw failure;
    if (response.contentType === 'text/html') {
      throw new ProviderFailure('unavailable', `${title} returned a web page instead of a file.`, { transient: true });
    }
    return { file: response.bytes, validators: readValidators(response) };
  });
}

/** Returns the validators of all series, if they were read from the same version of the file. */
function findCommonValidators(queries: SeriesQuery[]): CacheValidators | undefined {
  const [first, ...others] = queries.map(({ validators }) => validators);
  return others.every((validators) => isDeepStrictEqual(validators, first)) ? first : undefined;
}

function build(
  title: string,
  query: SeriesQuery,
  read: FileSeries | undefined,
  validators: CacheValidators | undefined,
): ProviderSeries {
  if (read === undefined) throw new ProviderFailure('not_found', `${title} has no series ${query.id}.`);
  const { vintageKind, vintages, ...series } = read;
  const changedTime = Date.parse(validators?.lastModified ?? '');
  return {
    ...series,
    id: query.id,
    observations: normalizeObservations(title, read.observations, query),
    vintages: query.vintages ? vintages : null,
    ...(query.vintages && vintageKind && { vintageKind }),
    updatedAt: Number.isNaN(changedTime) ? null : new Date(changedTime).toISOString(),
    ...(validators && { validators }),
  };
}
