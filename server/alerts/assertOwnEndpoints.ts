import type { Knex } from 'knex';
import { invalidRequest } from '../errors.js';
import { listEndpoints } from '../store/webhookEndpoints.js';

/** Throws invalid_request if a rule names a webhook endpoint that its account does not have. */
export async function assertOwnEndpoints(db: Knex, accountId: string, webhookIds: readonly string[]): Promise<void> {
  if (webhookIds.length === 0) return;
  const own = new Set((await listEndpoints(db, accountId)).map(({ id }) => id));
  const unknown = webhookIds.find((id) => !own.has(id));
  if (unknown === undefined) return;
  const problem = `names '${unknown}', which is not a webhook endpoint of this account`;
  throw invalidRequest([{ field: 'delivery/webhookIds', problem }]);
}
