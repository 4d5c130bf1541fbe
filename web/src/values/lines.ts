import { AlmanacError, type Frequency, type UnitsCode } from 'almanac-sdk';
import { almanac } from '../almanac';

export interface Point {
  date: string;
  value: number | null;
  /** Whether the value is a projection of the source. */
  projection?: true;
}

/** The values of one country in one vintage. */
export interface Line {
  /** The name of the indicator. */
  name: string;
  country: string;
  unit: string;
  frequency: Frequency;
  /** The day of the vintage; null without values. */
  vintage: string | null;
  points: Point[];
  notes: string[];
  /** Why there are no values, in the words of the API. */
  error: string | null;
}

interface LineQuery {
  slug: string;
  countries: string[];
  /** Other indicators, as `slug` or `slug.CC`. */
  others?: string[];
  units: UnitsCode;
  vintage: string;
}

/** Reads one line per country. A missing series fails the call only for the first country. */
export function readLines(query: LineQuery): Promise<Line[]> {
  const countries = query.countries.length === 0 ? [''] : query.countries;
  return Promise.all([
    ...countries.map((country, index) => readLine(query, query.slug, country, index === 0)),
    ...(query.others ?? []).map((other) => {
      const [slug = '', country = ''] = other.split('.');
      return readLine(query, slug, country, false);
    }),
  ]);
}

async function readLine({ units, vintage }: LineQuery, slug: string, country: string, isFirst: boolean): Promise<Line> {
  try {
    const { observations, series } = await almanac.indicators.observations({
      id: [slug],
      units,
      limit: 100_000,
      ...(country !== '' && { country }),
      ...(vintage !== '' && { vintage }),
    });
    const firstSeries = series[0];
    return {
      name: firstSeries?.name ?? slug,
      country: firstSeries?.country ?? country,
      unit: firstSeries?.unit ?? '',
      frequency: firstSeries?.frequency ?? 'monthly',
      vintage: firstSeries?.vintage.resolved ?? null,
      points: observations.map(({ date, value, projection }) => ({ date, value, ...(projection && { projection }) })),
      notes: [
        ...(firstSeries?.notes ?? []).map(({ message }) => message),
        ...(firstSeries?.vintage.note ? [firstSeries.vintage.note] : []),
      ],
      error: null,
    };
  } catch (failure) {
    if (isFirst || !(failure instanceof AlmanacError) || failure.status !== 404) throw failure;
    return {
      name: slug,
      country,
      unit: '',
      frequency: 'monthly',
      vintage: null,
      points: [],
      notes: [],
      error: failure.message,
    };
  }
}
