import type { HttpResponse } from '../provider.js';
import { ProviderFailure } from '../providerFailure.js';
import { readJson } from '../readJson.js';
import { findStatusFailure } from '../responseFailure.js';

export const title = 'US Bureau of Labor Statistics';

export interface Row {
  year: string;
  /** `M08`, `Q03`, `S01`, `A01`; the thirteenth month, fifth quarter and third half-year are averages of the year. */
  period: string;
  value: string;
  /** An empty one stands for none. */
  footnotes?: ({ code?: string } | null)[];
}

/** What is said of a series to those who have a key; what it holds differs by survey. */
export interface Catalog {
  series_title?: string;
  seasonality?: string;
}

/** What was answered on so many years of several series. */
export interface SeriesResult {
  series: { seriesID: string; catalog?: Catalog; data: Row[] }[];
  /** Those of which it is said that there are none. */
  unknown: string[];
  /** How many years were answered, where it were fewer than were asked for. */
  reducedTo: number | undefined;
}

interface Body {
  status?: string;
  message?: unknown;
  Results?: unknown;
}

/** Refusals come with status 200 and a sentence; sentences stand in good answers too. */
export function readSeriesResult(response: HttpResponse): SeriesResult {
  const failure = findStatusFailure(title, response);
  if (failure) throw failure;
  const { status, message, Results } = readJson(title, response) as Body;
  const sentences = (Array.isArray(message) ? message : []).map(String);
  if (sentences.some((sentence) => sentence.includes('database is locked'))) {
    throw new ProviderFailure('unavailable', `${title}: database is locked`, { transient: true });
  }
  if (status !== 'REQUEST_SUCCEEDED') throw toFailure(sentences.join(' '), status);
  // Once documented as a list of one.
  const results = Array.isArray(Results) ? Results[0] : Results;
  const series = (results as { series?: unknown } | undefined)?.series;
  if (!Array.isArray(series)) throw new ProviderFailure('malformed', `${title} answered no series.`);
  return {
    series,
    unknown: sentences.flatMap((sentence) => /does not exist for Series (?:id: )?(\S+)/.exec(sentence)?.[1] ?? []),
    reducedTo: sentences.map(parseReducedYears).find((years) => years !== undefined),
  };
}

function toFailure(sentences: string, status = 'an answer without a status'): ProviderFailure {
  const kind = getFailureKind(sentences);
  // When its day begins is not told; to ask once an hour finds out.
  const retryAfterSeconds = kind === 'quota' ? 3_600 : undefined;
  return new ProviderFailure(kind, `${title}: ${sentences === '' ? status : sentences}`, { retryAfterSeconds });
}

function getFailureKind(sentences: string): ProviderFailure['kind'] {
  // The sentence on the threshold speaks of the key too.
  if (/threshold|exceeded the number of requests/i.test(sentences)) return 'quota';
  if (/\bkey\b/i.test(sentences)) return 'unauthorized';
  return /does not exist/i.test(sentences) ? 'not_found' : 'invalid';
}

/** The years to which an answer was cut: `Year range has been reduced to the system-allowed limit of 10 years.` */
function parseReducedYears(sentence: string): number | undefined {
  const years = /reduced to .* (\d+) years/i.exec(sentence)?.[1];
  return years === undefined ? undefined : Number(years);
}
