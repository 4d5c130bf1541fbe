import type { HttpResponse } from '../provider.js';
import { type FailureKind, ProviderFailure } from '../providerFailure.js';
import { readJson } from '../readJson.js';
import { findStatusFailure } from '../responseFailure.js';

export const title = 'US Bureau of Economic Analysis';
/** Whoever makes too many calls or errors is let in again after an hour. */
const blockedSeconds = 3_600;

/** A value; everything in it is text. What a dataset does not have is left out. */
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
  /** The power of ten that the value is to be multiplied by. */
  UNIT_MULT?: string;
  DataValue: string;
  /** What notes the row has, and in regional tables why there is no value. */
  NoteRef?: string;
}

export interface Table {
  rows: Row[];
  notes: { NoteRef?: string; NoteText?: string }[];
  /** What a regional table has in this line. */
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

/** Refusals come with status 200. What is a list of several may be an object when there is one, and the results are a list in some datasets. */
export function readTable(response: HttpResponse): Table {
  const failure = findStatusFailure(title, response);
  if (failure?.kind === 'quota') throw createQuotaFailure(failure.message, failure.retryAfterSeconds);
  if (failure) throw failure;
  const { BEAAPI } = readJson(title, response) as { BEAAPI?: Results & { Results?: Results | Results[] } };
  if (typeof BEAAPI !== 'object' || BEAAPI === null)
    throw new ProviderFailure('malformed', `${title} answered no results.`);
  const [firstResult = {}] = toArray(BEAAPI.Results);
  const results = firstResult['0'] ?? firstResult;
  const [error] = [...toArray(results.Error), ...toArray(BEAAPI.Error)];
  if (error) throw toFailure(error);
  const data = results.Data ?? BEAAPI.Data;
  if (data === undefined) throw new ProviderFailure('malformed', `${title} answered no data.`);
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
