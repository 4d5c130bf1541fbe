import type { Knex } from 'knex';
import { mapCountryWords } from '../search/indexedWords.js';
import { buildLexicon, extendLexicon, type Lexicon } from '../search/lexicon.js';
import type { Country } from '../search/places.js';
import { listTypedWords, readQuery, type SearchQuery } from '../search/readQuery.js';
import { isCorrectable, isKnownPrefix, isKnownWord } from '../search/spelling.js';
import { toSingular } from '../search/toSingular.js';
import { listCountries } from '../store/countries.js';
import { listNearWords, listUsedWords, listWordsBeginning, type WordUse } from '../store/searchWords.js';

/** What depends on the names of the countries only. */
interface CountryFacts {
  lexicon: Lexicon;
  /** Singular words of the names and codes of countries. */
  placeWords: Set<string>;
}

let latest: { countries: readonly Country[]; names: string; facts: CountryFacts } | undefined;

/** Returns what depends on the names of the countries only. Other changes of the library do not change it. */
export async function loadCountryFacts(db: Knex): Promise<CountryFacts> {
  const countries = await listCountries(db);
  if (latest?.countries === countries) return latest.facts;
  const names = JSON.stringify(countries);
  latest = { countries, names, facts: latest?.names === names ? latest.facts : buildCountryFacts(countries) };
  return latest.facts;
}

function buildCountryFacts(countries: readonly Country[]): CountryFacts {
  const placeWords = new Set([...mapCountryWords(countries).values()].flat().map(toSingular));
  return { lexicon: buildLexicon({ vocabulary: [], countries }), placeWords };
}

/** Parses a search text with the words of the library, of which it reads those that are similar to the typed ones. */
export async function readLibraryQuery(db: Knex, text: string, lexicon: Lexicon): Promise<SearchQuery> {
  return readQuery(text, await addLibraryWords(db, listTypedWords(text), lexicon));
}

/** Adds the words of the library that decide how typed words are spelt. */
async function addLibraryWords(db: Knex, typed: string[], lexicon: Lexicon): Promise<Lexicon> {
  const variants = new Set(typed.flatMap((word) => [word, toSingular(word), `${word}s`]));
  const used = await listUsedWords(db, [...variants]);
  const withUsed = extend(lexicon, used);
  const unknown = [...new Set(typed)].filter((word) => !isKnownWord(withUsed.spelling, word));
  const begun = await listWordsBeginning(
    db,
    unknown.filter((word) => !isKnownPrefix(withUsed.spelling, word)),
  );
  const withBegun = extend(lexicon, [...used, ...begun]);
  const misspelt = unknown.filter(
    (word) => !isKnownPrefix(withBegun.spelling, word) && isCorrectable(withBegun.spelling, word),
  );
  const near: string[] = [];
  for (const word of misspelt) near.push(...(await listNearWords(db, word)));
  return extend(lexicon, [...used, ...begun], near);
}

function extend(lexicon: Lexicon, words: WordUse[], near: string[] = []): Lexicon {
  const select = (kind: 'vocabulary' | 'identifiers') => words.filter((one) => one[kind] > 0).map(({ word }) => word);
  return extendLexicon(lexicon, [...select('vocabulary'), ...near], select('identifiers'));
}
