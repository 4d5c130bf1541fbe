import type { Knex } from 'knex';
import { setByteCollation } from '../dialect.js';

/**
 * Creates news items, the feeds in which they were seen, the releases that they are about, and the read state of each
 * feed.
 */
export const newsTables: Knex.Migration = {
  async up(knex) {
    await knex.schema.createTable('news_items', (table) => {
      table.increments('id');
      /** Identifies the item across feeds. */
      table.text('key').notNullable().unique();
      table.text('agency').notNullable();
      table.text('title').notNullable();
      table.text('summary');
      table.text('url');
      table.text('published_at').notNullable();
      /** Whether the feed stated the date. */
      table.text('date_given').notNullable();
      table.index(['published_at', 'id']);
    });
    await knex.schema.createTable('news_sightings', (table) => {
      table.integer('item_id').notNullable().references('news_items.id');
      table.text('feed').notNullable();
      table.primary(['item_id', 'feed']);
      table.index(['feed', 'item_id']);
    });
    await knex.schema.createTable('news_releases', (table) => {
      table.integer('item_id').notNullable().references('news_items.id');
      table.text('release_id').notNullable();
      table.primary(['item_id', 'release_id']);
      table.index(['release_id', 'item_id']);
    });
    await knex.schema.createTable('news_feeds', (table) => {
      table.text('feed').primary();
      table.text('etag');
      table.text('last_modified');
      table.text('read_at');
      table.text('failed_at');
    });
    await setByteCollation(knex, 'news_items', ['published_at']);
    await setByteCollation(knex, 'news_sightings', ['feed']);
    await setByteCollation(knex, 'news_releases', ['release_id']);
  },
  async down(knex) {
    for (const table of ['news_feeds', 'news_releases', 'news_sightings', 'news_items'])
      await knex.schema.dropTable(table);
  },
};
