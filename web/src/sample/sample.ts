import type { PastedValues } from './parseValues';

/** Whose series is read, as known when, and from when to when; all of it stands in the address. */
export interface Sample {
  country: string;
  /** The day as of which values are read; empty is today. */
  vintage: string;
  /** The first and last date of the sample; empty is where the series begins and ends. */
  start: string;
  end: string;
}

/** What is worked on: a series of the library, or values that were pasted in. */
export type Source = { seriesId: string } | PastedValues;

const dateNames = ['vintage', 'start', 'end'] as const;

/** The sample that an address names. */
export function parseSample(parameters: URLSearchParams): Sample {
  const readDate = (name: (typeof dateNames)[number]) => {
    const text = parameters.get(name) ?? '';
    return isDate(text) ? text : '';
  };
  return {
    country: (parameters.get('country') ?? '').toUpperCase(),
    vintage: readDate('vintage'),
    start: readDate('start'),
    end: readDate('end'),
  };
}

/** What an address says of a sample that cannot be read, in sentences. */
export function listSampleProblems(parameters: URLSearchParams): string[] {
  return dateNames.flatMap((name) => {
    const text = parameters.get(name) ?? '';
    return text === '' || isDate(text) ? [] : [`The ${name} “${text}” is not a date, and is left out.`];
  });
}

function isDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text);
}

/** The part of a request that names a sample. */
export function buildSampleRequest(source: Source, { country, vintage, start, end }: Sample) {
  const isLibrarySeries = 'seriesId' in source;
  const hasDates = isLibrarySeries || source.dates !== undefined;
  return {
    ...source,
    ...(isLibrarySeries && country !== '' && { country }),
    ...(isLibrarySeries && vintage !== '' && { vintage }),
    ...(hasDates && start !== '' && { start }),
    ...(hasDates && end !== '' && { end }),
  };
}

/** The address of the same for another series: what belongs to the old one stays behind. */
export function buildSeriesAddress(path: string, parameters: Record<string, string> = {}): string {
  const query = new URLSearchParams(window.location.search);
  for (const name of ['country', ...dateNames, 'source']) query.delete(name);
  for (const [name, value] of Object.entries(parameters)) query.set(name, value);
  const text = query.toString().replaceAll('%2C', ',');
  return path + (text && `?${text}`);
}

const pastedNumbers = new WeakMap<Source, number>();
let pastedCount = 0;

/** A short name of what is worked on: many values are not to be a key themselves. */
export function getSourceKey(source: Source): string {
  if ('seriesId' in source) return source.seriesId;
  if (!pastedNumbers.has(source)) pastedNumbers.set(source, ++pastedCount);
  return `values ${pastedNumbers.get(source)}`;
}
