import type { Knex } from 'knex';
import type { AppContext } from '../appContext.js';
import type { Caller } from '../caller.js';
import type { Client } from '../operationInput.js';
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

/** Who acts as the operator. `by` is the address or the script that it came from, `owner` the owner's account if it signed in. */
export interface OperatorActor {
  by: string;
  owner?: string;
}

/** Returns who performs an operation of the operator. */
export function identifyOperator({ caller, client }: { caller: Caller; client: Client }): OperatorActor {
  return { by: client.address, ...(caller.kind === 'session' && { owner: caller.accountId }) };
}

/** An action of the operator. */
interface OperatorAuditEntry {
  at: string;
  action: string;
  /** The account that it concerns. */
  accountId: string | null;
  actor: OperatorActor;
}

/** Records an action of the operator, in the transaction that performs it. */
export function auditOperator(
  db: Knex,
  { at, action, accountId, actor }: OperatorAuditEntry,
  detail: Record<string, unknown>,
): Promise<void> {
  const role = actor.owner === undefined ? 'operator' : 'owner';
  return recordAudit(db, { at, actor: role, action, accountId, detail: { ...actor, ...detail } });
}
