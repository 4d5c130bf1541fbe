import type { Answer } from '../provider.js';
import { type FailureKind, ProviderFailure } from '../providerFailure.js';
import { readJson, refusalByStatus } from '../refusal.js';

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

interface Refusal {
  APIErrorCode?: string;
  APIErrorDescription?: string;
  ErrorDetail?: { Description?: string };
}

interface Results {
  Error?: Refusal | Refusal[];
  Data?: Row | Row[];
  Notes?: Table['notes'][number] | Table['notes'];
  Statistic?: string;
  '0'?: Results;
}

/** Refusals come with status 200. What is a list of several may be an object when there is one, and the results are a list in some datasets. */
export function readTable(answer: Answer): Table {
  const refusal = refusalByStatus(title, answer);
  if (refusal?.kind === 'quota') throw blocked(refusal.message, refusal.retryAfterSeconds);
  if (refusal) throw refusal;
  const { BEAAPI } = readJson(title, answer) as { BEAAPI?: Results & { Results?: Results | Results[] } };
  if (typeof BEAAPI !== 'object' || BEAAPI === null)
    throw new ProviderFailure('malformed', `${title} answered no results.`);
  const [given = {}] = listOf(BEAAPI.Results);
  const results = given['0'] ?? given;
  const [error] = [...listOf(results.Error), ...listOf(BEAAPI.Error)];
  if (error) throw refusalOf(error);
  const data = results.Data ?? BEAAPI.Data;
  if (data === undefined) throw new ProviderFailure('malformed', `${title} answered no data.`);
  return { rows: listOf(data), notes: listOf(results.Notes ?? BEAAPI.Notes), statistic: results.Statistic };
}

function listOf<Item>(items: Item | Item[] | undefined | null): Item[] {
  if (items === undefined || items === null) return [];
  return Array.isArray(items) ? items : [items];
}

function refusalOf({ APIErrorCode = '', APIErrorDescription = '', ErrorDetail }: Refusal): ProviderFailure {
  const said = [APIErrorDescription, ErrorDetail?.Description ?? ''].filter((text) => text !== '').join(' ');
  const message = `${title}: ${said} (error ${APIErrorCode})`;
  const kind = kindOf(String(APIErrorCode), said);
  return kind === 'quota' ? blocked(message, undefined) : new ProviderFailure(kind, message);
}

function blocked(message: string, retryAfterSeconds = blockedSeconds): ProviderFailure {
  return new ProviderFailure('quota', message, { transient: true, retryAfterSeconds });
}

function kindOf(code: string, said: string): FailureKind {
  if (code === '1' || /user ?id/i.test(said)) return 'unauthorized';
  if (/too many|exceeded|throttl/i.test(said)) return 'quota';
  return code === '201' || code === '204' || /unknown|no data|not available|not exist/i.test(said)
    ? 'not_found'
    : 'invalid';
}
