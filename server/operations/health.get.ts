import type { Operation } from '../contract.js';
import { isPostgres, isReachable } from '../store/database.js';

/** Whether the service and its database answer. */
export const healthGet: Operation<'health.get'> = async ({ db, config, now }) => {
  const reachable = await isReachable(db);
  return {
    ...(!reachable && { status: 503 }),
    json: {
      service: 'almanac',
      status: reachable ? 'ok' : 'degraded',
      time: now().toISOString(),
      checks: {
        fredConfigured: config.FRED_API_KEY !== undefined,
        // No operation is held back from any plan.
        paywallsEnabled: false,
        [isPostgres(db) ? 'postgresConfigured' : 'sqliteConfigured']: reachable,
      },
    },
  };
};
