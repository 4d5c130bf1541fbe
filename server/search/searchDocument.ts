import { shareText } from '../shareText.js';
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

/** The strengths of the sections of a stored document, the strongest first. */
export const sectionStrengths = [strengths.name, strengths.keyword, strengths.class, strengths.text];
/** The strength of each line of `SearchDocument.words`: the sections, then the ids. */
const wordStrengths = [...sectionStrengths, strengths.identifier];

/** The search document of an indicator, in memory. Each list of words is kept as one text, so that garbage collection visits one object instead of one for each word. */
export interface SearchDocument {
  indexed: IndexedIndicator<FoundIndicator>;
  /** With a line break on either side of each. */
  fullNames: string;
  /** A line for each strength, with a blank on either side of each word. */
  words: string;
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
    category: shareText(category),
    frequency: shareText(frequency),
    prominence,
    defaultCountry: shareText(defaultCountry),
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
    words: [...sections, spaceWords(ids)].join('\n'),
    places,
    imports,
    importIds: spaceWords(imports.map(([, , importId]) => toSingular(joinIdentifier(importId)))),
  };
}

function readSeries([id, country, provider, seasonalAdjustment, firstDate, lastDate, isProjected]: SeriesValues) {
  return {
    id,
    country: shareText(country),
    provider: shareText(provider),
    seasonalAdjustment: shareText(seasonalAdjustment),
    firstDate: firstDate && shareText(firstDate),
    lastDate: lastDate && shareText(lastDate),
    isProjected: isProjected === 1,
  };
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
export function findWords({ words, places }: SearchDocument, search: WordSearch, onFound: OnFound): void {
  findInLines(words, wordStrengths, search, onFound);
  if (search.inPlaces) findInLines(places, [strengths.text], search, onFound);
}

/** Finds the wanted ids. */
export function findIds(ids: string, search: WordSearch, onFound: OnFound): void {
  findInLines(ids, [strengths.identifier], search, onFound);
}

/** Finds the wanted words in a text that has one line per strength. */
function findInLines(text: string, lineStrengths: number[], { pattern }: WordSearch, onFound: OnFound): void {
  if (pattern === undefined || text === '') return;
  let line = 0;
  let end = text.indexOf('\n');
  pattern.lastIndex = 0;
  for (let found = pattern.exec(text); found !== null; found = pattern.exec(text)) {
    for (; end !== -1 && found.index > end; line += 1) end = text.indexOf('\n', end + 1);
    onFound(found[1] as string, lineStrengths[line] as number);
  }
}
