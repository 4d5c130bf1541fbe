import type { Context } from '../context.js';
import { recordAudit } from '../store/auditLog.js';

/** Notes what the owner of an account did. */
export function auditAccount(
  { db, now }: Context,
  action: string,
  accountId: string,
  detail: Record<string, unknown> = {},
): Promise<void> {
  return recordAudit(db, { at: now().toISOString(), actor: 'account', action, accountId, detail });
}
