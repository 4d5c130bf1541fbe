import { addPosting } from './buildSearchIndex.js';
import type { MatchQuery } from './matchCandidates.js';
import { type FoundIndicator, findIds, findWords, prepareWordSearch, type SearchDocument } from './searchDocument.js';
import type { IndexedIndicator, RankedIndicator, SearchIndex } from './searchIndex.js';
import { listCompletions } from './sortedWords.js';
import { readWantedWords } from './wantedWords.js';

/** What a search knows of the whole library, of which only the candidates are in memory. */
export interface LibraryFacts {
  /** Number of indicators. */
  size: number;
  /** Number of indicators that each group of words matches by name, keyword, id or class. */
  filedCounts: Map<string, number>;
  /** Singular words of the names and codes of countries. */
  placeWords: Set<string>;
}

/** Returns the key of a group of words in `filedCounts`. */
export function formatGroup(group: string[]): string {
  return group.join(' ');
}

/** The candidates of a search, as items of another index. */
export interface CandidateItems<Item extends RankedIndicator> {
  /** Further items, with all their words. */
  others: SearchIndex<Item>;
  toIndexed(document: SearchDocument): IndexedIndicator<Item>;
  /** Whether the ids at the providers from which imports read series match. */
  hasImportIds: boolean;
}

/** Builds an index with the words of a query only, of candidates from the library and further items. */
export function buildCandidateIndex<Item extends RankedIndicator>(
  documents: readonly SearchDocument[],
  query: MatchQuery,
  { size, filedCounts, placeWords }: LibraryFacts,
  { others, toIndexed, hasImportIds }: CandidateItems<Item>,
): SearchIndex<Item> {
  const start = others.indexed.length;
  const { groups, optional, frequency } = query;
  const { words, prefixes } = readWantedWords([
    ...groups.flat(),
    ...optional.flat(),
    ...(frequency === null ? [] : [frequency]),
  ]);
  const search = prepareWordSearch({ words, prefixes }, placeWords);
  const fullName = `\n${query.text}\n`;
  const found = new Map<string, Map<number, number>>();
  const fullNames = [...(others.fullNames.get(query.text) ?? [])];
  const indexed: IndexedIndicator<Item>[] = [...others.indexed];
  for (const [index, document] of documents.entries()) {
    const position = start + index;
    const add = (word: string, strength: number) => addPosting(found, word, position, strength);
    findWords(document, search, add);
    if (hasImportIds) findIds(document.importIds, search, add);
    if (document.fullNames.includes(fullName)) fullNames.push(position);
    indexed.push(toIndexed(document));
  }
  const allWords = new Set([...found.keys(), ...prefixes.flatMap((prefix) => listCompletions(others.words, prefix))]);
  const postings = new Map<string, Map<number, number>>();
  for (const word of [...words, ...allWords]) {
    if (!postings.has(word)) postings.set(word, joinPostings(others.postings.get(word), found.get(word)));
  }
  return {
    indexed,
    postings,
    fullNames: new Map([[query.text, fullNames]]),
    words: [...allWords].sort(),
    size: start + size,
    countFiled: (group, filed) => (filedCounts.get(formatGroup(group)) ?? 0) + countBelow(filed, start),
  };
}

/** Joins the postings of a word, which have different positions. Neither is changed. */
function joinPostings(
  first: Map<number, number> = new Map(),
  second: Map<number, number> = new Map(),
): Map<number, number> {
  if (first.size === 0) return second;
  return second.size === 0 ? first : new Map([...first, ...second]);
}

function countBelow(filed: Map<number, number>, end: number): number {
  if (end === 0) return 0;
  let count = 0;
  for (const position of filed.keys()) if (position < end) count += 1;
  return count;
}

/** The candidates as they are, without further items. */
export const noOthers: CandidateItems<FoundIndicator> = {
  others: { indexed: [], postings: new Map(), fullNames: new Map(), words: [], size: 0, countFiled: () => 0 },
  toIndexed: ({ indexed }) => indexed,
  hasImportIds: false,
};
