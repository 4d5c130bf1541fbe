import { type AtomFeed, parseFeed, type RdfFeed, type RssFeed } from 'feedsmith';
import type { HttpResponse } from '../provider.js';
import { ProviderFailure } from '../providerFailure.js';
import { readFeedDate } from './readFeedDate.js';
import { toPlainText } from './toPlainText.js';

const maxTitleLength = 300;
const maxSummaryLength = 1_000;

/** An item of a feed, as plain text. */
export interface FeedItem {
  /** Identifier: the guid, else the link, else the title. */
  name: string;
  title: string;
  summary: string | null;
  url: string | null;
  /** Null if the feed has no valid date. */
  publishedAt: string | null;
}

/** An item as written in the feed. */
interface Entry {
  guid?: string | undefined;
  title?: string | undefined;
  html?: string | undefined;
  link?: string | undefined;
  date?: string | undefined;
}

/**
 * Reads the items of a feed in RSS 2.0, RSS 1.0 (RDF) or Atom, in feed order, without items that have no text. Dates without a zone are in `timeZone`;
 * relative links are resolved against `feedUrl`. Throws a ProviderFailure for other formats, and for a document type, which could define entities.
 */
export function readFeed(title: string, { text }: HttpResponse, feedUrl: URL, timeZone: string): FeedItem[] {
  // Everything before the first element.
  const prolog = text.slice(0, Math.max(0, text.search(/<[a-z]/i)));
  if (/<!DOCTYPE/i.test(prolog))
    throw new ProviderFailure('malformed', `${title} returned a web page, or a feed with a document type.`);
  return readEntries(title, text).flatMap((entry) => {
    const itemTitle = toPlainText(entry.title ?? '', maxTitleLength) || toPlainText(entry.html ?? '', maxTitleLength);
    if (itemTitle === '') return [];
    const summary = toPlainText(entry.html ?? '', maxSummaryLength);
    const url = resolveLink(entry.link, feedUrl);
    return [
      {
        name: entry.guid ?? url ?? itemTitle,
        title: itemTitle,
        summary: summary === '' || summary === itemTitle ? null : summary,
        url,
        publishedAt: readFeedDate(entry.date ?? '', timeZone) ?? null,
      },
    ];
  });
}

function readEntries(title: string, text: string): Entry[] {
  const parsed = parse(title, text);
  if (parsed.format === 'rss') return (parsed.feed.items ?? []).map(fromRss);
  if (parsed.format === 'rdf') return (parsed.feed.items ?? []).map(fromRdf);
  if (parsed.format === 'atom') return (parsed.feed.entries ?? []).map(fromAtom);
  throw new ProviderFailure('malformed', `${title} returned a feed in an unsupported format.`);
}

function parse(title: string, text: string) {
  try {
    return parseFeed(text);
  } catch (cause) {
    throw new ProviderFailure('malformed', `${title} returned a response that is not a feed.`, { cause });
  }
}

function fromRss({ guid, title, description, content, link, pubDate, dc }: RssFeed.Item<string>): Entry {
  return {
    guid: guid?.value,
    title,
    html: description ?? content?.encoded,
    link: link ?? getPermalink(guid),
    date: pubDate ?? dc?.dates?.[0],
  };
}

function fromRdf({ title, description, content, link, rdf, dc }: RdfFeed.Item<string>): Entry {
  return { guid: rdf?.about, title, html: description ?? content?.encoded, link, date: dc?.dates?.[0] };
}

function fromAtom({ id, title, summary, content, links = [], published, updated }: AtomFeed.Entry<string>): Entry {
  const link = links.find(({ rel = 'alternate' }) => rel === 'alternate');
  return {
    guid: id,
    title: toHtml(title),
    html: toHtml(summary) ?? toHtml(content),
    link: link?.href,
    date: published ?? updated,
  };
}

/** An Atom text states whether it is HTML. */
function toHtml(text: { value?: string; type?: string } | undefined): string | undefined {
  if (text?.type === 'html' || text?.type === 'xhtml') return text.value;
  return text?.value?.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function getPermalink(guid: RssFeed.Guid | undefined): string | undefined {
  return guid?.isPermaLink === false || !/^https?:/.test(guid?.value ?? '') ? undefined : guid?.value;
}

/** Resolves a link to an http(s) URL and removes duplicate leading slashes; null for any other link. */
function resolveLink(link: string | undefined, feedUrl: URL): string | null {
  if (link === undefined || !URL.canParse(link, feedUrl.href)) return null;
  const url = new URL(link, feedUrl);
  url.pathname = url.pathname.replace(/^\/+/, '/');
  return /^https?:$/.test(url.protocol) ? url.href : null;
}
