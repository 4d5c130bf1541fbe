import type { SearchFilters } from '../search/filters.js';
import { findMatches, type Matches } from '../search/findMatches.js';
import type { SearchQuery } from '../search/readQuery.js';
import type { SearchedIndicator, SearchIndex } from '../search/searchIndex.js';
import type { NotHeld } from './notHeld.js';

const maxNearest = 3;
const reason = 'The library holds it for other countries only.';

/**
 * Returns what a text names if its words do not match an indicator of the countries and groups named but match one of other
 * countries. It is not among the results, which never replace a country by another.
 */
export function findHeldElsewhere(
  index: SearchIndex<SearchedIndicator>,
  query: SearchQuery,
  { unmatchedWords }: Matches<SearchedIndicator>,
  { filters, today }: { filters: SearchFilters; today: string },
): NotHeld[] {
  const { text, groups, countries, countryGroups } = query;
  const isWordUnmatched = groups.some(([word = '']) => unmatchedWords.includes(word));
  if (!isWordUnmatched || countries.length + countryGroups.length === 0) return [];
  const anywhere = { ...query, countries: [], countryGroups: [] };
  const { matched, matches } = findMatches(index, anywhere, filters, today);
  if (matched !== 'all') return [];
  return [{ name: text, reason, nearest: matches.slice(0, maxNearest).map(({ indicator }) => indicator.slug) }];
}
