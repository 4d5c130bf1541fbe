import type { Operation } from '../contract.js';
import type { Schemas } from '../schemas.js';
import { isReachable } from '../store/database.js';
import { isPostgres } from '../store/dialect.js';

/** Reports whether the service can receive requests: the database is reachable and the process is not stopping. */
export const healthGet: Operation<'health.get'> = async ({ db, config, now, stopping }) => {
  const reachable = await isReachable(db);
  const status = getStatus(reachable, stopping.aborted);
  return {
    ...(status !== 'ok' && { status: 503 }),
    json: {
      service: 'almanac',
      status,
      time: now().toISOString(),
      checks: {
        fredConfigured: config.FRED_API_KEY !== undefined,
        // No operation is limited to some plans.
        paywallsEnabled: false,
        [isPostgres(db) ? 'postgresConfigured' : 'sqliteConfigured']: reachable,
      },
    },
  };
};

function getStatus(reachable: boolean, stopping: boolean): Schemas['Health']['status'] {
  if (stopping) return 'stopping';
  return reachable ? 'ok' : 'degraded';
}
