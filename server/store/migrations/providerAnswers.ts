import type { Knex } from 'knex';

/** Answers of providers that are handed on, by what was asked; compressed. */
export const providerAnswers: Knex.Migration = {
  async up(knex) {
    await knex.schema.createTable('provider_answers', (table) => {
      table.text('provider').notNullable();
      table.text('key').notNullable();
      /** When the provider last gave it, or said that it is the same. */
      table.text('fetched_at').notNullable().index();
      table.text('etag');
      table.text('last_modified');
      /** Gzip. */
      table.binary('body').notNullable();
      /** The length of the body as it is kept. */
      table.integer('bytes').notNullable();
      table.primary(['provider', 'key']);
    });
  },
  async down(knex) {
    await knex.schema.dropTable('provider_answers');
  },
};
