import type { Knex } from 'knex';
import { ApiError, invalidRequest } from '../errors.js';
import { findCountryCode } from '../parameters/findCountryCode.js';
import { findNearestSlugs } from '../search/findNearestSlugs.js';
import { type Indicator, listIndicatorNames, listIndicatorsBySlugs } from '../store/indicators.js';
import { listSeriesByIndicatorIds, listSeriesOfCountries, type Series } from '../store/series.js';
import { readVintageOverviews, type VintageOverview } from '../store/vintageOverviews.js';

const maxSuggestions = 5;
const maxCountriesListed = 10;

/** A series with its indicator and an overview of its vintages. */
export interface FoundSeries {
  indicator: Indicator;
  series: Series;
  vintages: VintageOverview;
}

/**
 * Returns the indicators with these slugs, in the order given. Ignores spaces around a slug. Throws `invalid_request`
 * if a slug occurs twice, and `indicator_not_found` with suggestions if a slug does not exist.
 */
export async function findIndicators(db: Knex, ids: string[]): Promise<Indicator[]> {
  const slugs = ids.map((slug) => slug.trim());
  if (new Set(slugs).size < slugs.length)
    throw invalidRequest([{ field: 'id', problem: 'must not contain duplicates' }]);
  const bySlug = new Map((await listIndicatorsBySlugs(db, slugs)).map((row) => [row.slug, row]));
  const found: Indicator[] = [];
  for (const slug of slugs) {
    const row = bySlug.get(slug);
    if (row === undefined) throw await createIndicatorNotFoundError(db, slug);
    found.push(row);
  }
  return found;
}

/**
 * Returns the series of an indicator for a country, or for its default country, with the vintage that was current on
 * `day`, by default the latest.
 */
export async function findOneSeries(
  db: Knex,
  slug: string,
  country: string | undefined,
  day?: string,
): Promise<FoundSeries> {
  const [found] = await findSeries(db, [slug], country, day);
  if (found === undefined) throw new Error(`No series was found for '${slug}'.`);
  return found;
}

/**
 * Returns the series of each indicator for a country, or for its default country, with the vintage that was current on
 * `day`, by default the latest.
 */
export async function findSeries(
  db: Knex,
  slugs: string[],
  country: string | undefined,
  day?: string,
): Promise<FoundSeries[]> {
  const code = await findCountryCode(db, country);
  const indicators = await findIndicators(db, slugs);
  const wanted = indicators.map(({ id, defaultCountry }) => ({ indicatorId: id, country: code ?? defaultCountry }));
  const byIndicator = new Map((await listSeriesOfCountries(db, wanted)).map((row) => [row.indicatorId, row]));
  const selected: { indicator: Indicator; series: Series }[] = [];
  for (const indicator of indicators) {
    const series = byIndicator.get(indicator.id);
    if (series === undefined) {
      const available = await listSeriesByIndicatorIds(db, [indicator.id]);
      throw createCountryNotAvailableError(indicator, available, code ?? indicator.defaultCountry);
    }
    selected.push({ indicator, series });
  }
  const ids = selected.map(({ series }) => series.id);
  const overviews = await readVintageOverviews(db, ids, day);
  const found = selected.flatMap((one) => {
    const vintages = overviews.get(one.series.id);
    return vintages === undefined ? [] : [{ ...one, vintages }];
  });
  // A series without an overview was removed in the meantime.
  return found.length < selected.length ? findSeries(db, slugs, country, day) : found;
}

/** Names a series at the start of a message. */
export function formatSeriesName({ indicator, series }: Pick<FoundSeries, 'indicator' | 'series'>): string {
  return `Indicator '${indicator.slug}' (${series.country})`;
}

/** Creates the error for an indicator that does not cover a country. */
export function createCountryNotAvailableError(indicator: Indicator, available: Series[], country: string): ApiError {
  const codes = available.map((row) => row.country).sort();
  const listed = codes.slice(0, maxCountriesListed).join(', ');
  const more = codes.length > maxCountriesListed ? ` and ${codes.length - maxCountriesListed} more` : '';
  return new ApiError('country_not_available', {
    message: `Indicator '${indicator.slug}' has no series for '${country}'. Available countries: ${listed}${more}.`,
  });
}

async function createIndicatorNotFoundError(db: Knex, slug: string): Promise<ApiError> {
  const names = await listIndicatorNames(db);
  const candidates = names.map(({ providerSeriesIds, ...rest }) => ({ ...rest, identifiers: providerSeriesIds }));
  const suggestions = findNearestSlugs(slug, candidates, maxSuggestions);
  const hint = suggestions.length > 0 ? ` Did you mean ${suggestions.join(', ')}?` : '';
  return new ApiError('indicator_not_found', { message: `Unknown indicator '${slug}'.${hint}`, suggestions });
}
