import type { Knex } from 'knex';
import { recordAudit } from '../store/auditLog.js';
import { claimOwnership, transferOwnership } from '../store/owner.js';
import { auditOperator, type OperatorActor } from './audit.js';

const action = 'account.becomeOwner';

/** Makes an account the owner of a server that has none, and records it. Returns whether it did. */
export async function becomeOwner(trx: Knex.Transaction, accountId: string, at: string): Promise<boolean> {
  const isClaimed = await claimOwnership(trx, accountId, at);
  if (isClaimed) await recordAudit(trx, { at, actor: 'server', action, accountId, detail: {} });
  return isClaimed;
}

/** Makes an account the owner of the server for the operator, and records it with the previous owner. */
export async function giveOwnership(
  db: Knex,
  { accountId, at, actor }: { accountId: string; at: string; actor: OperatorActor },
): Promise<void> {
  await db.transaction(async (trx) => {
    const previousOwner = await transferOwnership(trx, accountId, at);
    await auditOperator(trx, { at, action, accountId, actor }, { previousOwner: previousOwner ?? null });
  });
}
