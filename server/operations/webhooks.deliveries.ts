import type { Operation } from '../contract.js';
import { createInvalidCursorError, decodeCursor, encodeCursor } from '../paging/cursor.js';
import { groupBy } from '../store/rows.js';
import { listAttempts } from '../store/webhookAttempts.js';
import { listDeliveries, type WebhookDelivery } from '../store/webhookDeliveries.js';
import { getEndpoint } from '../webhooks/getEndpoint.js';
import { toDeliveryResponse } from '../webhooks/toDeliveryResponse.js';

/** Lists the deliveries of a webhook endpoint with their attempts, latest first. */
export const webhooksDeliveries: Operation<'webhooks.deliveries'> = async ({ db }, { caller, path, query }) => {
  const before = readPosition(decodeCursor(query.cursor, query));
  const { id } = await getEndpoint(db, caller, path.id);
  const found = await listDeliveries(db, id, { status: query.status, before, limit: query.limit + 1 });
  const page = found.slice(0, query.limit);
  const attempts = groupBy(
    await listAttempts(
      db,
      page.map((delivery) => delivery.id),
    ),
    ({ deliveryId }) => deliveryId,
  );
  const last = found.length > page.length ? page.at(-1) : undefined;
  return {
    json: {
      count: page.length,
      deliveries: page.map((delivery) => toDeliveryResponse(delivery, attempts.get(delivery.id) ?? [])),
      nextCursor: last === undefined ? null : encodeCursor([Date.parse(last.createdAt), last.id], query),
    },
  };
};

/** Reads the last delivery of the previous page from a cursor, which a client can forge. */
function readPosition(position: unknown[] | undefined): Pick<WebhookDelivery, 'createdAt' | 'id'> | undefined {
  if (position === undefined) return undefined;
  const [createdAt, id] = position.map(Number);
  if (createdAt === undefined || id === undefined || Number.isNaN(new Date(createdAt).getTime()))
    throw createInvalidCursorError();
  return { createdAt: new Date(createdAt).toISOString(), id };
}
