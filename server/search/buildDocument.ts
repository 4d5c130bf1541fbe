import { formatDocument } from './documentFormat.js';
import {
  buildFullNames,
  type IndexedWords,
  joinIdentifier,
  partStrengths,
  readIndexedWords,
  readNames,
} from './indexedWords.js';
import type { PlaceIndex } from './places.js';
import { type SearchDocument, sectionStrengths } from './searchDocument.js';
import { isFiled, type SearchedIndicator, type SearchedSeries } from './searchIndex.js';
import { listSlugParts, prominenceSteps, terms } from './searchTerms.js';
import { spaceWords } from './spacedText.js';
import { toSingular } from './toSingular.js';

/** What the database stores of an indicator for the search. */
export interface StoredDocument {
  /** The document as `formatDocument` returns it. */
  document: string;
  terms: string[];
  /** Words of the name and the keywords, and words of ids, as written. */
  vocabulary: string[];
  identifiers: string[];
}

/** An indicator with the series that a search finds. */
export interface DocumentSource extends SearchedIndicator {
  id: number;
  series: (SearchedSeries & { id: number })[];
}

/** What the words and names of all documents depend on. */
export interface DocumentPlaces {
  places: PlaceIndex;
  /** Codes and names of countries as words, by code. */
  countryWords: Map<string, string[]>;
}

/** The words of a document in the singular, each once. */
interface Words {
  /** Words of the texts and how well they match. */
  strengths: Map<string, number>;
  name: string[];
  ids: string[];
  places: string[];
  importIds: string[];
}

/** Builds what the database stores of an indicator. */
export function buildDocument(source: DocumentSource, { places, countryWords }: DocumentPlaces): StoredDocument {
  const series = source.series.map(({ importSource: _source, ...one }) => one);
  const imports = source.series.flatMap(({ id, importSource }): SearchDocument['imports'] =>
    importSource ? [[id, importSource.provider, importSource.seriesId]] : [],
  );
  const indexed = readIndexedWords({ ...source, series }, countryWords);
  const importIds = imports.map(([, , id]) => joinIdentifier(id));
  const words = readWords(indexed, importIds);
  const named = readNames(source, places);
  const fullNames = buildFullNames(source);
  const document = formatDocument({
    ...source,
    series,
    names: named.names,
    namedPlaces: [...named.namedPlaces],
    isProjection: named.isProjection,
    fullNames,
    sections: listSections(words),
    ids: words.ids,
    places: words.places,
    imports,
  });
  return {
    document,
    terms: listDistinct([
      ...listWordTerms(words),
      ...fullNames.map(terms.fullName),
      ...[...named.namedPlaces].map(terms.place),
      ...imports.map(([, provider]) => terms.importProvider(provider)),
      ...listFilterTerms(source),
      ...prominenceSteps.filter((count) => source.prominence >= count).map(terms.prominence),
      ...listSlugParts(source.slug),
    ]),
    vocabulary: listDistinct([...indexed.name, ...indexed.keyword]),
    identifiers: listDistinct([...indexed.slug, ...indexed.ids, ...importIds]),
  };
}

function readWords(indexed: IndexedWords, importIds: string[]): Words {
  const strengths = new Map<string, number>();
  for (const [part, strength] of partStrengths) {
    if (part === 'ids' || part === 'places') continue;
    for (const word of listSingulars(indexed[part])) if (!strengths.has(word)) strengths.set(word, strength);
  }
  return {
    strengths,
    name: listSingulars(indexed.name),
    ids: listSingulars(indexed.ids).sort(),
    places: listSingulars(indexed.places),
    importIds: listSingulars(importIds),
  };
}

/** Lists the words of each strength with a blank on either side of each word. */
function listSections({ strengths }: Words): string[] {
  return sectionStrengths.map((strength) => {
    return spaceWords([...strengths].filter(([, one]) => one === strength).map(([word]) => word));
  });
}

function listWordTerms({ strengths, name, ids, places, importIds }: Words): string[] {
  const filed = [...strengths].filter(([, strength]) => isFiled(strength)).map(([word]) => word);
  return [
    ...[...strengths.keys(), ...ids, ...places, ...importIds].map(terms.word),
    ...[...filed, ...ids].map(terms.filed),
    ...name.map(terms.name),
    ...importIds.map(terms.importId),
  ];
}

function listFilterTerms({ frequency, category, series }: DocumentSource): string[] {
  return [
    terms.frequency(frequency),
    terms.category(category),
    ...series.map(({ country }) => terms.country(country)),
    ...series.map(({ provider }) => terms.provider(provider)),
    ...series.map(({ seasonalAdjustment }) => terms.seasonalAdjustment(seasonalAdjustment)),
  ];
}

function listSingulars(words: string[]): string[] {
  return listDistinct(words.map(toSingular));
}

function listDistinct(values: string[]): string[] {
  return [...new Set(values)].filter((value) => value !== '');
}
