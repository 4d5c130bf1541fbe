import type { Knex } from 'knex';
import { listInSlices, listRows, type Table } from './rows.js';

/** A security-relevant action. `actor` is `account`, `operator` or `server`. `detail` contains no secrets. */
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

/** Adds an entry. Entries can be neither changed nor deleted. */
export async function recordAudit(db: Knex, entry: Omit<AuditEntry, 'id'>): Promise<void> {
  const { at, actor, action, accountId, detail } = entry;
  await db('audit_log').insert({ at, actor, action, account_id: accountId, detail: JSON.stringify(detail) });
}

/** The maximum value of the column on PostgreSQL. */
const maxId = 2 ** 31 - 1;

/** Filters of `listAudit`; all are optional. */
interface AuditQuery {
  accountId?: string | undefined;
  action?: string | undefined;
  /** Instants, `since` inclusive and `until` exclusive. */
  since?: string | undefined;
  until?: string | undefined;
  /** Only entries with a smaller id. */
  before?: number | undefined;
  limit: number;
}

/** Lists matching entries, latest first. Takes turns. */
export async function listAudit(db: Knex, { limit, ...query }: AuditQuery): Promise<AuditEntry[]> {
  const list = (last: AuditEntry | undefined, count: number) =>
    listSlice(db, { ...query, before: last?.id ?? query.before, limit: count });
  return listInSlices(list, limit);
}

function listSlice(db: Knex, { accountId, action, since, until, before, limit }: AuditQuery): Promise<AuditEntry[]> {
  return listRows(db, auditLog, (query) => {
    if (accountId !== undefined) query.where('account_id', accountId);
    if (action !== undefined) query.where({ action });
    if (since !== undefined) query.where('at', '>=', since);
    if (until !== undefined) query.where('at', '<', until);
    if (before !== undefined) query.where('id', '<', Math.min(before, maxId));
    return query.orderBy('id', 'desc').limit(limit);
  });
}
