import { addDays } from '../../../server/series/periods.js';
import { openDatabase } from '../../../server/store/database.js';
import { selectRows } from '../../../server/store/rows.js';
import { createRandom, type Random } from './createRandom.js';
import type { ScaleCase } from './timePaths.js';

interface IndicatorSample {
  slug: string;
  name: string;
  country: string;
  seriesId: string;
}

const sampleSize = 400;
const detailCount = 300;
const catalogueCount = 100;
const unknownCount = 100;
const calendarCount = 10;

/** Requests about a library with very many indicators. */
export async function buildWideCases(url: string, today: string): Promise<ScaleCase[]> {
  const samples = await readSamples(url);
  const random = createRandom(2);
  const queries = buildQueries(samples, random);
  const quarter = (shift: number) => `from=${addDays(today, -90 - shift)}&to=${addDays(today, -shift)}`;
  const search = (query: string) => `/v1/indicators/search?q=${encodeURIComponent(query)}`;
  return [
    { title: 'first list of countries', paths: ['/v1/countries'] },
    { title: 'first three months of the calendar', paths: [`/api/calendar/releases?${quarter(0)}`] },
    {
      title: 'three months of the calendar',
      paths: Array.from({ length: calendarCount }, (_, index) => `/api/calendar/releases?${quarter(index + 1)}`),
    },
    { title: 'first search', paths: [search('us inflation')] },
    { title: 'search', paths: queries.map(search) },
    {
      title: 'search of the catalogue',
      paths: queries
        .filter((_, index) => index % 2 === 0)
        .slice(0, catalogueCount)
        .map((query) => `/api/discovery/catalog?q=${encodeURIComponent(query)}`),
    },
    {
      title: 'detail of an indicator',
      paths: samples.slice(0, detailCount).map(({ slug }) => `/api/indicators/${slug}`),
    },
    {
      title: 'unknown slug, with suggestions',
      paths: samples.slice(-unknownCount).map(({ slug }) => `/api/indicators/${misspell(slug, random)}`),
      status: 404,
    },
  ];
}

/** Reads indicators in an order without a pattern, with the name of the country and the provider's id of a series. */
async function readSamples(url: string): Promise<IndicatorSample[]> {
  const db = openDatabase(url);
  try {
    return await selectRows<IndicatorSample>(
      db,
      `select i.slug, i.name, c.name as country, s.provider_series_id as "seriesId" from indicators i
       join series s on s.indicator_id = i.id and s.country = i.default_country join countries c on c.code = s.country
       order by (i.id * 7919) % 99991 limit ${sampleSize}`,
      [],
    );
  } finally {
    await db.destroy();
  }
}

/** Builds about 200 queries as users type them: one word, several, with a country, misspelt, an id, the beginning of a word. */
function buildQueries(samples: IndicatorSample[], random: Random): string[] {
  const listWords = ({ name }: IndicatorSample) => name.toLowerCase().match(/[a-z]{4,}/g) ?? ['gdp'];
  const kinds: [number, (sample: IndicatorSample) => string][] = [
    [60, (sample) => random.pick(listWords(sample))],
    [50, (sample) => listWords(sample).slice(0, 3).join(' ')],
    [40, (sample) => `${sample.country} ${random.pick(listWords(sample))}`],
    [25, (sample) => misspell(listWords(sample).toSorted((a, b) => b.length - a.length)[0] ?? '', random)],
    [10, ({ seriesId }) => seriesId],
    [15, (sample) => random.pick(listWords(sample)).slice(0, 4)],
  ];
  let next = 0;
  const queries = kinds.flatMap(([count, create]) =>
    Array.from({ length: count }, () => create(samples[next++ % samples.length] as IndicatorSample)),
  );
  return [...new Set(queries)];
}

/** Doubles a letter in the middle. */
function misspell(word: string, random: Random): string {
  const place = 1 + random.below(Math.max(1, word.length - 2));
  return `${word.slice(0, place)}${word.slice(place - 1)}`;
}
