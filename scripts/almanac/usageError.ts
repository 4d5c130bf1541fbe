import { findNearestSlugs } from '../../server/search/findNearestSlugs.js';

/** A wrong command line; the message says what is wrong. */
export class UsageError extends Error {}

const maxSuggestions = 3;

/**
 * The error of a word that names nothing: `says` begins its sentence, and the names follow that come near to the word, or to what was `meant` by it; all
 * there are where none does.
 */
export function createUnknownNameError(
  message: string,
  word: string,
  names: readonly string[],
  query = word,
): UsageError {
  const suggestions = findNearestNames(query, names);
  const hint = suggestions.length > 0 ? `Did you mean ${suggestions.join(', ')}?` : `There are: ${names.join(', ')}.`;
  return new UsageError(`${message} '${word}'. ${hint}`);
}

function findNearestNames(word: string, names: readonly string[]): string[] {
  const bySlug = new Map(names.map((name) => [toSlug(name), name]));
  const candidates = Array.from(bySlug.keys(), (slug) => ({ slug, name: '', identifiers: [] }));
  return findNearestSlugs(toSlug(word), candidates, maxSuggestions).flatMap((slug) => bySlug.get(slug) ?? []);
}

/** Its words alone: names have spaces, colons and dashes between and before them. */
function toSlug(name: string): string {
  return (name.toLowerCase().match(/[a-z0-9]+/g) ?? []).join('-');
}
