import type { Knex } from 'knex';
import { isPostgres } from '../dialect.js';

/**
 * Adds an index of the digests of search documents, and lets SQLite find the beginnings of words quickly. The terms are written again
 * when the server has started.
 */
export const searchPrefixes: Knex.Migration = {
  async up(knex) {
    await knex.schema.alterTable('search_documents', (table) => {
      table.index(['indicator_id', 'digest'], 'search_documents_digest');
    });
    await replaceTerms(knex, ", prefix = '1 2 3 4'");
  },
  async down(knex) {
    await knex.schema.alterTable('search_documents', (table) => {
      table.dropIndex([], 'search_documents_digest');
    });
    await replaceTerms(knex, '');
  },
};

/** Creates the full-text index of SQLite again. Terms begin with an underscore and a letter, so that two letters of a word are four. */
async function replaceTerms(knex: Knex, options: string): Promise<void> {
  if (isPostgres(knex)) return;
  await knex.schema.dropTable('search_terms');
  await knex.raw(`create virtual table search_terms using fts5(
    terms, content = '', contentless_delete = 1, detail = none, tokenize = "ascii tokenchars '_'"${options})`);
  await knex('search_documents').update({ terms_digest: '' });
  await knex('search_state').where('documents', '>', 0).update({ form: 'none' });
}
