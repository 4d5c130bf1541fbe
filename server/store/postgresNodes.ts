import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { getHandle } from './postgresPools.js';
import { selectRows } from './rows.js';
import { type Membership, nodeLifetimeMs, type SharedNodes, splitIntoBatches } from './sharedNodes.js';

const joinSql = 'select epoch, epoch_age_ms as "epochAgeMs", nodes from join_rate_nodes(?, ?, ?, ?)';
/** Locks the windows in the order of their names, so that processes which add at the same time do not deadlock. */
const addAdmissionsSql = `select add_admissions(name, "agesMs", ?)
  from (select * from jsonb_to_recordset(?) as windows(name text, "agesMs" bigint[]) order by name) as ordered`;

/** Lets processes find each other in PostgreSQL, and add their admissions after a crash emptied its unlogged tables. */
export function createPostgresNodes(db: Knex): SharedNodes {
  const control = getHandle(db, 'control');
  return {
    async join(nodeId, at) {
      const bindings = [nodeId, randomUUID(), nodeLifetimeMs, at ?? null];
      const [row] = await selectRows<Membership>(control, joinSql, bindings);
      if (row === undefined) throw new Error('The node was not announced.');
      return { epoch: row.epoch, epochAgeMs: Number(row.epochAgeMs), nodes: Number(row.nodes) };
    },
    async addAdmissions(windows, at) {
      for (const batch of splitIntoBatches(windows))
        await control.raw(addAdmissionsSql, [at ?? null, JSON.stringify(batch)]);
    },
    async deleteDays(accountIds) {
      await control('rate_days').whereIn('account_id', accountIds).delete();
    },
  };
}
