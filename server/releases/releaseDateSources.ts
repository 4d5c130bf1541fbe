import { readFileSync } from 'node:fs';
import { resolveProjectPath } from '../resolveProjectPath.js';

/** Who announces dates of releases, and by which of its names we know which of our releases; a name may stand for several. */
export type ReleaseDateSource = { id: string; title: string; releases: Record<string, string[]> } & (
  | { kind: 'fred' }
  | { kind: 'icalendar'; url: string; timeZone: string }
);

/** The sources of official dates; of two that give dates of the same release the first is believed. */
export const releaseDateSources: ReleaseDateSource[] = JSON.parse(
  readFileSync(resolveProjectPath('data', 'sources', 'release-dates.json'), 'utf8'),
);

/** Their ids, in their order. */
export const dateSourceIds: string[] = releaseDateSources.map(({ id }) => id);

export function getDateSourceTitle(id: string): string {
  return releaseDateSources.find((source) => source.id === id)?.title ?? id;
}
