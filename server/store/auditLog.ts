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

/** The most that the type of the column holds on PostgreSQL. */
const maxId = 2 ** 31 - 1;

/** Which entries `listAudit` answers: all, where nothing is said. */
interface AuditQuery {
  accountId?: string | undefined;
  action?: string | undefined;
  /** Instants: the first, and the first that is too late. */
  since?: string | undefined;
  until?: string | undefined;
  /** Only entries with an id below. */
  before?: number | undefined;
  limit: number;
}

/** The entries that match, the latest first. */
export async function listAudit(
  db: Knex,
  { accountId, action, since, until, before, limit }: AuditQuery,
): Promise<AuditEntry[]> {
  return listRows(db, auditLog, (query) => {
    if (accountId !== undefined) query.where('account_id', accountId);
    if (action !== undefined) query.where({ action });
    if (since !== undefined) query.where('at', '>=', since);
    if (until !== undefined) query.where('at', '<', until);
    if (before !== undefined) query.where('id', '<', Math.min(before, maxId));
    return query.orderBy('id', 'desc').limit(limit);
  });
}
