import type { Knex } from 'knex';
import { type Caller, requireAccount } from '../caller.js';
import { ApiError } from '../errors.js';
import { findEndpoint, lockEndpoint, type WebhookEndpoint } from '../store/webhookEndpoints.js';

/** Returns an endpoint of the caller's account. Throws not_found. */
export async function getEndpoint(db: Knex, caller: Caller, id: string): Promise<WebhookEndpoint> {
  const endpoint = await findEndpoint(db, requireAccount(caller).accountId, id);
  if (endpoint === undefined) throw new ApiError('not_found');
  return endpoint;
}

/** Locks an endpoint of the caller's account until the transaction ends, and returns it. Throws not_found. */
export async function getLockedEndpoint(trx: Knex.Transaction, caller: Caller, id: string): Promise<WebhookEndpoint> {
  await lockEndpoint(trx, requireAccount(caller).accountId, id);
  return getEndpoint(trx, caller, id);
}

/** Throws webhook_inactive if nothing is sent to an endpoint. */
export function assertActive({ status }: WebhookEndpoint): void {
  if (status === 'active') return;
  const message = `The endpoint is ${status}. Set its \`status\` to \`active\` first.`;
  throw new ApiError('webhook_inactive', { message });
}
