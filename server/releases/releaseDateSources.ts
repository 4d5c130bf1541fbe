import { readFileSync } from 'node:fs';
import { resolveProjectPath } from '../resolveProjectPath.js';

/**
 * A source of official release dates. `releases` maps its names of releases to our ids; one name can stand for several.
 */
export type ReleaseDateSource = { id: string; title: string; releases: Record<string, string[]> } & (
  | { kind: 'fred' }
  | { kind: 'icalendar'; url: string; timeZone: string }
);

/** The sources of official dates. If two give dates of the same release, the first takes precedence. */
export const releaseDateSources: ReleaseDateSource[] = JSON.parse(
  readFileSync(resolveProjectPath('data', 'sources', 'release-dates.json'), 'utf8'),
);

/** The ids of the sources, in order of precedence. */
export const dateSourceIds: string[] = releaseDateSources.map(({ id }) => id);

export function getDateSourceTitle(id: string): string {
  return releaseDateSources.find((source) => source.id === id)?.title ?? id;
}
