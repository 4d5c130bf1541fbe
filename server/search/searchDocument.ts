import { type IndexedIndicator, type RankedIndicator, type RankedSeries, strengths } from './searchIndex.js';
import { findFirstFrom } from './sortedWords.js';

/** An indicator of the library as a search reads it: what the ranking needs, and its words. */
export interface FoundIndicator extends RankedIndicator {
  id: number;
  series: (RankedSeries & { id: number })[];
}

/** The words of a document by their strength, each with a blank on either side. The strongest come first. */
export const sectionStrengths = [strengths.name, strengths.keyword, strengths.class, strengths.text];

/** The search document of an indicator, in memory. */
export interface SearchDocument {
  indexed: IndexedIndicator<FoundIndicator>;
  fullNames: string[];
  sections: string[];
  /** Singular ids of its series, sorted. */
  ids: string[];
  /** Words of the countries that its series cover. */
  places: string;
  /** The series that imports read from another provider. */
  imports: [seriesId: number, provider: string, providerSeriesId: string][];
}

/** Reads a stored document. */
export function parseDocument(text: string): SearchDocument {
  const [facts, series, nameFacts, words] = JSON.parse(text);
  const [id, slug, name, category, frequency, prominence, defaultCountry] = facts;
  const [names, namedPlaces, isProjection, fullNames] = nameFacts;
  const [sections, ids, places, imports] = words;
  const indicator: FoundIndicator = {
    id,
    slug,
    name,
    category,
    frequency,
    prominence,
    defaultCountry,
    series: series.map(readSeries),
  };
  const indexed = {
    indicator,
    names: names.map((one: string) => one.split(' ')),
    namedPlaces: new Set<string>(namedPlaces),
    isProjection: isProjection === 1,
  };
  return { indexed, fullNames, sections, ids, places, imports };
}

type SeriesValues = [number, string, string, string, string | null, string | null, number];

function readSeries([id, country, provider, seasonalAdjustment, firstDate, lastDate, isProjected]: SeriesValues) {
  return { id, country, provider, seasonalAdjustment, firstDate, lastDate, isProjected: isProjected === 1 };
}

/** Returns how well a singular word matches a document: 0 if it does not. */
export function findStrength({ sections, ids, places }: SearchDocument, word: string, isPlaceWord: boolean): number {
  const padded = ` ${word} `;
  const section = sections.findIndex((text) => text.includes(padded));
  const strength = sectionStrengths[section] ?? (isPlaceWord && places.includes(padded) ? strengths.text : 0);
  if (strength >= strengths.identifier || ids.length === 0) return strength;
  return ids[findFirstFrom(ids, word)] === word ? strengths.identifier : strength;
}

/** Lists the singular words of a document that start with these letters. */
export function listWordsFrom({ sections, ids, places }: SearchDocument, letters: string): string[] {
  const found: string[] = [];
  for (const text of [...sections, places]) {
    for (let at = text.indexOf(` ${letters}`); at !== -1; at = text.indexOf(` ${letters}`, at + 1)) {
      found.push(text.slice(at + 1, text.indexOf(' ', at + 1)));
    }
  }
  for (let index = findFirstFrom(ids, letters); ids[index]?.startsWith(letters); index += 1)
    found.push(ids[index] as string);
  return found;
}
