import type { Knex } from 'knex';

/** Former and current names of tables. Their indexes keep their names. */
const tableNames = [
  ['tasks', 'jobs'],
  ['job_runs', 'scheduled_runs'],
  ['job_schedules', 'schedules'],
] as const;

/** Renames the tables of background jobs, of runs of scheduled jobs, and of their schedules. Keeps all rows. */
export const renamedTables: Knex.Migration = {
  async up(knex) {
    for (const [from, to] of tableNames) await knex.schema.renameTable(from, to);
  },
  async down(knex) {
    for (const [from, to] of tableNames) await knex.schema.renameTable(to, from);
  },
};
