import type { Knex } from 'knex';
import type { SearchFilters } from '../search/filters.js';
import type { Matches } from '../search/findMatches.js';
import type { SearchQuery } from '../search/readQuery.js';
import type { RankedIndicator } from '../search/searchIndex.js';
import { findInLibrary } from './findInLibrary.js';
import type { NotHeld } from './notHeld.js';

const maxNearest = 3;
const reason = 'The library holds it for other countries only.';

/**
 * Returns what a text names if its words do not match an indicator of the countries and groups named but match one of other
 * countries. It is not among the results, which never replace a country by another.
 */
export async function findHeldElsewhere(
  db: Knex,
  query: SearchQuery,
  { unmatchedWords }: Matches<RankedIndicator>,
  { filters, today }: { filters: SearchFilters; today: string },
): Promise<NotHeld[]> {
  const { text, groups, countries, countryGroups } = query;
  const isWordUnmatched = groups.some(([word = '']) => unmatchedWords.includes(word));
  if (!isWordUnmatched || countries.length + countryGroups.length === 0) return [];
  const anywhere = { ...query, countries: [], countryGroups: [] };
  const { matched, matches } = await findInLibrary(db, { query: anywhere, filters, today });
  if (matched !== 'all') return [];
  return [{ name: text, reason, nearest: matches.slice(0, maxNearest).map(({ indicator }) => indicator.slug) }];
}
