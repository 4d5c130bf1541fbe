import type { Knex } from 'knex';

/** Adds the conversations with the assistant, their answers, and counts of questions per day. */
export const chat: Knex.Migration = {
  async up(knex) {
    await knex.schema.createTable('chat_conversations', (table) => {
      table.text('id').primary();
      table.text('account_id').notNullable().references('accounts.id').onDelete('CASCADE');
      table.text('title').notNullable();
      table.text('as_of');
      table.integer('questions').notNullable();
      table.text('created_at').notNullable();
      table.text('updated_at').notNullable();
      // Until when a question is being answered, at most.
      table.text('busy_until');
      table.index(['account_id', 'updated_at', 'id']);
    });
    await knex.schema.createTable('chat_answers', (table) => {
      table.text('conversation_id').notNullable().references('chat_conversations.id').onDelete('CASCADE');
      table.integer('position').notNullable();
      // The answer as JSON, as the API returns it.
      table.text('answer').notNullable();
      table.primary(['conversation_id', 'position']);
    });
    await knex.schema.createTable('chat_usage', (table) => {
      table.text('account_id').notNullable().references('accounts.id').onDelete('CASCADE');
      table.text('day').notNullable().index();
      table.integer('questions').notNullable();
      table.primary(['account_id', 'day']);
    });
  },
  async down(knex) {
    for (const name of ['chat_usage', 'chat_answers', 'chat_conversations']) await knex.schema.dropTable(name);
  },
};
