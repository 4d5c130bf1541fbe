import type { Knex } from 'knex';
import { listRows, type Table, toChunks, toColumns } from './rows.js';

/** A news item, as plain text. */
export interface News {
  /** Identifies the item across feeds. */
  key: string;
  agency: string;
  title: string;
  summary: string | null;
  url: string | null;
  publishedAt: string;
  /** Whether the feed stated the date. */
  dateGiven: boolean;
}

/** A stored news item with its feeds and the ids of the releases it is about. */
export interface StoredNews extends News {
  id: number;
  feeds: string[];
  releaseIds: string[];
}

/** Filters of news; an absent filter matches everything. */
export interface NewsQuery {
  feed?: string | undefined;
  agency?: string | undefined;
  /** Countries, and their agencies: items of these agencies, or linked to a release of one of the countries. */
  place?: { countries: string[]; agencies: string[] } | undefined;
  /** Each must occur in the title or summary, case-insensitive. */
  words: string[];
  /** First day, inclusive. */
  from?: string | undefined;
  /** Day after the last, exclusive. */
  until?: string | undefined;
  releaseIds?: string[] | undefined;
  /** The last item of the previous page. */
  after?: { publishedAt: string; id: number } | undefined;
  limit: number;
}

const newsWithoutId: Table<News> = {
  name: 'news_items',
  columns: {
    key: 'key',
    agency: 'agency',
    title: 'title',
    summary: 'summary',
    url: 'url',
    publishedAt: 'published_at',
    dateGiven: 'date_given',
  },
  json: ['dateGiven'],
};
const news: Table<News & { id: number }> = { ...newsWithoutId, columns: { id: 'id', ...newsWithoutId.columns } };

/** Maximum number of rows per statement. */
const rowsPerStatement = 400;

/**
 * Adds the items of a feed with their releases. Items that are already stored are only linked to the feed. Returns how
 * many are new.
 */
export async function addNews(db: Knex, feed: string, items: { item: News; releaseIds: string[] }[]): Promise<number> {
  return db.transaction(async (trx) => {
    let count = 0;
    for (const chunk of toChunks(items, rowsPerStatement)) count += await addChunk(trx, feed, chunk);
    return count;
  });
}

async function addChunk(
  trx: Knex.Transaction,
  feed: string,
  items: { item: News; releaseIds: string[] }[],
): Promise<number> {
  const rows = items.map(({ item }) => toColumns(newsWithoutId, item));
  const inserted: { id: number; key: string }[] = await trx('news_items')
    .insert(rows)
    .onConflict('key')
    .ignore()
    .returning(['id', 'key']);
  const ids = new Map(inserted.map(({ id, key }) => [key, id]));
  const keys = items.map(({ item }) => item.key);
  const itemIds: number[] = await trx('news_items').whereIn('key', keys).pluck('id');
  await insertNew(
    trx,
    'news_sightings',
    itemIds.map((id) => ({ item_id: id, feed })),
  );
  const links = items.flatMap(({ item, releaseIds }) => {
    const id = ids.get(item.key);
    return id === undefined ? [] : releaseIds.map((releaseId) => ({ item_id: id, release_id: releaseId }));
  });
  await insertNew(trx, 'news_releases', links);
  return inserted.length;
}

async function insertNew(trx: Knex.Transaction, table: string, rows: object[]): Promise<void> {
  for (const chunk of toChunks(rows, rowsPerStatement)) await trx(table).insert(chunk).onConflict().ignore();
}

/** Lists matching news, latest first; of the same instant, the last added first. */
export async function listNews(db: Knex, query: NewsQuery): Promise<StoredNews[]> {
  const rows = await listRows(db, news, (select) => {
    const { feed, agency, place, words, from, until, releaseIds, after, limit } = query;
    if (feed !== undefined) select.whereIn('id', db('news_sightings').where({ feed }).select('item_id'));
    if (agency !== undefined) select.where({ agency });
    if (place !== undefined) {
      const releases = db('releases').whereIn('country', place.countries).select('id');
      const linked = db('news_releases').whereIn('release_id', releases).select('item_id');
      select.where((either) => either.whereIn('agency', place.agencies).orWhereIn('id', linked));
    }
    if (releaseIds !== undefined) {
      select.whereIn('id', db('news_releases').whereIn('release_id', releaseIds).select('item_id'));
    }
    for (const word of words)
      select.whereRaw("lower(title || ' ' || coalesce(summary, '')) like ? escape '\\'", [toLikePattern(word)]);
    if (from !== undefined) select.where('published_at', '>=', from);
    if (until !== undefined) select.where('published_at', '<', until);
    if (after !== undefined) select.whereRaw('(published_at, id) < (?, ?)', [after.publishedAt, after.id]);
    return select
      .orderBy([
        { column: 'published_at', order: 'desc' },
        { column: 'id', order: 'desc' },
      ])
      .limit(limit);
  });
  const feeds = await listNamesByItem(db, 'news_sightings', 'feed', rows);
  const releases = await listNamesByItem(db, 'news_releases', 'release_id', rows);
  return rows.map((row) => ({ ...row, feeds: feeds.get(row.id) ?? [], releaseIds: releases.get(row.id) ?? [] }));
}

function toLikePattern(word: string): string {
  return `%${word.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
}

async function listNamesByItem(
  db: Knex,
  table: string,
  column: string,
  rows: { id: number }[],
): Promise<Map<number, string[]>> {
  const names = new Map<number, string[]>();
  const ids = rows.map(({ id }) => id);
  const found: { id: number; name: string }[] = await db(table)
    .whereIn('item_id', ids)
    .select({ id: 'item_id', name: column })
    .orderBy(column);
  for (const { id, name } of found) names.set(id, [...(names.get(id) ?? []), name]);
  return names;
}

/** Deletes news published before an instant. Returns how many. */
export async function deleteNews(db: Knex, publishedBefore: string): Promise<number> {
  return db.transaction(async (trx) => {
    const expired = trx('news_items').where('published_at', '<', publishedBefore).select('id');
    for (const table of ['news_sightings', 'news_releases'])
      await trx(table).whereIn('item_id', expired.clone()).delete();
    const deleted: number = await trx('news_items').where('published_at', '<', publishedBefore).delete();
    return deleted;
  });
}
