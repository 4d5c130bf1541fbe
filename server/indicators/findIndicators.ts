import type { Knex } from 'knex';
import { ApiError, invalidRequest } from '../errors.js';
import {
  type Indicator,
  listIndicatorsBySlugs,
  listSlugsByProviderSeries,
  listSlugsBySeriesIds,
} from '../store/indicators.js';
import { suggestSlugs } from './suggestSlugs.js';

/** Maximum number of slugs that are suggested for an unknown one. */
const maxSuggestions = 5;

/** The provider whose series ids stand for indicators, because users know them by heart. */
const aliasProvider = 'fred';
const aliasPattern = /^[A-Za-z0-9]{1,30}$/;
/** Shorter ids are one letter away from too many others. */
const minMisspeltLength = 4;

/**
 * Returns the indicators with these slugs or FRED ids, in the order given. Ignores spaces around them. Throws
 * `invalid_request` if an indicator occurs twice, and `indicator_not_found` with suggestions if one does not exist.
 */
export async function findIndicators(db: Knex, ids: string[]): Promise<Indicator[]> {
  const names = ids.map((id) => id.trim());
  const bySlug = await indexBySlug(db, names);
  const aliases = await findAliases(
    db,
    names.filter((name) => !bySlug.has(name)),
  );
  for (const [slug, indicator] of await indexBySlug(db, [...aliases.values()])) bySlug.set(slug, indicator);
  const found = new Map<string, Indicator>();
  for (const name of names) {
    const slug = aliases.get(name) ?? name;
    const indicator = bySlug.get(slug);
    if (indicator === undefined) throw await createIndicatorNotFoundError(db, name);
    if (found.has(slug)) throw invalidRequest([{ field: 'id', problem: `must not contain \`${slug}\` twice` }]);
    found.set(slug, indicator);
  }
  return [...found.values()];
}

async function indexBySlug(db: Knex, slugs: string[]): Promise<Map<string, Indicator>> {
  if (slugs.length === 0) return new Map();
  return new Map((await listIndicatorsBySlugs(db, slugs)).map((indicator) => [indicator.slug, indicator]));
}

/** Returns the slugs for which FRED ids stand, in any case. */
async function findAliases(db: Knex, names: string[]): Promise<Map<string, string>> {
  const identifiers = names.filter((name) => aliasPattern.test(name));
  if (identifiers.length === 0) return new Map();
  const slugs = await listSlugsByProviderSeries(
    db,
    aliasProvider,
    identifiers.map((name) => name.toUpperCase()),
  );
  return new Map(
    identifiers.flatMap((name) => {
      const slug = slugs.get(name.toUpperCase());
      return slug === undefined ? [] : [[name, slug] as const];
    }),
  );
}

async function createIndicatorNotFoundError(db: Knex, slug: string): Promise<ApiError> {
  const suggestions = await suggestSlugs(db, slug, await listSlugsOfSeriesId(db, slug), maxSuggestions);
  const hint = suggestions.length > 0 ? ` Did you mean ${suggestions.join(', ')}?` : '';
  return new ApiError('indicator_not_found', { message: `Unknown indicator '${slug}'.${hint}`, suggestions });
}

/** Lists the slugs of indicators with this series id or, if there are none, with the FRED id that was probably meant. */
async function listSlugsOfSeriesId(db: Knex, id: string): Promise<string[]> {
  // Reading the ids of all series would take too long.
  const slugs = await listSlugsBySeriesIds(db, [id, id.toUpperCase(), id.toLowerCase()]);
  if (slugs.length > 0 || !aliasPattern.test(id) || id.length < minMisspeltLength) return slugs;
  const corrected = await listSlugsByProviderSeries(db, aliasProvider, listCorrections(id.toUpperCase()));
  return [...corrected.values()];
}

/** Lists the texts with two neighbouring letters swapped, or without one letter. */
function listCorrections(text: string): string[] {
  const indexes = [...text].map((_, index) => index);
  return indexes.flatMap((index) => {
    const [before, after] = [text.slice(0, index), text.slice(index + 1)];
    return [before + after, before + after.slice(0, 1) + text.charAt(index) + after.slice(1)];
  });
}
