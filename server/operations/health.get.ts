import type { Operation } from '../contract.js';
import { describeSettings } from '../describeSettings.js';
import type { Schemas } from '../schemas.js';
import { isPostgres } from '../store/dialect.js';
import type { LibraryLoad } from '../store/libraryLoads.js';

const failedLoad =
  'Loading the library failed, so it is incomplete. Read the reason in the log of the server, remove the cause, and start the server again.';

/** Reports whether the service can receive requests: the database can be read and written, and the process is not stopping. */
export const healthGet: Operation<'health.get'> = async (context) => {
  const { db, config, now, stopping } = context;
  const { problem, library } = await context.databaseCheck.read();
  const status = getStatus(problem === undefined, stopping.aborted);
  return {
    ...(status !== 'ok' && { status: 503 }),
    json: {
      service: 'almanac',
      status,
      time: now().toISOString(),
      ...(problem !== undefined && { problem }),
      checks: {
        ...describeSettings(config),
        [isPostgres(db) ? 'postgresConfigured' : 'sqliteConfigured']: problem === undefined,
      },
      ...(library && { library: toLoad(library) }),
      ...(config.BILLING === 'stripe' && { plansForSale: true as const }),
    },
  };
};

function toLoad({ state, series, totalSeries, observations }: LibraryLoad): Schemas['LibraryLoad'] {
  return { state, ...(state === 'failed' && { problem: failedLoad }), series, totalSeries, observations };
}

function getStatus(isUsable: boolean, stopping: boolean): Schemas['Health']['status'] {
  if (stopping) return 'stopping';
  return isUsable ? 'ok' : 'degraded';
}
