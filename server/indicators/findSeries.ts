import type { Knex } from 'knex';
import { ApiError, invalidRequest } from '../errors.js';
import { findCountryCode } from '../parameters/findCountryCode.js';
import { findNearestSlugs } from '../search/findNearestSlugs.js';
import { type Indicator, listIndicatorNames, listIndicatorsBySlugs } from '../store/indicators.js';
import { listSeriesByIndicatorIds, type Series } from '../store/series.js';
import { groupVintages, type StoredVintage } from '../store/vintages.js';

const maxSuggestions = 5;
const maxCountriesListed = 10;

/** One series with what it belongs to and the vintages the library holds of it, oldest first. */
export interface FoundSeries {
  indicator: Indicator;
  series: Series;
  vintages: StoredVintage[];
}

/**
 * The indicators of some slugs, in their order; blanks around a slug, as people write lists, are not part of it. Throws
 * `invalid_request` for a slug that comes twice, and `indicator_not_found`, naming near matches, for one that is not there.
 */
export async function findIndicators(db: Knex, ids: string[]): Promise<Indicator[]> {
  const slugs = ids.map((slug) => slug.trim());
  if (new Set(slugs).size < slugs.length) throw invalidRequest([{ field: 'id', problem: 'names the same one twice' }]);
  const bySlug = new Map((await listIndicatorsBySlugs(db, slugs)).map((row) => [row.slug, row]));
  const found: Indicator[] = [];
  for (const slug of slugs) {
    const row = bySlug.get(slug);
    if (row === undefined) throw await createIndicatorNotFoundError(db, slug);
    found.push(row);
  }
  return found;
}

/** The series of one indicator for a country, or for its default country, with its vintages. */
export async function findOneSeries(db: Knex, slug: string, country: string | undefined): Promise<FoundSeries> {
  const [found] = await findSeries(db, [slug], country);
  if (found === undefined) throw new Error(`Looking up ${slug} found neither a series nor a reason.`);
  return found;
}

/** The series of each indicator for a country, or for each one's default country, with its vintages. */
export async function findSeries(db: Knex, slugs: string[], country: string | undefined): Promise<FoundSeries[]> {
  const code = await findCountryCode(db, country);
  const indicators = await findIndicators(db, slugs);
  const rows = await listSeriesByIndicatorIds(
    db,
    indicators.map(({ id }) => id),
  );
  const selected = indicators.map((indicator) => ({ indicator, series: selectSeries(indicator, rows, code) }));
  const vintages = await groupVintages(
    db,
    selected.map(({ series }) => series.id),
  );
  return selected.map((found) => ({ ...found, vintages: vintages.get(found.series.id) ?? [] }));
}

/** How messages name a series. */
export function formatSeriesName({ indicator, series }: Pick<FoundSeries, 'indicator' | 'series'>): string {
  return `Indicator '${indicator.slug}' (${series.country})`;
}

/** Throws `country_not_available` when an indicator does not cover a country. */
export function createCountryNotAvailableError(indicator: Indicator, available: Series[], country: string): ApiError {
  const codes = available.map((row) => row.country).sort();
  const listed = codes.slice(0, maxCountriesListed).join(', ');
  const more = codes.length > maxCountriesListed ? ` and ${codes.length - maxCountriesListed} more` : '';
  return new ApiError('country_not_available', {
    message: `Indicator '${indicator.slug}' has no series for '${country}'. It has: ${listed}${more}.`,
  });
}

function selectSeries(indicator: Indicator, rows: Series[], country = indicator.defaultCountry): Series {
  const indicatorSeries = rows.filter(({ indicatorId }) => indicatorId === indicator.id);
  const series = indicatorSeries.find((row) => row.country === country);
  if (series === undefined) throw createCountryNotAvailableError(indicator, indicatorSeries, country);
  return series;
}

async function createIndicatorNotFoundError(db: Knex, slug: string): Promise<ApiError> {
  const names = await listIndicatorNames(db);
  const candidates = names.map(({ providerSeriesIds, ...rest }) => ({ ...rest, identifiers: providerSeriesIds }));
  const suggestions = findNearestSlugs(slug, candidates, maxSuggestions);
  const hint = suggestions.length > 0 ? ` Did you mean ${suggestions.join(', ')}?` : '';
  return new ApiError('indicator_not_found', { message: `There is no indicator '${slug}'.${hint}`, suggestions });
}
