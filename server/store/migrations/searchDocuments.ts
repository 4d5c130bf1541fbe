import type { Knex } from 'knex';
import { isPostgres, setByteCollation } from '../dialect.js';

/**
 * Creates the full-text index of indicators, their search documents, and the words of the library. `search_state` has the form in
 * which the documents were written and their number.
 */
export const searchDocuments: Knex.Migration = {
  async up(knex) {
    const isPg = isPostgres(knex);
    await knex.schema.createTable('search_documents', (table) => {
      table.integer('indicator_id').primary();
      table.text('digest').notNullable();
      table.text('document').notNullable();
      table.text('terms_digest').notNullable();
      table.text('vocabulary').notNullable();
      table.text('identifiers').notNullable();
      if (isPg) table.specificType('terms', 'tsvector').notNullable();
    });
    if (isPg) await knex.raw('create index search_documents_terms on search_documents using gin (terms)');
    else {
      await knex.raw(`create virtual table search_terms using fts5(
        terms, content = '', contentless_delete = 1, detail = none, tokenize = "ascii tokenchars '_'")`);
    }
    await createWordTables(knex);
    await knex.schema.createTable('search_state', (table) => {
      table.text('name').primary();
      table.text('form').notNullable();
      table.integer('documents').notNullable();
    });
    // Searches wait until the server has written the documents of series that an older version stored.
    const isUpgrade = (await knex('searchable_series').first('series_id')) !== undefined;
    await knex('search_state').insert({ name: 'library', form: isUpgrade ? 'none' : '', documents: 0 });
  },
  async down(knex) {
    const tables = ['search_state', 'search_word_parts', 'search_words', 'search_documents'];
    if (!isPostgres(knex)) tables.push('search_terms');
    for (const table of tables) await knex.schema.dropTable(table);
  },
};

async function createWordTables(knex: Knex): Promise<void> {
  if (isPostgres(knex)) {
    await knex.schema.createTable('search_words', (table) => {
      table.text('word').primary();
      table.integer('vocabulary').notNullable();
      table.integer('identifiers').notNullable();
    });
    await knex.schema.createTable('search_word_parts', (table) => {
      table.text('part').notNullable();
      table.integer('length').notNullable();
      table.text('word').notNullable();
      table.primary(['part', 'length', 'word']);
    });
    await setByteCollation(knex, 'search_words', ['word']);
    await setByteCollation(knex, 'search_word_parts', ['part', 'word']);
    return;
  }
  await knex.raw(`create table search_words (
    word text primary key, vocabulary integer not null, identifiers integer not null) without rowid`);
  await knex.raw(`create table search_word_parts (
    part text not null, length integer not null, word text not null, primary key (part, length, word)) without rowid`);
}
