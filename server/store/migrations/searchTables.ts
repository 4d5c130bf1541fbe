import type { Knex } from 'knex';
import { isPostgres, setByteCollation } from '../dialect.js';

/**
 * Creates the full-text index of indicators and its words. Both databases stem English words with Porter's algorithm
 * and keep all words.
 */
export const searchTables: Knex.Migration = {
  async up(knex) {
    await (isPostgres(knex) ? createPostgresIndex(knex) : createSqliteIndex(knex));
    await knex.schema.createTable('search_words', (table) => {
      table.text('word').notNullable();
      table.integer('indicator_id').notNullable().index();
      table.primary(['word', 'indicator_id']);
    });
    await setByteCollation(knex, 'search_words', ['word']);
  },
  async down(knex) {
    await knex.schema.dropTable('search_words');
    await knex.schema.dropTable('search_documents');
    if (!isPostgres(knex)) return;
    await knex.raw('drop text search configuration search_english');
    await knex.raw('drop text search dictionary search_porter');
  },
};

async function createSqliteIndex(knex: Knex): Promise<void> {
  await knex.raw(`create virtual table search_documents using fts5(
    title, identifiers, keywords, places, body, tokenize = 'porter unicode61 remove_diacritics 2')`);
}

async function createPostgresIndex(knex: Knex): Promise<void> {
  await knex.raw('create text search dictionary search_porter (template = snowball, language = porter)');
  await knex.raw('create text search configuration search_english (copy = simple)');
  await knex.raw(`alter text search configuration search_english
    alter mapping for asciiword, word, numword, int, uint, float, sfloat with search_porter`);
  await knex.raw('create table search_documents (indicator_id integer primary key, terms tsvector not null)');
  await knex.raw('create index search_documents_terms on search_documents using gin (terms)');
}
