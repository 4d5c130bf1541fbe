import { setFlagsFromString } from 'node:v8';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { createApp } from './app.js';
import { createBackgroundWork } from './backgroundWork.js';
import { openBilling } from './billing/billing.js';
import { completeStart } from './completeStart.js';
import { type Config, ConfigError, readConfig } from './config.js';
import { describeDatabaseFailure } from './describeStartFailure.js';
import { openRateLimits } from './limits/openRateLimits.js';
import { createLog } from './log.js';
import { logSlowStatements } from './logSlowStatements.js';
import { lowerCollectorPriority } from './lowerCollectorPriority.js';
import { createMailer } from './mail/mailer.js';
import { openAppContext } from './openAppContext.js';
import { createAdminAccount } from './setup/createAdminAccount.js';
import { migrateInBackground } from './setup/migrateInBackground.js';
import { startLibraryLoad } from './setup/startLibraryLoad.js';
import { startListening } from './startListening.js';
import { stopOnSignal } from './stopOnSignal.js';
import { stopServing } from './stopServing.js';
import { openCheckpoints } from './store/checkpoints.js';
import { openDatabase } from './store/database.js';
import { DatabaseTooNewError } from './store/databaseHealth.js';
import { isDatabaseUnavailable } from './store/databaseProblem.js';
import { openFileWarmer } from './store/fileWarmer.js';
import { runLongWork } from './store/longWork.js';
import { openReadReplicas } from './store/readReplicas.js';
import { openRedis } from './store/redisCounter.js';
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

const now = (): Date => new Date();

/** Starts to listen, migrates the database, loads the library and serves requests. Shuts down cleanly on SIGTERM and SIGINT. */
async function start(config: Config): Promise<void> {
  const log = createLog(config);
  const stopping = new AbortController();
  const { server, shell, url, serve } = await startListening(config, log, now);
  const db = await openMigratedDatabase(config, log);
  const checkpoints = openCheckpoints(config.DATABASE_URL, log);
  const fileWarmer = await openFileWarmer(config.DATABASE_URL, log);
  const library = await runLongWork(() => startLibraryLoad(db, { url: config.DATABASE_URL, log, now }));
  const telemetry = await openTelemetry(config, db);
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
  const replicas = openReadReplicas(config, Date.now, log);
  const { listener } = createApp(context, versionReader, rateLimits.limiter, log, { shell, replicas });
  server.prependListener('request', () => versionReader.expire());
  stopOnSignal(stopping, log, (signal) => {
    // SIGINT comes from Ctrl-C, where no load balancer needs time to react.
    const drained = stopServing(server, signal === 'SIGTERM' ? config.DRAIN_SECONDS * 1000 : 0);
    return [
      () => backgroundWork.close(),
      () => library.close(),
      () => drained,
      () => context.backgroundQueue.close(maxBackgroundCloseMs),
      () => mailer.close(),
      () => context.scheduledJobs.close(),
      () => rateLimits.close(),
      () => context.jobs.close(),
      () => context.compute.close(),
      () => redis?.disconnect(),
      () => telemetry?.close(),
      () => versionReader.close(),
      () => replicas.close(),
      () => checkpoints?.close(),
      () => db.destroy(),
      // Last, because closing the file removes the locks of connections that are still open.
      () => fileWarmer?.close(),
    ];
  });
  serve(telemetry?.traceRequests(listener) ?? listener);
  log.info(`Almanac is listening at ${url}`);
  await completeStart({ context, library, versionReader, backgroundWork, url, log });
}

/** Throws a ConfigError if the database cannot be used. */
async function openMigratedDatabase(config: Config, log: Logger): Promise<Knex> {
  const { DATABASE_URL, DATABASE_TIMEOUT_SECONDS, DATABASE_JOB_TIMEOUT_SECONDS, SLOW_QUERY_MS } = config;
  const limits = { requestMs: DATABASE_TIMEOUT_SECONDS * 1000, longWorkMs: DATABASE_JOB_TIMEOUT_SECONDS * 1000 };
  try {
    const db = openDatabase(DATABASE_URL, limits);
    await migrateInBackground(db, DATABASE_URL, log);
    if (SLOW_QUERY_MS > 0) logSlowStatements(db, SLOW_QUERY_MS, log);
    return db;
  } catch (failure) {
    const isTooNew = failure instanceof DatabaseTooNewError;
    const sentence = isTooNew ? failure.message : describeDatabaseFailure(failure, DATABASE_URL);
    throw sentence === undefined ? failure : new ConfigError(sentence);
  }
}

/** Prints one sentence for a failure that the operator can solve. */
function exitWithError(failure: unknown, config?: Config): void {
  const isOfDatabase = config !== undefined && isDatabaseUnavailable(failure);
  const sentence = isOfDatabase ? describeDatabaseFailure(failure, config.DATABASE_URL) : undefined;
  console.error(failure instanceof ConfigError ? failure.message : (sentence ?? failure));
  process.exit(1);
}

try {
  setFlagsFromString(memoryGrowth);
  lowerCollectorPriority();
  const config = readConfig();
  await start(config).catch((failure: unknown) => exitWithError(failure, config));
} catch (failure) {
  exitWithError(failure);
}
