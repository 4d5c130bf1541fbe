import type { Knex } from 'knex';

/** The former and the present names of tables. Their indexes keep the names that they were created with. */
const tableNames = [
  ['tasks', 'jobs'],
  ['job_runs', 'scheduled_runs'],
  ['job_schedules', 'schedules'],
] as const;

/** Renames the tables of jobs that accounts start, of runs of scheduled jobs, and of their schedules. Keeps all rows. */
export const renamedTables: Knex.Migration = {
  async up(knex) {
    for (const [from, to] of tableNames) await knex.schema.renameTable(from, to);
  },
  async down(knex) {
    for (const [from, to] of tableNames) await knex.schema.renameTable(to, from);
  },
};
