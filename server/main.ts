import { setFlagsFromString } from 'node:v8';
import { createApp } from './app.js';
import { createBackgroundWork } from './backgroundWork.js';
import { openBilling } from './billing/billing.js';
import { type Config, ConfigError, readConfig } from './config.js';
import { openRateLimits } from './limits/openRateLimits.js';
import { createLog } from './log.js';
import { logSlowStatements } from './logSlowStatements.js';
import { createMailer } from './mail/mailer.js';
import { openAppContext } from './openAppContext.js';
import { prepareReleases } from './releases/prepareReleases.js';
import { createAdminAccount } from './setup/createAdminAccount.js';
import { createDemoAccount } from './setup/createDemoAccount.js';
import { migrateInBackground } from './setup/migrateInBackground.js';
import { prepareSearch } from './setup/prepareSearch.js';
import { startLibraryLoad } from './setup/startLibraryLoad.js';
import { startListening } from './startListening.js';
import { stopServing } from './stopServing.js';
import { openDatabase } from './store/database.js';
import { DatabaseTooNewError } from './store/databaseHealth.js';
import { openReadReplicas } from './store/readReplicas.js';
import { openRedis } from './store/redisCounter.js';
import { findSearchState } from './store/searchState.js';
import { createVersionReader } from './store/versionReader.js';
import { openTelemetry } from './telemetry/openTelemetry.js';

/**
 * Work after a response waits up to this long, at random, so that the time of the next request does not reveal whether there
 * was any.
 */
const maxBackgroundDelayMs = 1_000;
const maxBackgroundCloseMs = 5_000;
/** Searches leave much garbage. Node would let the memory grow to four times what is in use before it collects what is old. */
const memoryGrowth = '--heap-growing-percent=40';

/** Starts to listen, migrates the database, loads the library and serves requests. Shuts down cleanly on SIGTERM and SIGINT. */
async function start(config: Config): Promise<void> {
  const log = createLog(config);
  const now = () => new Date();
  const stopping = new AbortController();
  const { server, shell, url, serve } = await startListening(config, log, now);
  const db = openDatabase(config.DATABASE_URL);
  await migrateInBackground(db, config.DATABASE_URL, log);
  const library = await startLibraryLoad(db, { url: config.DATABASE_URL, log, now });
  const telemetry = await openTelemetry(config, db);
  if (config.SLOW_QUERY_MS > 0) logSlowStatements(db, config.SLOW_QUERY_MS, log);
  const versionReader = createVersionReader(db, config.DATABASE_URL);
  const redis = config.REDIS_URL === undefined ? undefined : openRedis(config.REDIS_URL);
  const mailer = createMailer(config, log, console.log);
  const context = openAppContext(
    { db, config, now, mailer, billing: await openBilling(config, log) },
    {
      redis,
      log,
      stopping: stopping.signal,
      getBackgroundDelayMs: () => Math.random() * maxBackgroundDelayMs,
      onJobRun: (run) => telemetry?.traceJob(run),
    },
  );
  context.metrics.collectProcessMetrics();
  telemetry?.sendMetrics(context.metrics.registry, now());
  await createAdminAccount(context, log);
  if (!library.isLoading) await context.scheduledJobs.run('notify-watchers');
  const rateLimits = await openRateLimits(context, redis, log);
  const backgroundWork = createBackgroundWork(context, log);
  const replicas = openReadReplicas(config.DATABASE_READ_URLS, Date.now, log);
  const { listener } = createApp(context, versionReader, rateLimits.limiter, log, { shell, replicas });
  server.prependListener('request', () => versionReader.expire());
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, async () => {
      if (stopping.signal.aborted) return;
      stopping.abort();
      // SIGINT comes from Ctrl-C, where no load balancer needs time to react.
      const drained = stopServing(server, signal === 'SIGTERM' ? config.DRAIN_SECONDS * 1000 : 0);
      await backgroundWork.close();
      await library.close();
      await drained;
      await context.backgroundQueue.close(maxBackgroundCloseMs);
      await mailer.close();
      await context.scheduledJobs.close();
      await rateLimits.close();
      await context.jobs.close();
      await context.compute.close();
      redis?.disconnect();
      await telemetry?.close();
      versionReader.close();
      await replicas.close();
      await db.destroy();
      log.info('Almanac stopped.');
    });
  }
  serve(telemetry?.traceRequests(listener) ?? listener);
  log.info(`Almanac is listening at ${url}`);
  const writeDocuments = () => prepareSearch(db, () => now().toISOString(), stopping.signal);
  // Searches wait for documents that an older version did not write.
  if ((await findSearchState(db)).isMissing) await writeDocuments();
  // The command that the demo account prints reads a series of the first file.
  await library.firstFile;
  if (config.NODE_ENV !== 'production' && !stopping.signal.aborted) await createDemoAccount(db, url, now());
  await library.ended.then(() => prepareReleases(db, stopping.signal));
  if (await writeDocuments()) log.info('The search documents are up to date.');
  if (stopping.signal.aborted) return;
  if (library.isLoading) await context.scheduledJobs.run('notify-watchers');
  if (config.SCHEDULED_JOBS) await backgroundWork.start();
}

function exitWithError(failure: unknown): void {
  const isExplained = failure instanceof ConfigError || failure instanceof DatabaseTooNewError;
  console.error(isExplained ? failure.message : failure);
  process.exit(1);
}

try {
  setFlagsFromString(memoryGrowth);
  await start(readConfig());
} catch (failure) {
  exitWithError(failure);
}
