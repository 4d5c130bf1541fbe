import type { Knex } from 'knex';
import { ApiError, invalidRequest } from '../errors.js';
import { findNearestSlugs } from '../search/findNearestSlugs.js';
import { type Indicator, listIndicatorNames, listIndicatorsBySlugs } from '../store/indicators.js';

const maxSuggestions = 5;

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

async function createIndicatorNotFoundError(db: Knex, slug: string): Promise<ApiError> {
  const names = await listIndicatorNames(db);
  const candidates = names.map(({ providerSeriesIds, ...rest }) => ({ ...rest, identifiers: providerSeriesIds }));
  const suggestions = findNearestSlugs(slug, candidates, maxSuggestions);
  const hint = suggestions.length > 0 ? ` Did you mean ${suggestions.join(', ')}?` : '';
  return new ApiError('indicator_not_found', { message: `Unknown indicator '${slug}'.${hint}`, suggestions });
}
