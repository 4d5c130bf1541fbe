import type { HttpResponse } from '../provider.js';
import { type FailureKind, ProviderFailure } from '../providerFailure.js';
import { readJson } from '../readJson.js';
import { findStatusFailure } from '../responseFailure.js';

export const title = 'US Bureau of Economic Analysis';
/** Too many calls or errors block the key for an hour. */
const blockedSeconds = 3_600;

/** A value. All fields are text; fields that a data set does not have are omitted. */
export interface Row {
  TableName?: string;
  SeriesCode?: string;
  LineNumber?: string;
  LineDescription?: string;
  Code?: string;
  GeoFips?: string;
  GeoName?: string;
  TimePeriod: string;
  METRIC_NAME?: string;
  CL_UNIT?: string;
  /** The value is to be multiplied by ten to this power. */
  UNIT_MULT?: string;
  DataValue: string;
  /** References to notes; in regional tables also the reason for a missing value. */
  NoteRef?: string;
}

export interface Table {
  rows: Row[];
  notes: { NoteRef?: string; NoteText?: string }[];
  /** Name of the line of a regional table. */
  statistic: string | undefined;
}

interface ErrorBody {
  APIErrorCode?: string;
  APIErrorDescription?: string;
  ErrorDetail?: { Description?: string };
}

interface Results {
  Error?: ErrorBody | ErrorBody[];
  Data?: Row | Row[];
  Notes?: Table['notes'][number] | Table['notes'];
  Statistic?: string;
  '0'?: Results;
}

/** Errors come with status 200. A list of one may be a plain object, and some data sets return a list of results. */
export function readTable(response: HttpResponse): Table {
  const failure = findStatusFailure(title, response);
  if (failure?.kind === 'quota') throw createQuotaFailure(failure.message, failure.retryAfterSeconds);
  if (failure) throw failure;
  const { BEAAPI } = readJson(title, response) as { BEAAPI?: Results & { Results?: Results | Results[] } };
  if (typeof BEAAPI !== 'object' || BEAAPI === null)
    throw new ProviderFailure('malformed', `${title} returned no results.`);
  const [firstResult = {}] = toArray(BEAAPI.Results);
  const results = firstResult['0'] ?? firstResult;
  const [error] = [...toArray(results.Error), ...toArray(BEAAPI.Error)];
  if (error) throw toFailure(error);
  const data = results.Data ?? BEAAPI.Data;
  if (data === undefined) throw new ProviderFailure('malformed', `${title} returned no data.`);
  return { rows: toArray(data), notes: toArray(results.Notes ?? BEAAPI.Notes), statistic: results.Statistic };
}

function toArray<Item>(items: Item | Item[] | undefined | null): Item[] {
  if (items === undefined || items === null) return [];
  return Array.isArray(items) ? items : [items];
}

function toFailure({ APIErrorCode = '', APIErrorDescription = '', ErrorDetail }: ErrorBody): ProviderFailure {
  const description = [APIErrorDescription, ErrorDetail?.Description ?? ''].filter((text) => text !== '').join(' ');
  const message = `${title}: ${description} (error ${APIErrorCode})`;
  const kind = getFailureKind(String(APIErrorCode), description);
  return kind === 'quota' ? createQuotaFailure(message, undefined) : new ProviderFailure(kind, message);
}

function createQuotaFailure(message: string, retryAfterSeconds = blockedSeconds): ProviderFailure {
  return new ProviderFailure('quota', message, { transient: true, retryAfterSeconds });
}

function getFailureKind(code: string, description: string): FailureKind {
  if (code === '1' || /user ?id/i.test(description)) return 'unauthorized';
  if (/too many|exceeded|throttl/i.test(description)) return 'quota';
  return code === '201' || code === '204' || /unknown|no data|not available|not exist/i.test(description)
    ? 'not_found'
    : 'invalid';
}
