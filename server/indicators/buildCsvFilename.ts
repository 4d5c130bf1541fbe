import type { SeriesOfIndicator } from './findSeries.js';

/** Every common file system accepts names of this length. */
const maxSlugCharacters = 100;

/** Builds the name of a CSV file from the indicators, the country if there is only one, and the vintage date. */
export function buildCsvFilename(series: SeriesOfIndicator[], vintageDate: string | undefined): string {
  const slugs = [...new Set(series.map(({ indicator }) => indicator.slug))].join('-');
  const countries = new Set(series.map((one) => one.series.country));
  const country = countries.size === 1 ? `-${[...countries][0]}` : '';
  return `${slugs.slice(0, maxSlugCharacters)}${country}${vintageDate === undefined ? '' : `-as-of-${vintageDate}`}.csv`;
}
