import type { HttpResponse } from '../provider.js';
import { ProviderFailure } from '../providerFailure.js';
import { readJson } from '../readJson.js';
import { findStatusFailure } from '../responseFailure.js';

const title = 'FRED';
/** FRED does not say when calls are allowed again; counts are by the minute. */
const quotaRetrySeconds = 20;

/** What was said of a series from one day to another. */
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

/** A value, and the days on which it was current, as far as they lie within those asked for. */
export interface Row {
  realtime_start: string;
  date: string;
  value: string;
}

/** A day on which a release comes, or is to come. */
export interface ReleaseDateRow {
  release_name: string;
  date: string;
}

export interface Page<Item> {
  /** Items on all pages. */
  count: number;
  items: Item[];
}

/** What stands in the way of a history, though the series may be there. */
export function findHistoryObstacle({ status, text }: HttpResponse): 'too_many_vintages' | 'not_archived' | undefined {
  if (status !== 400) return undefined;
  if (text.includes('exceeds the maximum number of vintage dates')) return 'too_many_vintages';
  return text.includes('does not exist in ALFRED') ? 'not_archived' : undefined;
}

/** Oldest first; at least one. */
export function readDescriptions(response: HttpResponse): Description[] {
  const { seriess } = readBody<{ seriess?: Description[] }>(response);
  if (!Array.isArray(seriess) || seriess.length === 0 || !seriess.every(isDescribed)) {
    throw new ProviderFailure('malformed', `${title} answered what describes no series.`);
  }
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
    throw new ProviderFailure('malformed', `${title} answered no ${name}.`);
  }
  return { count: body.count, items };
}

function readBody<Body>(response: HttpResponse): Body {
  const failure = findStatusFailure(title, response);
  if (failure) throw addProviderMessage(failure, response);
  return readJson(title, response) as Body;
}

/** Refusals are told apart by their sentences: nearly all have the status 400, those of keys too. */
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

/** What is said after the name of the status: `Bad Request.  The series does not exist.` */
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
