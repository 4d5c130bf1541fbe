import { auditAccount } from '../accounts/audit.js';
import type { Operation } from '../contract.js';
import { updateEndpoint } from '../store/webhookEndpoints.js';
import { getEndpoint, getLockedEndpoint } from '../webhooks/getEndpoint.js';
import { generateWebhookSecret } from '../webhooks/secrets.js';
import { toWebhookResponse } from '../webhooks/toWebhookResponse.js';

/** How long the previous secret signs too. */
const previousSecretMs = 24 * 3_600_000;

/** Replaces the secret of a webhook endpoint. */
export const webhooksRotateSecret: Operation<'webhooks.rotateSecret'> = async (context, { caller, path }) => {
  const { db, now } = context;
  const secret = generateWebhookSecret();
  const previousSecretUntil = new Date(now().getTime() + previousSecretMs).toISOString();
  const endpoint = await db.transaction(async (trx) => {
    const { id, accountId, secret: previousSecret } = await getLockedEndpoint(trx, caller, path.id);
    await updateEndpoint(trx, id, { secret, previousSecret, previousSecretUntil });
    await auditAccount({ ...context, db: trx }, 'webhooks.rotateSecret', accountId, { webhook: id });
    return getEndpoint(trx, caller, id);
  });
  return { json: { webhook: toWebhookResponse(endpoint, now()), secret } };
};
