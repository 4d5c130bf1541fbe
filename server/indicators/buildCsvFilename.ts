import type { FoundSeries } from './findSeries.js';

/** So long a name any file system takes. */
const maxSlugCharacters = 100;

/** What a CSV file of some series is called: by indicators, by country where it is one, and by the day as of which it was read. */
export function buildCsvFilename(
  series: Pick<FoundSeries, 'indicator' | 'series'>[],
  vintage: string | undefined,
): string {
  const slugs = series.map(({ indicator }) => indicator.slug).join('-');
  const countries = new Set(series.map((one) => one.series.country));
  const country = countries.size === 1 ? `-${[...countries][0]}` : '';
  return `${slugs.slice(0, maxSlugCharacters)}${country}${vintage === undefined ? '' : `-as-of-${vintage}`}.csv`;
}
