import { type AtomFeed, parseFeed, type RdfFeed, type RssFeed } from 'feedsmith';
import type { Answer } from '../provider.js';
import { ProviderFailure } from '../providerFailure.js';
import { plainText } from './plainText.js';
import { readFeedDate } from './readFeedDate.js';

const mostTitle = 300;
const mostSummary = 1_000;

/** An item of a feed, as plain text. */
export interface FeedItem {
  /** What the feed tells it by: its guid, else its link, else its title. */
  name: string;
  title: string;
  summary: string | null;
  url: string | null;
  /** Null where the feed has no date that can be read. */
  publishedAt: string | null;
}

/** An item before it is read: all as the feed writes it. */
interface Entry {
  guid?: string | undefined;
  title?: string | undefined;
  html?: string | undefined;
  link?: string | undefined;
  date?: string | undefined;
}

/**
 * The items of a feed in RSS 2.0, RSS 1.0 (RDF) or Atom, in its order; those without any text are left out. Dates without a zone are local to
 * `timeZone`, links without a host to `address`. Throws a ProviderFailure for anything else, and for a document type, which could define entities.
 */
export function readFeed(title: string, { text }: Answer, address: URL, timeZone: string): FeedItem[] {
  // Whatever stands before the first element.
  const prolog = text.slice(0, Math.max(0, text.search(/<[a-z]/i)));
  if (/<!DOCTYPE/i.test(prolog))
    throw new ProviderFailure('malformed', `${title} answered a page, or a feed with a document type.`);
  return entriesOf(title, text).flatMap((entry) => {
    const named = plainText(entry.title ?? '', mostTitle) || plainText(entry.html ?? '', mostTitle);
    if (named === '') return [];
    const summary = plainText(entry.html ?? '', mostSummary);
    const url = linkOf(entry.link, address);
    return [
      {
        name: entry.guid ?? url ?? named,
        title: named,
        summary: summary === '' || summary === named ? null : summary,
        url,
        publishedAt: readFeedDate(entry.date ?? '', timeZone) ?? null,
      },
    ];
  });
}

function entriesOf(title: string, text: string): Entry[] {
  const read = parse(title, text);
  if (read.format === 'rss') return (read.feed.items ?? []).map(fromRss);
  if (read.format === 'rdf') return (read.feed.items ?? []).map(fromRdf);
  if (read.format === 'atom') return (read.feed.entries ?? []).map(fromAtom);
  throw new ProviderFailure('malformed', `${title} answered a feed of a kind that is not read.`);
}

function parse(title: string, text: string) {
  try {
    return parseFeed(text);
  } catch (cause) {
    throw new ProviderFailure('malformed', `${title} answered what is no feed.`, { cause });
  }
}

function fromRss({ guid, title, description, content, link, pubDate, dc }: RssFeed.Item<string>): Entry {
  return {
    guid: guid?.value,
    title,
    html: description ?? content?.encoded,
    link: link ?? permaLink(guid),
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
    title: asHtml(title),
    html: asHtml(summary) ?? asHtml(content),
    link: link?.href,
    date: published ?? updated,
  };
}

/** Atom says of a text whether it is HTML. */
function asHtml(text: { value?: string; type?: string } | undefined): string | undefined {
  if (text?.type === 'html' || text?.type === 'xhtml') return text.value;
  return text?.value?.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function permaLink(guid: RssFeed.Guid | undefined): string | undefined {
  return guid?.isPermaLink === false || !/^https?:/.test(guid?.value ?? '') ? undefined : guid?.value;
}

/** An address of the web, without the slash that some feeds have too many; null for anything else. */
function linkOf(link: string | undefined, address: URL): string | null {
  if (link === undefined || !URL.canParse(link, address.href)) return null;
  const url = new URL(link, address);
  url.pathname = url.pathname.replace(/^\/+/, '/');
  return /^https?:$/.test(url.protocol) ? url.href : null;
}
