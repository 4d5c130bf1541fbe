import type { Knex } from 'knex';

/** When each job is due next. Whoever moves the instant on runs what was due at it, so that each is run once by all processes. */
export const jobSchedules: Knex.Migration = {
  async up(knex) {
    await knex.schema.createTable('job_schedules', (table) => {
      table.text('name').primary();
      table.text('pattern').notNullable();
      table.integer('delay_seconds').notNullable();
      table.text('next_at').notNullable();
    });
  },
  async down(knex) {
    await knex.schema.dropTable('job_schedules');
  },
};
