import type { HttpResponse } from '../provider.js';
import { ProviderFailure } from '../providerFailure.js';
import { readJson } from '../readJson.js';
import { findStatusFailure } from '../responseFailure.js';

export const title = 'US Bureau of Labor Statistics';

export interface Row {
  year: string;
  /** `M08`, `Q03`, `S01`, `A01`; month 13, quarter 5 and half-year 3 are annual averages. */
  period: string;
  value: string;
  /** An empty object means that there are no footnotes. */
  footnotes?: ({ code?: string } | null)[];
}

/** Description of a series, returned only with a key. The fields differ by survey. */
export interface Catalog {
  series_title?: string;
  seasonality?: string;
}

/** The response for a span of years of several series. */
export interface SeriesResult {
  series: { seriesID: string; catalog?: Catalog; data: Row[] }[];
  /** Ids that the API reports as unknown. */
  unknown: string[];
  /** Number of years returned, if fewer than requested. */
  reducedTo: number | undefined;
}

interface Body {
  status?: string;
  message?: unknown;
  Results?: unknown;
}

/** Errors come with status 200 and a message. Successful responses may have messages too. */
export function readSeriesResult(response: HttpResponse): SeriesResult {
  const failure = findStatusFailure(title, response);
  if (failure) throw failure;
  const { status, message, Results } = readJson(title, response) as Body;
  const sentences = (Array.isArray(message) ? message : []).map(String);
  if (sentences.some((sentence) => sentence.includes('database is locked'))) {
    throw new ProviderFailure('unavailable', `${title}: database is locked`, { transient: true });
  }
  if (status !== 'REQUEST_SUCCEEDED') throw toFailure(sentences.join(' '), status);
  // An earlier version of the documentation has a list of one.
  const results = Array.isArray(Results) ? Results[0] : Results;
  const series = (results as { series?: unknown } | undefined)?.series;
  if (!Array.isArray(series)) throw new ProviderFailure('malformed', `${title} returned no series.`);
  return {
    series,
    unknown: sentences.flatMap((sentence) => /does not exist for Series (?:id: )?(\S+)/.exec(sentence)?.[1] ?? []),
    reducedTo: sentences.map(parseReducedYears).find((years) => years !== undefined),
  };
}

function toFailure(sentences: string, status = 'a response without a status'): ProviderFailure {
  const kind = getFailureKind(sentences);
  // The time of the daily reset is not documented, so retry once an hour.
  const retryAfterSeconds = kind === 'quota' ? 3_600 : undefined;
  return new ProviderFailure(kind, `${title}: ${sentences === '' ? status : sentences}`, { retryAfterSeconds });
}

function getFailureKind(sentences: string): ProviderFailure['kind'] {
  // The message about the threshold also mentions the key.
  if (/threshold|exceeded the number of requests/i.test(sentences)) return 'quota';
  if (/\bkey\b/i.test(sentences)) return 'unauthorized';
  return /does not exist/i.test(sentences) ? 'not_found' : 'invalid';
}

/** Parses `Year range has been reduced to the system-allowed limit of 10 years.` */
function parseReducedYears(sentence: string): number | undefined {
  const years = /reduced to .* (\d+) years/i.exec(sentence)?.[1];
  return years === undefined ? undefined : Number(years);
}
