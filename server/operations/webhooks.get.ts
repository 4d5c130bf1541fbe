import type { Operation } from '../contract.js';
import { getEndpoint } from '../webhooks/getEndpoint.js';
import { toWebhookResponse } from '../webhooks/toWebhookResponse.js';

/** Returns a webhook endpoint of the account. */
export const webhooksGet: Operation<'webhooks.get'> = async ({ db, now }, { caller, path }) => {
  return { json: toWebhookResponse(await getEndpoint(db, caller, path.id), now()) };
};
