import type { Answer } from '../provider.js';
import { ProviderFailure } from '../providerFailure.js';
import { readJson, refusalByStatus } from '../refusal.js';

const title = 'FRED';
/** FRED does not say when calls are allowed again; counts are by the minute. */
const secondsAfterTooManyCalls = 20;

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
export function obstacleIn({ status, text }: Answer): 'too_many_vintages' | 'not_archived' | undefined {
  if (status !== 400) return undefined;
  if (text.includes('exceeds the maximum number of vintage dates')) return 'too_many_vintages';
  return text.includes('does not exist in ALFRED') ? 'not_archived' : undefined;
}

/** Oldest first; at least one. */
export function readDescriptions(answer: Answer): Description[] {
  const { seriess } = readBody<{ seriess?: Description[] }>(answer);
  if (!Array.isArray(seriess) || seriess.length === 0 || !seriess.every(isDescribed)) {
    throw new ProviderFailure('malformed', `${title} answered what describes no series.`);
  }
  return seriess.sort((a, b) => (a.realtime_start < b.realtime_start ? -1 : 1));
}

function isDescribed({ units, title: name }: Description): boolean {
  return typeof units === 'string' && typeof name === 'string';
}

export function readRows(answer: Answer): Page<Row> {
  return pageOf('observations', readBody<{ count?: number; observations?: Row[] }>(answer));
}

export function readVintageDates(answer: Answer): Page<string> {
  return pageOf('vintage_dates', readBody<{ count?: number; vintage_dates?: string[] }>(answer));
}

export function readReleaseDates(answer: Answer): Page<ReleaseDateRow> {
  return pageOf('release_dates', readBody<{ count?: number; release_dates?: ReleaseDateRow[] }>(answer));
}

function pageOf<Name extends string, Item>(
  name: Name,
  body: { count?: number } & { [name in Name]?: Item[] },
): Page<Item> {
  const items = body[name];
  if (typeof body.count !== 'number' || !Array.isArray(items)) {
    throw new ProviderFailure('malformed', `${title} answered no ${name}.`);
  }
  return { count: body.count, items };
}

function readBody<Body>(answer: Answer): Body {
  const refusal = refusalByStatus(title, answer);
  if (refusal) throw inItsWords(refusal, answer);
  return readJson(title, answer) as Body;
}

/** Refusals are told apart by their sentences: nearly all have the status 400, those of keys too. */
function inItsWords(refusal: ProviderFailure, { status, text }: Answer): ProviderFailure {
  const sentence = sentenceIn(text);
  const message = sentence === undefined ? refusal.message : `${title}: ${sentence}`;
  if (status === 429 || status === 420) {
    const { retryAfterSeconds = secondsAfterTooManyCalls } = refusal;
    return new ProviderFailure('quota', message, { transient: true, retryAfterSeconds });
  }
  if (sentence === undefined || status >= 500) return refusal;
  if (status === 423) return new ProviderFailure('unavailable', message);
  return new ProviderFailure(kindOf(sentence) ?? refusal.kind, message);
}

/** What is said after the name of the status: `Bad Request.  The series does not exist.` */
function sentenceIn(text: string): string | undefined {
  try {
    const { error_message } = JSON.parse(text);
    return String(error_message)
      .replace(/^[\w ]+\.\s+/, '')
      .replace(/\s+/g, ' ');
  } catch {
    return undefined;
  }
}

function kindOf(sentence: string): 'unauthorized' | 'not_found' | undefined {
  if (sentence.includes('api_key')) return 'unauthorized';
  return sentence.includes('series does not exist') ? 'not_found' : undefined;
}
