import type { Knex } from 'knex';
import { ApiError } from './errors.js';
import { findLibraryLoad, type LibraryLoad } from './store/libraryLoads.js';

const retryAfterSeconds = 5;
/** After a failure, only the next start of a server loads the rest. */
const failedRetryAfterSeconds = 300;

/** Throws `library_loading` for a series without values if the library is being loaded. `name` begins the message. */
export async function assertLibraryLoaded(db: Knex, name: string): Promise<void> {
  const load = await findLibraryLoad(db);
  if (load === undefined || load.state === 'ready') return;
  throw new ApiError('library_loading', {
    message: `${name} is not loaded yet. ${describeLoad(load)}`,
    retryAfterSeconds: load.state === 'failed' ? failedRetryAfterSeconds : retryAfterSeconds,
  });
}

function describeLoad({ state, series, totalSeries }: LibraryLoad): string {
  if (state === 'failed') return 'Loading the library failed. Ask the operator to read the log of the server.';
  const percent = Math.floor((100 * series) / Math.max(1, totalSeries));
  return `${percent} percent of the library is loaded. Try again in ${retryAfterSeconds} seconds.`;
}
