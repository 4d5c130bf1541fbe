import { AlmanacError, type Frequency, type UnitsCode } from 'almanac-sdk';
import { almanac } from '../almanac';

export interface Point {
  date: string;
  value: number | null;
}

/** The values of one country, as known on one day. */
export interface Line {
  country: string;
  unit: string;
  frequency: Frequency;
  points: Point[];
  notes: string[];
  /** Why there are none, in the API's words. */
  refusal: string | null;
}

interface Question {
  slug: string;
  countries: string[];
  units: UnitsCode;
  vintage: string;
}

/** Reads one line a country. A country that was added to the first is not allowed to spoil the rest. */
export function readLines(question: Question): Promise<Line[]> {
  const countries = question.countries.length === 0 ? [''] : question.countries;
  return Promise.all(countries.map((country, place) => readLine(question, country, place === 0)));
}

async function readLine({ slug, units, vintage }: Question, country: string, first: boolean): Promise<Line> {
  try {
    const { observations, series } = await almanac.indicators.observations({
      id: [slug],
      units,
      limit: 100_000,
      ...(country !== '' && { country }),
      ...(vintage !== '' && { vintage }),
    });
    const about = series[0];
    return {
      country: about?.country ?? country,
      unit: about?.unit ?? '',
      frequency: about?.frequency ?? 'monthly',
      points: observations.map(({ date, value }) => ({ date, value })),
      notes: [
        ...(about?.notes ?? []).map(({ message }) => message),
        ...(about?.vintage.note ? [about.vintage.note] : []),
      ],
      refusal: null,
    };
  } catch (failure) {
    if (first || !(failure instanceof AlmanacError) || failure.status !== 404) throw failure;
    return { country, unit: '', frequency: 'monthly', points: [], notes: [], refusal: failure.message };
  }
}
