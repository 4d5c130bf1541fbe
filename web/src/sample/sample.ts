import { dateHint, periodDays, readPeriodDay } from '../periodDay';
import type { PastedValues } from './parseValues';

/** The country, vintage and date range of a sample, as stored in the address. */
export interface Sample {
  country: string;
  /** The vintage date; empty for the latest values. */
  vintage: string;
  /** The first and last date of the sample; empty for the start and end of the series. */
  start: string;
  end: string;
}

/** The source of the values: a library series or pasted values. */
export type Source = { seriesId: string } | PastedValues;

const dateNames = ['vintage', 'start', 'end'] as const satisfies (keyof typeof periodDays)[];

/** Parses the sample of an address. Invalid dates are ignored. */
export function parseSample(parameters: URLSearchParams): Sample {
  const readDate = (name: (typeof dateNames)[number]) => readPeriodDay(parameters.get(name), periodDays[name]);
  return {
    country: (parameters.get('country') ?? '').toUpperCase(),
    vintage: readDate('vintage'),
    start: readDate('start'),
    end: readDate('end'),
  };
}

/** Describes the invalid dates of an address, one sentence each. */
export function listSampleProblems(parameters: URLSearchParams): string[] {
  return dateNames.flatMap((name) => {
    const text = parameters.get(name) ?? '';
    const isValid = text === '' || readPeriodDay(text, periodDays[name]) !== '';
    return isValid ? [] : [`The ${name} “${text}” is not ${dateHint}. It is ignored.`];
  });
}

/** Builds the request fields of a sample. */
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

/** Builds the address of another series. Keeps the options, but drops the parameters of the previous series. */
export function buildSeriesAddress(path: string, parameters: Record<string, string> = {}): string {
  const query = new URLSearchParams(window.location.search);
  for (const name of ['country', ...dateNames, 'source']) query.delete(name);
  for (const [name, value] of Object.entries(parameters)) query.set(name, value);
  const text = query.toString().replaceAll('%2C', ',');
  return path + (text && `?${text}`);
}

const pastedNumbers = new WeakMap<Source, number>();
let pastedCount = 0;

/** Returns a short cache key of a source, so that pasted values do not become part of the key. */
export function getSourceKey(source: Source): string {
  if ('seriesId' in source) return source.seriesId;
  if (!pastedNumbers.has(source)) pastedNumbers.set(source, ++pastedCount);
  return `values ${pastedNumbers.get(source)}`;
}
