import type { Knex } from 'knex';
import type { AppContext } from '../appContext.js';
import { recordAudit } from '../store/auditLog.js';

/** Records an action of the account's owner in the audit log. */
export function auditAccount(
  { db, now }: AppContext,
  action: string,
  accountId: string,
  detail: Record<string, unknown> = {},
): Promise<void> {
  return recordAudit(db, { at: now().toISOString(), actor: 'account', action, accountId, detail });
}

/** An action of the operator. `by` is the address or the script that it came from. */
export interface OperatorAuditEntry {
  at: string;
  action: string;
  accountId: string;
  by: string;
}

/** Records an action of the operator, in the transaction that performs it. */
export function auditOperator(
  trx: Knex.Transaction,
  { at, action, accountId, by }: OperatorAuditEntry,
  detail: Record<string, unknown>,
): Promise<void> {
  return recordAudit(trx, { at, actor: 'operator', action, accountId, detail: { by, ...detail } });
}
