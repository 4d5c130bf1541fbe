import type { OwnValues } from './readValues';

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
export type Source = { seriesId: string } | OwnValues;

const days = ['vintage', 'start', 'end'] as const;

/** The sample that an address names. */
export function sampleIn(parameters: URLSearchParams): Sample {
  const day = (name: (typeof days)[number]) => {
    const text = parameters.get(name) ?? '';
    return isDay(text) ? text : '';
  };
  return {
    country: (parameters.get('country') ?? '').toUpperCase(),
    vintage: day('vintage'),
    start: day('start'),
    end: day('end'),
  };
}

/** What an address says of a sample that cannot be read, in sentences. */
export function sampleRemarks(parameters: URLSearchParams): string[] {
  return days.flatMap((name) => {
    const text = parameters.get(name) ?? '';
    return text === '' || isDay(text) ? [] : [`The ${name} “${text}” is not a date, and is left out.`];
  });
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text);
}

/** The part of a request that names a sample. */
export function sampleRequest(source: Source, { country, vintage, start, end }: Sample) {
  const ofLibrary = 'seriesId' in source;
  const dated = ofLibrary || source.dates !== undefined;
  return {
    ...source,
    ...(ofLibrary && country !== '' && { country }),
    ...(ofLibrary && vintage !== '' && { vintage }),
    ...(dated && start !== '' && { start }),
    ...(dated && end !== '' && { end }),
  };
}

/** The address of the same for another series: what belongs to the old one stays behind. */
export function sameFor(path: string, own: Record<string, string> = {}): string {
  const query = new URLSearchParams(window.location.search);
  for (const name of ['country', ...days, 'source']) query.delete(name);
  for (const [name, value] of Object.entries(own)) query.set(name, value);
  const text = query.toString().replaceAll('%2C', ',');
  return path + (text && `?${text}`);
}

const numbers = new WeakMap<Source, number>();
let pasted = 0;

/** A short name of what is worked on: many values are not to be a key themselves. */
export function nameOf(source: Source): string {
  if ('seriesId' in source) return source.seriesId;
  if (!numbers.has(source)) numbers.set(source, ++pasted);
  return `values ${numbers.get(source)}`;
}
