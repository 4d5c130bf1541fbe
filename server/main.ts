import { type AddressInfo, createServer, type Server } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { createApp } from './app.js';
import { createBackgroundWork } from './backgroundWork.js';
import { openBilling } from './billing/billing.js';
import { type Config, ConfigError, readConfig } from './config.js';
import { createHttpServer } from './http/httpServer.js';
import { openRateLimits } from './limits/openRateLimits.js';
import { createLog } from './log.js';
import { logSlowStatements } from './logSlowStatements.js';
import { createMailer } from './mail/mailer.js';
import { openAppContext } from './openAppContext.js';
import { prepareReleases } from './releases/prepareReleases.js';
import { createAdminAccount } from './setup/createAdminAccount.js';
import { createDemoAccount } from './setup/createDemoAccount.js';
import { prepareSearch } from './setup/prepareSearch.js';
import { startLibraryLoad } from './setup/startLibraryLoad.js';
import { stopServing } from './stopServing.js';
import { migrate, openDatabase } from './store/database.js';
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

/** Migrates the database, loads the library and starts the server. Shuts down cleanly on SIGTERM and SIGINT. */
async function start(config: Config): Promise<void> {
  const log = createLog(config);
  const now = () => new Date();
  const stopping = new AbortController();
  await assertPortFree(config);
  const db = openDatabase(config.DATABASE_URL);
  await migrate(db);
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
  const application = createApp(context, versionReader, rateLimits.limiter, log, replicas);
  const listener = telemetry?.traceRequests(application.listener) ?? application.listener;
  const server = createHttpServer({ ...application, listener }, log, config);
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
  await listen(server, config);
  const url = `http://${config.HOST}:${(server.address() as AddressInfo).port}`;
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

/** Throws a ConfigError if the port is in use, so that the start fails before the library is loaded. */
async function assertPortFree(config: Config): Promise<void> {
  const probe = createServer();
  await listen(probe, config);
  await new Promise((resolve) => probe.close(resolve));
}

function listen(server: Server, { PORT, HOST }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (failure: NodeJS.ErrnoException) => {
      const portTaken = new ConfigError(
        `PORT: ${PORT} is already in use at ${HOST}. Stop the program that uses it, or set another port.`,
      );
      reject(failure.code === 'EADDRINUSE' ? portTaken : failure);
    });
    server.listen(PORT, HOST, resolve);
  });
}

function exitWithError(failure: unknown): void {
  console.error(failure instanceof ConfigError ? failure.message : failure);
  process.exit(1);
}

try {
  setFlagsFromString(memoryGrowth);
  await start(readConfig());
} catch (failure) {
  exitWithError(failure);
}
