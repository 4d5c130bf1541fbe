import { readFileSync, statSync } from 'node:fs';
import { generateRssFeed } from 'feedsmith';
import type { DocumentResponse } from '../contract.js';
import { resolveProjectPath } from '../resolveProjectPath.js';
import { parseReleaseNotes } from './releaseNotes.js';

const file = resolveProjectPath('CHANGELOG.md');
const notes = parseReleaseNotes(readFileSync(file, 'utf8'));
const changedAt = statSync(file).mtime;
const feeds = new Map<string, DocumentResponse>();

/** Returns the changelog as an RSS 2.0 feed with links to `publicUrl`. The changelog is read once, at the start. */
export function getChangelogFeed(publicUrl: string): DocumentResponse {
  const feed = feeds.get(publicUrl) ?? buildFeed(publicUrl);
  feeds.set(publicUrl, feed);
  return feed;
}

function buildFeed(publicUrl: string): DocumentResponse {
  const type = 'application/rss+xml';
  const document = generateRssFeed({
    title: 'Almanac: release notes',
    link: `${publicUrl}/`,
    description:
      'What is new in Almanac, the macroeconomic data API. Each line is something you can use, or have to act on.',
    language: 'en',
    lastBuildDate: changedAt,
    atom: { links: [{ href: `${publicUrl}/changelog.rss`, rel: 'self', type }] },
    items: notes.map(({ version, date, html }) => ({
      title: version === 'Unreleased' ? 'Almanac: unreleased' : `Almanac ${version}`,
      description: html,
      guid: { value: `almanac-${version.toLowerCase()}`, isPermaLink: false },
      ...(date !== null && { pubDate: new Date(`${date}T00:00:00Z`) }),
    })),
  });
  return { document, type: `${type}; charset=utf-8`, changedAt };
}
