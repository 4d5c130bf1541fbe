import { findNearestSlugs } from '../../server/search/findNearestSlugs.js';

/** An invalid command line. */
export class UsageError extends Error {
  /** The command that it calls, if it is known. */
  command?: string;
}

const maxSuggestions = 3;

/** Creates the error for an unknown name. It suggests the names nearest to `query`, or lists all names if none is near. */
export function createUnknownNameError(
  message: string,
  word: string,
  names: readonly string[],
  { query = word, listTitle = 'Available' }: { query?: string; listTitle?: string } = {},
): UsageError {
  const suggestions = findNearestNames(query, names);
  const hint =
    suggestions.length > 0 ? `Did you mean ${suggestions.join(', ')}?` : `${listTitle}: ${names.join(', ')}.`;
  return new UsageError(`${message} '${word}'. ${hint}`);
}

function findNearestNames(word: string, names: readonly string[]): string[] {
  const bySlug = new Map(names.map((name) => [toSlug(name), name]));
  const candidates = Array.from(bySlug.keys(), (slug) => ({ slug, name: '', prominence: 0, identifiers: [] }));
  return findNearestSlugs(toSlug(word), candidates, maxSuggestions).flatMap((slug) => bySlug.get(slug) ?? []);
}

/** Joins the words of a name with hyphens: `accounts open` and `--dry-run` become `accounts-open` and `dry-run`. */
function toSlug(name: string): string {
  return (name.toLowerCase().match(/[a-z0-9]+/g) ?? []).join('-');
}
