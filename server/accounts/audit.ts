import type { Knex } from 'knex';
import type { AppContext } from '../appContext.js';
import { recordAudit } from '../store/auditLog.js';

/** Notes what the owner of an account did. */
export function auditAccount(
  { db, now }: AppContext,
  action: string,
  accountId: string,
  detail: Record<string, unknown> = {},
): Promise<void> {
  return recordAudit(db, { at: now().toISOString(), actor: 'account', action, accountId, detail });
}

/** What the operator did: when, to whose account, and from which address or by which script. */
export interface OperatorAuditEntry {
  at: string;
  action: string;
  accountId: string;
  by: string;
}

/** Notes what the operator did, in the transaction that does it. */
export function auditOperator(
  trx: Knex.Transaction,
  { at, action, accountId, by }: OperatorAuditEntry,
  detail: Record<string, unknown>,
): Promise<void> {
  return recordAudit(trx, { at, actor: 'operator', action, accountId, detail: { by, ...detail } });
}
