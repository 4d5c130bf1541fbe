import { readFileSync } from 'node:fs';
import type { Knex } from 'knex';
import { resolveProjectPath } from '../resolveProjectPath.js';
import { createSeriesSelector, toReadGroup } from '../search/coverage.js';
import { filterSeries, type SearchFilters } from '../search/filters.js';
import type { Match, Matches } from '../search/findMatches.js';
import type { SearchQuery } from '../search/readQuery.js';
import type { FoundIndicator } from '../search/searchDocument.js';
import type { RankedIndicator } from '../search/searchIndex.js';
import { spaceWords } from '../search/spacedText.js';
import { tokenize } from '../search/tokenize.js';
import { toSingular } from '../search/toSingular.js';
import { readDocuments } from '../store/documentMemory.js';
import { listCandidatesBySlugs } from '../store/searchCandidates.js';

/** Well-known data that the library does not hold, why, and the slugs of the nearest indicators. */
export interface NotHeld {
  name: string;
  reason: string;
  nearest: string[];
}

/**
 * An entry of the file. `terms` are the phrases that name the data in a search, in the singular or plural. With `heldFor`, the library holds the data for these
 * countries, and the entry is about any other country.
 */
interface NotHeldEntry extends NotHeld {
  terms: string[];
  heldFor?: string[];
}

const entries: NotHeldEntry[] = JSON.parse(
  readFileSync(resolveProjectPath('data', 'catalogue', 'not-held.json'), 'utf8'),
);
/** Words that may accompany a term: "bitcoin price". In the singular. */
const genericWords = ['price', 'market', 'quote', 'future', 'spread', 'survey'];
/** Maximum number of words besides the term in the name of an indicator that is what the term names: "Germany Manufacturing PMI". */
const maxOtherWords = 2;
const termTable = entries.flatMap(({ terms, heldFor = [], ...notHeld }) =>
  terms.map((term) => {
    const phrase = toSingularWords(term);
    return { phrase, spaced: spaceWords(phrase), heldFor, notHeld };
  }),
);

/**
 * Lists the well-known data that a search names and the library does not hold. None if the text has other required words ("gold
 * reserves" is not the price of gold), or if the name of the first indicator found is little more than the term (an import may have
 * added it).
 */
export function findNotHeld(
  { text, groups, countries }: SearchQuery,
  { matched, matches }: Matches<RankedIndicator>,
): NotHeld[] {
  const words = spaceWords(toSingularWords(text));
  const isOutside = (heldFor: string[]) => heldFor.length === 0 || countries.some((code) => !heldFor.includes(code));
  const found = termTable.filter(({ spaced, heldFor }) => words.includes(spaced) && isOutside(heldFor));
  const coveredWords = new Set([...genericWords, ...found.flatMap(({ phrase }) => phrase)]);
  const firstName = toSingularWords(matched === 'all' ? (matches[0]?.indicator.name ?? '') : '');
  const spacedName = spaceWords(firstName);
  const isNamed = found.some(
    ({ phrase, spaced }) => firstName.length <= phrase.length + maxOtherWords && spacedName.includes(spaced),
  );
  const isCovered = groups.every((group) => group.some((word) => coveredWords.has(toSingular(word))));
  return isCovered && !isNamed ? [...new Set(found.map(({ notHeld }) => notHeld))] : [];
}

function toSingularWords(text: string): string[] {
  return tokenize(text).map(toSingular);
}

/** Replaces the results of a search by the nearest indicators of what the library does not hold, as far as they pass the filters. */
export async function replaceByNearest(
  db: Knex,
  query: SearchQuery,
  found: Matches<FoundIndicator>,
  { notHeld, filters }: { notHeld: NotHeld[]; filters: SearchFilters },
): Promise<Matches<FoundIndicator>> {
  if (notHeld.length === 0) return found;
  const { groups, countries, countryGroups } = query;
  const unmatchedWords = groups.flatMap(([word]) => word ?? []);
  const slugs = [...new Set(notHeld.flatMap(({ nearest }) => nearest))];
  const documents = await readDocuments(db, await listCandidatesBySlugs(db, slugs));
  const bySlug = new Map(documents.map(({ indexed: { indicator } }) => [indicator.slug, indicator]));
  const matches = slugs.flatMap((slug) => {
    const indicator = bySlug.get(slug);
    return indicator === undefined ? [] : matchNearest(indicator, query, filters);
  });
  const unmatched = {
    unmatchedWords,
    unmatchedCountries: countries,
    countryGroups: countryGroups.map((group) => toReadGroup(group, [])),
  };
  return { matched: 'none', ...unmatched, matches };
}

function matchNearest(indicator: FoundIndicator, query: SearchQuery, filters: SearchFilters): Match<FoundIndicator>[] {
  const filteredSeries = filterSeries(indicator, filters);
  if (filteredSeries.length === 0) return [];
  const series = createSeriesSelector(query)(filteredSeries, indicator.defaultCountry);
  return [{ indicator, filteredSeries, series, score: 0 }];
}
