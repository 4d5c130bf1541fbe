import type { Knex } from 'knex';
import { listRows, type Table } from './rows.js';

/** One security-relevant act. `actor` is `account`, `operator` or `server`; `detail` holds no secret. */
export interface AuditEntry {
  id: number;
  at: string;
  actor: string;
  action: string;
  accountId: string | null;
  detail: Record<string, unknown>;
}

const auditLog: Table<AuditEntry> = {
  name: 'audit_log',
  columns: { id: 'id', at: 'at', actor: 'actor', action: 'action', accountId: 'account_id', detail: 'detail' },
  json: ['detail'],
};

/** Adds an entry. There is no way to change one or take one away. */
export async function recordAudit(db: Knex, entry: Omit<AuditEntry, 'id'>): Promise<void> {
  const { at, actor, action, accountId, detail } = entry;
  await db('audit_log').insert({ at, actor, action, account_id: accountId, detail: JSON.stringify(detail) });
}

/** Entries with an id below `before` (all, without it), of one account or all: the latest first. */
export async function listAudit(
  db: Knex,
  { accountId, before, limit }: { accountId?: string; before?: number; limit: number },
): Promise<AuditEntry[]> {
  return listRows(db, auditLog, (query) => {
    if (accountId !== undefined) query.where('account_id', accountId);
    if (before !== undefined) query.where('id', '<', before);
    return query.orderBy('id', 'desc').limit(limit);
  });
}
