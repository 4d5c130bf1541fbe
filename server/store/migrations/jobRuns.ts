import type { Knex } from 'knex';

/**
 * Creates the runs of scheduled jobs. The unique index ensures that a job runs once at a time: only the process that
 * inserts the running row runs the job.
 */
export const jobRuns: Knex.Migration = {
  async up(knex) {
    await knex.schema.createTable('job_runs', (table) => {
      table.increments('id');
      table.text('name').notNullable();
      table.text('state').notNullable();
      table.text('started_at').notNullable();
      table.text('seen_at').notNullable();
      table.text('ended_at');
      table.text('counts');
      table.text('error');
      table.index(['name', 'id']);
    });
    await knex.raw(`create unique index job_runs_one_at_a_time on job_runs (name) where state = 'running'`);
  },
  async down(knex) {
    await knex.schema.dropTable('job_runs');
  },
};
