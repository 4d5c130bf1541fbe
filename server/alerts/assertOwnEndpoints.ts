import type { Knex } from 'knex';
import { invalidRequest } from '../errors.js';
import { listEndpoints } from '../store/webhookEndpoints.js';

/** Throws invalid_request if a rule names a webhook endpoint that its account does not have, or that takes no alerts. */
export async function assertOwnEndpoints(db: Knex, accountId: string, webhookIds: readonly string[]): Promise<void> {
  if (webhookIds.length === 0) return;
  const own = new Map((await listEndpoints(db, accountId)).map(({ id, eventTypes }) => [id, eventTypes]));
  for (const id of webhookIds) {
    const problem = findProblem(own.get(id));
    if (problem !== undefined)
      throw invalidRequest([{ field: 'delivery/webhookIds', problem: `names '${id}', ${problem}` }]);
  }
}

function findProblem(eventTypes: readonly string[] | undefined): string | undefined {
  if (eventTypes === undefined) return 'which is not a webhook endpoint of this account';
  return eventTypes.includes('alert.fired')
    ? undefined
    : 'an endpoint that takes no alerts. Add `alert.fired` to its `eventTypes`';
}
