import type { Knex } from 'knex';
import { findNearestSlugs } from '../search/findNearestSlugs.js';
import type { Release } from '../store/releases.js';
import { readReleases } from './readReleases.js';

const maxSuggestions = 5;
const prominence: Record<Release['importance'], number> = { high: 2, medium: 1, low: 0 };

/** Suggests the ids of releases that are most similar to an unknown one, best first. There are few enough to compare all. */
export async function suggestReleases(db: Knex, id: string): Promise<string[]> {
  const candidates = (await readReleases(db)).map((release) => ({
    slug: release.id,
    name: release.name,
    prominence: prominence[release.importance],
    identifiers: listAbbreviations(release.id),
  }));
  return findNearestSlugs(id, candidates, maxSuggestions);
}

/** Abbreviates `us-consumer-price-index` as people do: `us-cpi` and `cpi`. */
function listAbbreviations(id: string): string[] {
  const [place = '', ...words] = id.split('-');
  if (words.length < 2) return [];
  const initials = words.map(([first = '']) => first).join('');
  return [`${place}-${initials}`, initials];
}
