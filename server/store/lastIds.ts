import type { Knex } from 'knex';
import { isPostgres } from './dialect.js';
import { selectRows } from './rows.js';

/** Sequences of columns, by their table. */
const postgresSequences = `
  select t.relname as name, s.seqrelid::regclass::text as sequence, coalesce(pg_sequence_last_value(s.seqrelid), 0) as id
  from pg_sequence s
  join pg_depend d on d.objid = s.seqrelid and d.classid = 'pg_class'::regclass and d.deptype in ('a', 'i')
  join pg_class t on t.oid = d.refobjid
  where t.relnamespace = current_schema()::regnamespace`;

interface SequenceRow {
  name: string;
  sequence: string;
  id: number;
}

/** Returns the ids that were given last, by table. An id is never given again, even if its row is deleted. */
export async function readLastIds(db: Knex): Promise<Record<string, number>> {
  const sql = isPostgres(db) ? postgresSequences : 'select name, seq as id from sqlite_sequence';
  const rows = await selectRows<Pick<SequenceRow, 'name' | 'id'>>(db, sql, []);
  return Object.fromEntries(rows.map(({ name, id }) => [name, id]));
}

/** Continues the numbers of tables after these ids. */
export async function writeLastIds(trx: Knex.Transaction, lastIds: Record<string, number>): Promise<void> {
  if (isPostgres(trx)) {
    for (const { name, sequence } of await selectRows<SequenceRow>(trx, postgresSequences, [])) {
      const id = lastIds[name] ?? 0;
      if (id > 0) await trx.raw('select setval(?::regclass, ?)', [sequence, id]);
    }
    return;
  }
  for (const [name, seq] of Object.entries(lastIds)) {
    await trx('sqlite_sequence').where({ name }).delete();
    await trx('sqlite_sequence').insert({ name, seq });
  }
}
