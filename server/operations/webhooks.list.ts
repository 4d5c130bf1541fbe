import { requireAccount } from '../caller.js';
import type { Operation } from '../contract.js';
import { listEndpoints } from '../store/webhookEndpoints.js';
import { toWebhookResponse } from '../webhooks/toWebhookResponse.js';

/** Lists the webhook endpoints of the account. */
export const webhooksList: Operation<'webhooks.list'> = async ({ db, now }, { caller }) => {
  const endpoints = await listEndpoints(db, requireAccount(caller).accountId);
  const webhooks = endpoints.map((endpoint) => toWebhookResponse(endpoint, now()));
  return { json: { count: webhooks.length, webhooks, nextCursor: null } };
};
