import type { Knex } from 'knex';

/** Creates cached responses of providers, compressed, by request. */
export const providerAnswers: Knex.Migration = {
  async up(knex) {
    await knex.schema.createTable('provider_answers', (table) => {
      table.text('provider').notNullable();
      table.text('key').notNullable();
      /** When the provider last sent or confirmed the response. */
      table.text('fetched_at').notNullable().index();
      table.text('etag');
      table.text('last_modified');
      /** Gzip. */
      table.binary('body').notNullable();
      /** Length of the compressed body. */
      table.integer('bytes').notNullable();
      table.primary(['provider', 'key']);
    });
  },
  async down(knex) {
    await knex.schema.dropTable('provider_answers');
  },
};
