import { AlmanacError, type Frequency, type UnitsCode } from 'almanac-sdk';
import { almanac } from '../almanac';

export interface Point {
  date: string;
  value: number | null;
}

/** The values of one country in one vintage. */
export interface Line {
  country: string;
  unit: string;
  frequency: Frequency;
  points: Point[];
  notes: string[];
  /** Why there are no values, in the words of the API. */
  error: string | null;
}

interface LineQuery {
  slug: string;
  countries: string[];
  units: UnitsCode;
  vintage: string;
}

/** Reads one line per country. A missing series fails the call only for the first country. */
export function readLines(query: LineQuery): Promise<Line[]> {
  const countries = query.countries.length === 0 ? [''] : query.countries;
  return Promise.all(countries.map((country, index) => readLine(query, country, index === 0)));
}

async function readLine({ slug, units, vintage }: LineQuery, country: string, isFirst: boolean): Promise<Line> {
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
      country: firstSeries?.country ?? country,
      unit: firstSeries?.unit ?? '',
      frequency: firstSeries?.frequency ?? 'monthly',
      points: observations.map(({ date, value }) => ({ date, value })),
      notes: [
        ...(firstSeries?.notes ?? []).map(({ message }) => message),
        ...(firstSeries?.vintage.note ? [firstSeries.vintage.note] : []),
      ],
      error: null,
    };
  } catch (failure) {
    if (isFirst || !(failure instanceof AlmanacError) || failure.status !== 404) throw failure;
    return { country, unit: '', frequency: 'monthly', points: [], notes: [], error: failure.message };
  }
}
