import type { Knex } from 'knex';

/**
 * Creates the due times of scheduled jobs. Only the process that advances a due time runs the job, so that each runs
 * once across all processes.
 */
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
