import { editDistance } from '../search/editDistance.js';
import { placeNames } from '../search/placeNames.js';
import { tokenizeQuery } from '../search/tokenize.js';
import type { Country } from '../store/countries.js';

/** Codes of statistical offices that differ from ISO 3166-1: those of Eurostat for two countries, and one of the euro area. */
const codeAliases: Record<string, string> = { UK: 'GB', EL: 'GR', EZ: 'EA' };

/** Shorter texts are one letter away from too many names. */
const minMisspeltLength = 4;
const longNameLength = 8;
/** Longer input cannot be a misspelt name. */
const maxNameLength = 60;

/** Returns a code in upper case, and in ISO 3166-1 if a statistical office has another one for the country. */
export function normalizeCountryCode(input: string): string {
  const code = input.toUpperCase();
  return codeAliases[code] ?? code;
}

/**
 * Returns the countries that a text names, the best match first: the one with this code, those with this name or common name, and
 * those whose name, a word of it, or code begins with the text. Ignores case and diacritics. An empty text matches all.
 */
export function findMatchingCountries(countries: readonly Country[], text: string): Country[] {
  const code = normalizeCountryCode(text.trim());
  const wanted = toPlain(text);
  if (wanted === '') return text.trim() === '' ? [...countries] : [];
  return countries
    .flatMap((country) => {
      const rank = rankCountry(country, code, wanted);
      return rank === undefined ? [] : [{ country, rank }];
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ country }) => country);
}

/** Returns the countries whose name or common name differs from a text by one letter or two swapped ones, or by two in a long name. */
export function findNearCountries(countries: readonly Country[], text: string): Country[] {
  const wanted = toPlain(text.slice(0, maxNameLength));
  if (wanted.length < minMisspeltLength) return [];
  const limit = wanted.length < longNameLength ? 1 : 2;
  return countries.filter((country) => listNames(country).some((name) => editDistance(wanted, name, limit) <= limit));
}

/** Returns how well a country matches, 0 best; undefined if it does not. */
function rankCountry(country: Country, wantedCode: string, wanted: string): number | undefined {
  const { code, code3, name } = country;
  if (code === wantedCode || code3 === wantedCode) return 0;
  const names = listNames(country);
  if (names.includes(wanted)) return 1;
  const beginnings = [code3.toLowerCase(), ...names, ...toPlain(name).split(' ')];
  return beginnings.some((one) => one.startsWith(wanted)) ? 2 : undefined;
}

function listNames({ code, name }: Country): string[] {
  return [toPlain(name), ...(placeNames[code]?.split(', ') ?? [])];
}

function toPlain(text: string): string {
  return tokenizeQuery(text).join(' ');
}
