import type { Knex } from 'knex';
import { isPostgres } from '../dialect.js';

/**
 * Closes ways around the triggers of the audit log. On PostgreSQL: TRUNCATE, and sessions that apply replicated changes.
 * On SQLite: INSERT OR REPLACE, which deletes the earlier row without calling the delete trigger. A row with a
 * non-positive id is refused too: -1 is the id that SQLite gives to a BEFORE INSERT trigger if the statement has none.
 */
export const finalAuditLog: Knex.Migration = {
  async up(knex) {
    for (const statement of isPostgres(knex) ? postgresStatements : sqliteStatements) await knex.raw(statement);
  },
  async down(knex) {
    if (isPostgres(knex)) {
      await knex.raw('drop trigger audit_log_refuses_truncate on audit_log');
      await knex.raw('alter table audit_log enable trigger audit_log_is_final');
      return;
    }
    for (const name of ['audit_log_refuses_replace', 'audit_log_refuses_negative_ids']) {
      await knex.raw(`drop trigger ${name}`);
    }
  },
};

const postgresStatements = [
  `create trigger audit_log_refuses_truncate before truncate on audit_log
    for each statement execute function refuse_audit_change()`,
  'alter table audit_log enable always trigger audit_log_refuses_truncate',
  'alter table audit_log enable always trigger audit_log_is_final',
];

const sqliteStatements = [
  `create trigger audit_log_refuses_replace before insert on audit_log
    when exists (select 1 from audit_log where id = new.id)
    begin select raise(abort, 'the audit log is never rewritten'); end`,
  `create trigger audit_log_refuses_negative_ids after insert on audit_log when new.id < 1
    begin select raise(abort, 'the audit log is never rewritten'); end`,
];
