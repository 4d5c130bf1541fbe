import type { Operation } from '../contract.js';
import { invalidRequest } from '../errors.js';
import { listUndeliveredIds, requeueDeliveries } from '../store/webhookDeliveries.js';
import { assertActive, getEndpoint, getLockedEndpoint } from '../webhooks/getEndpoint.js';

/** Keeps one request short. */
const maxQueued = 10_000;

/** Queues the failed and skipped deliveries since a time again, in slices. Throws webhook_inactive. */
export const webhooksRedeliverSince: Operation<'webhooks.redeliverSince'> = async ({ db, now }, input) => {
  const { caller, path, body } = input;
  const at = now().toISOString();
  const since = new Date(body.since).toISOString();
  if (since > at) throw invalidRequest([{ field: 'since', problem: 'must not be in the future' }]);
  const endpoint = await getEndpoint(db, caller, path.id);
  assertActive(endpoint);
  let queued = 0;
  for (;;) {
    const ids = await listUndeliveredIds(db, endpoint.id, since);
    if (ids.length === 0 || queued >= maxQueued) return { json: { queued, hasMore: ids.length > 0 } };
    await db.transaction(async (trx) => {
      assertActive(await getLockedEndpoint(trx, caller, endpoint.id));
      await requeueDeliveries(trx, endpoint.id, ids, at);
    });
    queued += ids.length;
  }
};
