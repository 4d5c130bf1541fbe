import type { Knex } from 'knex';
import type { Operation } from '../contract.js';
import { invalidRequest } from '../errors.js';
import { findIndicators } from '../indicators/findIndicators.js';
import { newsFeeds } from '../news/newsFeeds.js';
import { decodeCursor, encodeCursor } from '../paging/cursor.js';
import { assertDateOrder } from '../parameters/dateRange.js';
import { parseReleaseCountries } from '../parameters/parseReleaseCountries.js';
import { readReleaseSeries } from '../releases/releaseState.js';
import { sortByProminence } from '../releases/sortByProminence.js';
import type { Schemas } from '../schemas.js';
import { addDays } from '../series/periods.js';
import { listListedSeries } from '../store/listedSeries.js';
import { listNews, type StoredNews } from '../store/news.js';
import type { ReleaseSeries } from '../store/releaseSeries.js';
import { listReleases, type StoredRelease } from '../store/releases.js';

const maxMainIndicators = 5;

/** Lists news of statistical agencies and central banks, latest first. */
export const newsList: Operation<'news.list'> = async ({ db }, { query }) => {
  const { source: feed, agency, q = '', from, to, indicator, limit } = query;
  assertDateOrder('from', from, 'to', to);
  if (feed !== undefined && !newsFeeds.some(({ id }) => id === feed)) {
    throw invalidRequest([{ field: 'source', problem: `(${feed}) is not a known feed; see /api/news/sources` }]);
  }
  if (agency !== undefined && !newsFeeds.some((one) => one.agency === agency)) {
    throw invalidRequest([{ field: 'agency', problem: `(${agency}) has no known feed; see /api/news/sources` }]);
  }
  const countries = await parseReleaseCountries(db, query.country);
  const position = decodeCursor(query.cursor, query);
  const rows = await listNews(db, {
    feed,
    agency,
    place: countries && { countries, agencies: listAgencies(countries) },
    words: q.split(/\s+/).filter((word) => word !== ''),
    from,
    until: to === undefined ? undefined : addDays(to, 1),
    releaseIds: indicator === undefined ? undefined : await listReleaseIds(db, indicator),
    after: position && { publishedAt: toInstant(position[0]), id: Number(position[1] ?? 0) },
    limit: limit + 1,
  });
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const hasMore = last !== undefined && rows.length > page.length;
  return {
    json: {
      count: page.length,
      news: await buildNewsItems(db, page),
      nextCursor: hasMore ? encodeCursor([Date.parse(last.publishedAt), last.id], query) : null,
    },
  };
};

/** Lists the agencies of countries that have feeds. */
function listAgencies(countries: string[]): string[] {
  return [
    ...new Set(
      newsFeeds.filter(({ country }) => country !== null && countries.includes(country)).map(({ agency }) => agency),
    ),
  ];
}

/** Returns the ids of the releases that publish an indicator, for any country. */
async function listReleaseIds(db: Knex, slug: string): Promise<string[]> {
  const [indicator] = await findIndicators(db, [slug]);
  const listed = indicator === undefined ? [] : await listListedSeries(db, { indicatorIds: [indicator.id] });
  return [...new Set(listed.map(({ series }) => series.releaseId))];
}

/**
 * Converts the instant in a cursor. A client can forge a cursor; an invalid instant becomes '', which ends the list.
 */
function toInstant(ms: unknown): string {
  const instant = new Date(Number(ms));
  return Number.isNaN(instant.getTime()) ? '' : instant.toISOString();
}

async function buildNewsItems(db: Knex, news: StoredNews[]): Promise<Schemas['NewsItem'][]> {
  const ids = [...new Set(news.flatMap(({ releaseIds }) => releaseIds))];
  const releases = new Map<string, NewsRelease>();
  for (const release of await listReleases(db, { ids })) releases.set(release.id, await readNewsRelease(db, release));
  return news.map(({ key, feeds, releaseIds, agency, title, summary, url, publishedAt, dateGiven }) => {
    const linked = releaseIds.flatMap((id) => releases.get(id) ?? []);
    return {
      ...{ id: key, sources: feeds, agency, title, summary, url, publishedAt, dateGiven },
      releases: releaseIds.map((id) => ({ id, name: releases.get(id)?.name ?? id })),
      indicators: [...new Set(linked.flatMap(({ slugs }) => slugs))],
      mainIndicators: selectMain(linked.flatMap(({ main }) => main)).map(({ slug, name, country }) => ({
        ...{ slug, name, country },
      })),
    };
  });
}

interface NewsRelease {
  name: string;
  slugs: string[];
  main: ReleaseSeries[];
}

/** Reads what the news of a release name. It is read once per release: news of many days link to the same releases. */
async function readNewsRelease(db: Knex, release: StoredRelease): Promise<NewsRelease> {
  const series = await readReleaseSeries(db, release);
  return { name: release.name, slugs: [...new Set(series.map(({ slug }) => slug))], main: selectMain(series) };
}

/** Selects the series of the most prominent indicators. */
function selectMain(series: ReleaseSeries[]): ReleaseSeries[] {
  const bySlug = new Map(series.map((one) => [one.slug, one]));
  return sortByProminence([...bySlug.values()]).slice(0, maxMainIndicators);
}
