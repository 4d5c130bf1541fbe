import { joinIdentifier } from './indexedWords.js';
import { type IndexedIndicator, type RankedIndicator, type RankedSeries, strengths } from './searchIndex.js';
import { joinNames, spaceWords } from './spacedText.js';
import { toSingular } from './toSingular.js';
import { createWordPattern, type WantedWords } from './wantedWords.js';

/** An indicator of the library as a search reads it: what the ranking needs, and its words. */
export interface FoundIndicator extends RankedIndicator {
  id: number;
  series: (RankedSeries & { id: number })[];
}

/** The words of a document by their strength, each with a blank on either side. The strongest come first. */
export const sectionStrengths = [strengths.name, strengths.keyword, strengths.class, strengths.text];

/** The search document of an indicator, in memory. Each list of words is kept as one text, so that garbage collection visits one object instead of one for each word. */
export interface SearchDocument {
  indexed: IndexedIndicator<FoundIndicator>;
  /** With a line break on either side of each. */
  fullNames: string;
  sections: string[];
  /** Singular ids of its series, with a blank on either side of each. */
  ids: string;
  /** Words of the countries that its series cover. */
  places: string;
  /** The series that imports read from another provider. */
  imports: [seriesId: number, provider: string, providerSeriesId: string][];
  /** Singular ids at the providers from which imports read series, with a blank on either side of each. */
  importIds: string;
}

/** A stored document: JSON arrays, which take less space than objects. */
export type StoredValues = [
  facts: [
    id: number,
    slug: string,
    name: string,
    category: string,
    frequency: string,
    prominence: number,
    country: string,
  ],
  series: SeriesValues[],
  nameFacts: [names: string[], namedPlaces: string[], isProjection: number, fullNames: string[]],
  words: [sections: string[], ids: string[], places: string, imports: SearchDocument['imports']],
];

type SeriesValues = [number, string, string, string, string | null, string | null, number];

/** Reads a stored document. */
export function readDocument([facts, series, nameFacts, words]: StoredValues): SearchDocument {
  const [id, slug, name, category, frequency, prominence, defaultCountry] = facts;
  const [names, namedPlaces, isProjection, fullNames] = nameFacts;
  const [sections, ids, places, imports] = words;
  const indicator: FoundIndicator = {
    id,
    slug,
    name,
    category: share(category),
    frequency: share(frequency),
    prominence,
    defaultCountry: share(defaultCountry),
    series: series.map(readSeries),
  };
  const indexed = {
    indicator,
    names: joinNames(names),
    namedPlaces: shareSet(namedPlaces),
    isProjection: isProjection === 1,
  };
  return {
    indexed,
    fullNames: ['', ...fullNames, ''].join('\n'),
    sections,
    ids: spaceWords(ids),
    places,
    imports,
    importIds: spaceWords(imports.map(([, , importId]) => toSingular(joinIdentifier(importId)))),
  };
}

function readSeries([id, country, provider, seasonalAdjustment, firstDate, lastDate, isProjected]: SeriesValues) {
  return {
    id,
    country: share(country),
    provider: share(provider),
    seasonalAdjustment: share(seasonalAdjustment),
    firstDate: firstDate && share(firstDate),
    lastDate: lastDate && share(lastDate),
    isProjected: isProjected === 1,
  };
}

const sharedTexts = new Map<string, string>();

/** Returns one copy of a text that many documents have, such as a provider or a date: it takes less memory and is counted faster. */
function share(text: string): string {
  const shared = sharedTexts.get(text);
  if (shared !== undefined) return shared;
  sharedTexts.set(text, text);
  return text;
}

const sharedSets = new Map<string, Set<string>>();

/** Returns one copy of a set of codes that many documents have. */
function shareSet(codes: string[]): Set<string> {
  const key = codes.join(' ');
  const shared = sharedSets.get(key) ?? new Set(codes);
  sharedSets.set(key, shared);
  return shared;
}

/** What a search looks for in documents. */
export interface WordSearch {
  /** Finds the words in a text that has a blank on either side of each word; undefined if there are none. */
  pattern: RegExp | undefined;
  /** Whether names and codes of countries may contain some. */
  inPlaces: boolean;
}

/** Prepares the search for words and beginnings of words. `placeWords`: those of names and codes of countries. */
export function prepareWordSearch(wanted: WantedWords, placeWords: ReadonlySet<string>): WordSearch {
  return {
    pattern: createWordPattern(wanted),
    inPlaces: wanted.prefixes.length > 0 || wanted.words.some((word) => placeWords.has(word)),
  };
}

type OnFound = (word: string, strength: number) => void;

/** Finds the wanted words in a document, each with the strength of the match, some of them several times. */
export function findWords({ sections, ids, places }: SearchDocument, search: WordSearch, onFound: OnFound): void {
  for (let index = 0; index < sections.length; index += 1)
    findInText(sections[index] as string, search, sectionStrengths[index] as number, onFound);
  if (search.inPlaces) findInText(places, search, strengths.text, onFound);
  findIds(ids, search, onFound);
}

/** Finds the wanted ids. */
export function findIds(ids: string, search: WordSearch, onFound: OnFound): void {
  findInText(ids, search, strengths.identifier, onFound);
}

function findInText(text: string, { pattern }: WordSearch, strength: number, onFound: OnFound): void {
  if (pattern === undefined || text === '') return;
  pattern.lastIndex = 0;
  for (let found = pattern.exec(text); found !== null; found = pattern.exec(text))
    onFound(found[1] as string, strength);
}
