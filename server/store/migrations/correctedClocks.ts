import type { Knex } from 'knex';
import { isPostgres } from '../dialect.js';
import { buildSpendSql } from './computeSpendings.js';
import { buildCountRequestSql } from './limitTables.js';

/** If the clock steps back by more than the window, the admissions move with it: otherwise nothing would be admitted until then. */
const moveAdmissions = `
  if admissions[kept] > decided_at + window_length then
    admissions := (select array_agg(time - admissions[kept] + decided_at order by time) from unnest(admissions) time);
    update rate_windows w set times = admissions, latest = decided_at where w.name = window_name;
  end if;`;
/** If it steps back by more than a minute, time counts on from there. */
const moveSpending = `
  at := coalesce(given_at, extract(epoch from clock_timestamp()) * 1000);
  if last.spent_at > at + 60000 then last.spent_at := at; end if;
`;

/** Makes counts on PostgreSQL go on after the clock of its machine was ahead and has been corrected. */
export const correctedClocks: Knex.Migration = {
  async up(knex) {
    if (!isPostgres(knex)) return;
    await knex.raw(buildCountRequestSql(moveAdmissions));
    await knex.raw(buildSpendSql(moveSpending));
  },
  async down(knex) {
    if (!isPostgres(knex)) return;
    await knex.raw(buildCountRequestSql());
    await knex.raw(buildSpendSql());
  },
};
