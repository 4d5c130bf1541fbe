import { findNearestSlugs } from '../../server/search/findNearestSlugs.js';

/** A wrong command line; the message says what is wrong. */
export class UsageError extends Error {}

const mostSuggestions = 3;

/**
 * The error of a word that names nothing: `says` begins its sentence, and the names follow that come near to the word, or to what was `meant` by it; all
 * there are where none does.
 */
export function unknownWord(says: string, word: string, names: readonly string[], meant = word): UsageError {
  const near = nearestNames(meant, names);
  const hint = near.length > 0 ? `Did you mean ${near.join(', ')}?` : `There are: ${names.join(', ')}.`;
  return new UsageError(`${says} '${word}'. ${hint}`);
}

function nearestNames(word: string, names: readonly string[]): string[] {
  const bySlug = new Map(names.map((name) => [slugOf(name), name]));
  const candidates = Array.from(bySlug.keys(), (slug) => ({ slug, name: '', identifiers: [] }));
  return findNearestSlugs(slugOf(word), candidates, mostSuggestions).flatMap((slug) => bySlug.get(slug) ?? []);
}

/** Its words alone: names have spaces, colons and dashes between and before them. */
function slugOf(name: string): string {
  return (name.toLowerCase().match(/[a-z0-9]+/g) ?? []).join('-');
}
