import type { Knex } from 'knex';
import type { Operation } from '../contract.js';
import { describeSettings } from '../describeSettings.js';
import type { Schemas } from '../schemas.js';
import { isReachable } from '../store/database.js';
import { isPostgres } from '../store/dialect.js';
import { findLibraryLoad } from '../store/libraryLoads.js';

/** Reports whether the service can receive requests: the database is reachable and the process is not stopping. */
export const healthGet: Operation<'health.get'> = async ({ db, config, now, stopping }) => {
  const reachable = await isReachable(db);
  const library = reachable ? await readLibraryLoad(db) : undefined;
  const status = getStatus(reachable, stopping.aborted);
  return {
    ...(status !== 'ok' && { status: 503 }),
    json: {
      service: 'almanac',
      status,
      time: now().toISOString(),
      checks: {
        ...describeSettings(config),
        [isPostgres(db) ? 'postgresConfigured' : 'sqliteConfigured']: reachable,
      },
      ...(library && { library }),
      ...(config.BILLING === 'stripe' && { plansForSale: true as const }),
    },
  };
};

async function readLibraryLoad(db: Knex): Promise<Schemas['LibraryLoad'] | undefined> {
  const load = await findLibraryLoad(db);
  if (load === undefined) return undefined;
  const { state, series, totalSeries, observations } = load;
  return { state, series, totalSeries, observations };
}

function getStatus(reachable: boolean, stopping: boolean): Schemas['Health']['status'] {
  if (stopping) return 'stopping';
  return reachable ? 'ok' : 'degraded';
}
