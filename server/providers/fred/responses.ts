import type { HttpResponse } from '../provider.js';
import { ProviderFailure } from '../providerFailure.js';
import { readJson } from '../readJson.js';
import { findStatusFailure } from '../responseFailure.js';

const title = 'FRED';
/** FRED counts calls per minute and does not state when to retry. */
const quotaRetrySeconds = 20;

/** The description of a series during a real-time period. */
export interface Description {
  id: string;
  realtime_start: string;
  title: string;
  frequency: string;
  frequency_short: string;
  units: string;
  seasonal_adjustment_short: string;
  last_updated?: string;
}

/** A value and the start of its real-time period, clipped to the requested range. */
export interface Row {
  realtime_start: string;
  date: string;
  value: string;
}

/** A past or scheduled release date. */
export interface ReleaseDateRow {
  release_name: string;
  date: string;
}

export interface Page<Item> {
  /** Number of items on all pages. */
  count: number;
  items: Item[];
}

/** Returns why the history cannot be fetched in one call, although the series may exist. */
export function findHistoryObstacle({ status, text }: HttpResponse): 'too_many_vintages' | 'not_archived' | undefined {
  if (status !== 400) return undefined;
  if (text.includes('exceeds the maximum number of vintage dates')) return 'too_many_vintages';
  return text.includes('does not exist in ALFRED') ? 'not_archived' : undefined;
}

/** Reads the descriptions of the requested series, oldest first; at least one. */
export function readDescriptions(response: HttpResponse, requestedId: string): Description[] {
  const { seriess } = readBody<{ seriess?: Description[] }>(response);
  if (!Array.isArray(seriess) || seriess.length === 0 || !seriess.every(isDescribed)) {
    throw new ProviderFailure('malformed', `${title} returned no series description.`);
  }
  const other = seriess.find(({ id }) => String(id).toUpperCase() !== requestedId.toUpperCase());
  if (other !== undefined)
    throw new ProviderFailure('malformed', `${title} returned the series ${other.id}, which was not requested.`);
  return seriess.sort((a, b) => (a.realtime_start < b.realtime_start ? -1 : 1));
}

function isDescribed({ units, title: name }: Description): boolean {
  return typeof units === 'string' && typeof name === 'string';
}

export function readRows(response: HttpResponse): Page<Row> {
  return toPage('observations', readBody<{ count?: number; observations?: Row[] }>(response));
}

export function readVintageDates(response: HttpResponse): Page<string> {
  return toPage('vintage_dates', readBody<{ count?: number; vintage_dates?: string[] }>(response));
}

export function readReleaseDates(response: HttpResponse): Page<ReleaseDateRow> {
  return toPage('release_dates', readBody<{ count?: number; release_dates?: ReleaseDateRow[] }>(response));
}

function toPage<Name extends string, Item>(
  name: Name,
  body: { count?: number } & { [name in Name]?: Item[] },
): Page<Item> {
  const items = body[name];
  if (typeof body.count !== 'number' || !Array.isArray(items)) {
    throw new ProviderFailure('malformed', `${title} returned no ${name}.`);
  }
  return { count: body.count, items };
}

function readBody<Body>(response: HttpResponse): Body {
  const failure = findStatusFailure(title, response);
  if (failure) throw addProviderMessage(failure, response);
  return readJson(title, response) as Body;
}

/** Distinguishes errors by message: nearly all have status 400, including those about keys. */
function addProviderMessage(failure: ProviderFailure, { status, text }: HttpResponse): ProviderFailure {
  const sentence = readSentence(text);
  const message = sentence === undefined ? failure.message : `${title}: ${sentence}`;
  if (status === 429 || status === 420) {
    const { retryAfterSeconds = quotaRetrySeconds } = failure;
    return new ProviderFailure('quota', message, { transient: true, retryAfterSeconds });
  }
  if (sentence === undefined || status >= 500) return failure;
  if (status === 423) return new ProviderFailure('unavailable', message);
  return new ProviderFailure(getFailureKind(sentence) ?? failure.kind, message);
}

/** Returns the text after the status name: `Bad Request.  The series does not exist.` */
function readSentence(text: string): string | undefined {
  try {
    const { error_message } = JSON.parse(text);
    return String(error_message)
      .replace(/^[\w ]+\.\s+/, '')
      .replace(/\s+/g, ' ');
  } catch {
    return undefined;
  }
}

function getFailureKind(sentence: string): 'unauthorized' | 'not_found' | undefined {
  if (sentence.includes('api_key')) return 'unauthorized';
  return sentence.includes('series does not exist') ? 'not_found' : undefined;
}
