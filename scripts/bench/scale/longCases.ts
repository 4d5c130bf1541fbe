import { addDays } from '../../../server/series/periods.js';
import type { SeriesLists } from '../seriesLists.js';
import { createRandom } from './createRandom.js';
import type { ScaleCase } from './timePaths.js';
import {
  millionFirstDate,
  millionSlug,
  revisedDates,
  revisedDays,
  revisedFirstDate,
  revisedSlug,
} from './writeLong.js';

const observations = '/v1/indicators/observations';
const asOfCount = 500;
const windowRows = 600;
const tenSeriesCount = 50;
const pageCount = 5;
const pageRows = 100_000;

/** Requests about a library with very many rows. */
export function buildLongCases({ long, revised }: SeriesLists, revisedCount: number): ScaleCase[] {
  const random = createRandom(3);
  const pickSeries = () => random.pick(revised);
  const pickVintage = () => addDays(random.pick(revisedDays), random.below(300));
  const one = () => {
    const { slug, country } = pickSeries();
    return `id=${slug}&country=${country}&start=1975-01-01`;
  };
  const window = () => {
    const start = addDays(revisedFirstDate, random.below(revisedDates - windowRows));
    return `id=${revisedSlug(random.below(revisedCount))}&start=${start}&end=${addDays(start, windowRows - 1)}`;
  };
  const repeat = (count: number, create: (index: number) => string) => [
    ...new Set(Array.from({ length: count }, (_, index) => `${observations}?${create(index)}`)),
  ];
  return [
    { title: 'as of a day, monthly series', paths: repeat(asOfCount, () => `${one()}&vintage=${pickVintage()}`) },
    {
      title: `as of a day, ${windowRows} days of series with 200,000 rows`,
      paths: repeat(asOfCount, () => `${window()}&vintage=${pickVintage()}`),
    },
    {
      title: 'ten series since 1975',
      paths: repeat(tenSeriesCount, (index) => {
        const us = long.filter(({ country }) => country === 'US');
        const ids = Array.from({ length: 10 }, (_, place) => us[(index * 3 + place * 5) % us.length]?.slug);
        return `id=${[...new Set(ids)].join()}&start=1975-01-01`;
      }),
    },
    {
      title: 'page of 100,000 rows',
      paths: repeat(
        pageCount,
        (index) => `id=${millionSlug}&start=${addDays(millionFirstDate, index * pageRows)}&limit=${pageRows}`,
      ),
    },
  ];
}
