import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { AppContext } from './appContext.js';
import type { createBackgroundWork } from './backgroundWork.js';
import { compileChecks } from './http/operationRules.js';
import { prepareReleases } from './releases/prepareReleases.js';
import { createDemoAccount } from './setup/createDemoAccount.js';
import { prepareSearch } from './setup/prepareSearch.js';
import type { LibraryLoading } from './setup/startLibraryLoad.js';
import { isDatabaseUnavailable } from './store/databaseProblem.js';
import { runLongWork } from './store/longWork.js';
import { findSearchState } from './store/searchState.js';
import type { VersionReader } from './store/versionReader.js';
import { warmReads } from './warmReads.js';

const retryMs = 5_000;

/** A server that responds to requests, and what it has started. */
interface StartedServer {
  context: AppContext;
  library: LibraryLoading;
  versionReader: VersionReader;
  backgroundWork: ReturnType<typeof createBackgroundWork>;
  url: string;
  log: Logger;
}

/** Does what follows when the server responds to requests. Tries again while the database is unavailable. */
export async function completeStart(started: StartedServer): Promise<void> {
  const { stopping } = started.context;
  while (!stopping.aborted) {
    try {
      return await prepare(started);
    } catch (failure) {
      if (stopping.aborted) return;
      if (!isDatabaseUnavailable(failure)) throw failure;
      started.log.warn({ err: failure }, 'The database is unavailable. The start is completed when it responds.');
      await sleep(retryMs, undefined, { signal: stopping }).catch(() => undefined);
    }
  }
}

async function prepare({ context, library, versionReader, backgroundWork, url, log }: StartedServer): Promise<void> {
  const { db, config, now, stopping, scheduledJobs } = context;
  const writeDocuments = () => runLongWork(() => prepareSearch(db, () => now().toISOString(), stopping));
  // Searches wait for documents that an older version did not write.
  if ((await findSearchState(db)).isMissing) await writeDocuments();
  // The command that the demo account prints reads a series of the first file.
  await library.firstFile;
  if (config.NODE_ENV !== 'production' && !stopping.aborted) await createDemoAccount(db, url, now());
  await library.ended.then(() => runLongWork(() => prepareReleases(db, stopping)));
  if (await writeDocuments()) log.info('The search documents are up to date.');
  if (stopping.aborted) return;
  if (library.isLoading) await scheduledJobs.run('notify-watchers');
  if (config.SCHEDULED_JOBS) await backgroundWork.start();
  await warm(context, versionReader).catch((failure: unknown) => {
    // Requests read what is not in memory.
    if (!stopping.aborted)
      log.warn({ err: failure }, 'Common reads could not be prepared. The first requests take longer.');
  });
}

/** Does what the first requests would otherwise wait for. */
async function warm(context: AppContext, versionReader: VersionReader): Promise<void> {
  await compileChecks(context.stopping);
  const { library } = await versionReader.read();
  await warmReads({ ...context, library });
}
