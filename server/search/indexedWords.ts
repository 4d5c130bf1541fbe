import { type Country, findPlace, type PlaceIndex } from './places.js';
import { listCoveredCountries } from './regions.js';
import { type SearchedIndicator, type SearchedSeries, strengths } from './searchIndex.js';
import { isStopWord } from './stopWords.js';
import { tokenize, tokenizeQuery } from './tokenize.js';
import { toSingular } from './toSingular.js';

/** The words by which an indicator is found, as written. */
export interface IndexedWords {
  name: string[];
  keyword: string[];
  slug: string[];
  /** Each id of a series as one word. */
  ids: string[];
  class: string[];
  text: string[];
  /** Codes and names of the countries that its series cover. */
  places: string[];
}

/** The part of an indicator that contains words, and the strength of a match in it. The strongest come first. */
export const partStrengths: [part: keyof IndexedWords, strength: number][] = [
  ['name', strengths.name],
  ['keyword', strengths.keyword],
  ['slug', strengths.identifier],
  ['ids', strengths.identifier],
  ['class', strengths.class],
  ['text', strengths.text],
  ['places', strengths.text],
];

/** Words of the names of indicators with projections. */
const projectionWords = ['forecast', 'projection'];

/** Returns the codes and the names of countries as words, by code. */
export function mapCountryWords(countries: readonly Country[]): Map<string, string[]> {
  return new Map(countries.map(({ code, code3, name }) => [code, tokenize(`${code} ${code3} ${name}`)]));
}

/** Returns the words by which an indicator is found. */
export function readIndexedWords(
  { name, slug, keywords, concept, category, frequency, description, series }: SearchedIndicator,
  countryWords: Map<string, string[]>,
): IndexedWords {
  const agencies = new Set(series.map(({ sourceAgency }) => sourceAgency));
  const covered = new Set(series.flatMap(({ country }) => listCoveredCountries(country)));
  return {
    name: tokenize(name),
    keyword: keywords.flatMap(tokenize),
    slug: tokenize(slug),
    ids: series.flatMap(listIdentifierWords),
    class: tokenize(`${concept} ${category} ${frequency}`),
    text: [...tokenize(description), ...[...agencies].flatMap(tokenize)],
    places: [...covered].flatMap((code) => countryWords.get(code) ?? []),
  };
}

/** Returns the words of names and keywords, and the words of ids. */
export function listIndicatorWords(indicators: SearchedIndicator[]): { vocabulary: string[]; identifiers: string[] } {
  return {
    vocabulary: indicators.flatMap(({ name, keywords }) => [name, ...keywords].flatMap(tokenize)),
    identifiers: indicators.flatMap(({ slug, series }) => [...tokenize(slug), ...series.flatMap(listIdentifierWords)]),
  };
}

/** Returns an id as one word, so that its parts do not match other words: the IND of XR.IND is not a prefix of industry. */
export function joinIdentifier(id: string): string {
  return tokenize(id).join('');
}

function listIdentifierWords({ providerSeriesId, importSource }: SearchedSeries): string[] {
  return [providerSeriesId, ...(importSource ? [importSource.seriesId] : [])].map(joinIdentifier);
}

/** Returns the full names and the id of an indicator, normalised like a search text. */
export function buildFullNames({ slug, name, aliases = [] }: SearchedIndicator): string[] {
  return [...new Set([slug, name, ...aliases].map((text) => tokenizeQuery(text).join(' ')).filter(Boolean))];
}

/** Reads the words and the countries of the name and the keywords of an indicator. */
export function readNames({ name, keywords }: SearchedIndicator, places: PlaceIndex) {
  const namedPlaces = new Set<string>();
  const names = [name, ...keywords].map((text) => {
    const words = tokenize(text);
    const nameWords: string[] = [];
    for (let next = 0; next < words.length; ) {
      const found = findPlace(places, words, next);
      const length = found?.length ?? 1;
      if (found?.place) namedPlaces.add(found.place);
      else
        nameWords.push(
          ...words
            .slice(next, next + length)
            .filter((word) => !isStopWord(word))
            .map(toSingular),
        );
      next += length;
    }
    return nameWords;
  });
  const isProjection = projectionWords.some((word) => names[0]?.includes(word));
  const nonEmpty = names.filter((words) => words.length > 0);
  return { names: nonEmpty.map((words) => words.join(' ')), namedPlaces, isProjection };
}
