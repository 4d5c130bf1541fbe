import { type AddressInfo, createServer, type Server } from 'node:net';
import pino from 'pino';
import { createApp } from './app.js';
import { type Config, ConfigError, readConfig } from './config.js';
import { createHttpServer } from './http/httpServer.js';
import { Scheduler } from './jobs/scheduler.js';
import { openLimits } from './limits/openLimits.js';
import { createMailer } from './mail/mailer.js';
import { openContext } from './openContext.js';
import { projectFile } from './projectFile.js';
import { openAdminAccount } from './setUp/adminAccount.js';
import { announceDemo } from './setUp/demoAccount.js';
import { loadLibrary } from './setUp/loadLibrary.js';
import { progressLine } from './setUp/progressLine.js';
import { stopServing } from './stopServing.js';
import { watchChanges } from './store/changes.js';
import { migrate, openDatabase } from './store/database.js';
import { openRedis } from './store/redisCounts.js';

/** Starts: configuration, database, library, application, listening. Stops cleanly on SIGTERM and SIGINT. */
async function start(config: Config): Promise<void> {
  const log = pino({ level: config.LOG_LEVEL, base: null, timestamp: pino.stdTimeFunctions.isoTime });
  const now = () => new Date();
  const stopping = new AbortController();
  await checkPort(config);
  const db = openDatabase(config.DATABASE_URL);
  await migrate(db);
  await loadLibrary(db, projectFile('data'), now().toISOString(), progressLine(process.stderr));
  const changes = watchChanges(db, config.DATABASE_URL);
  const redis = config.REDIS_URL === undefined ? undefined : openRedis(config.REDIS_URL);
  const context = openContext(
    { db, config, now, mailer: createMailer(config, log) },
    { redis, log, stopping: stopping.signal },
  );
  context.metrics.watchProcess();
  await openAdminAccount(context, log);
  await context.jobs.run('notify-watchers');
  const limits = await openLimits(context, redis, log);
  const scheduler = new Scheduler({ ...context, log, random: Math.random });
  const server = createHttpServer(await createApp(context, changes, limits.limiter, log), log);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, async () => {
      if (stopping.signal.aborted) return;
      stopping.abort();
      // Who presses Ctrl-C does not want to wait, and has no balancer.
      const served = stopServing(server, signal === 'SIGTERM' ? config.DRAIN_SECONDS * 1000 : 0);
      scheduler.close();
      await served;
      await context.jobs.close();
      await limits.close();
      await context.tasks.close();
      await context.compute.close();
      redis?.disconnect();
      changes.close();
      await db.destroy();
      log.info('Almanac has stopped.');
    });
  }
  await listen(server, config);
  const { port } = server.address() as AddressInfo;
  if (config.NODE_ENV !== 'production') await announceDemo(db, `http://${config.HOST}:${port}`, now());
  if (config.SCHEDULED_JOBS) await scheduler.start();
  log.info(`Almanac serves at http://${config.HOST}:${port}`);
}

/** Says that the port is taken before the library is loaded, not after. */
async function checkPort(config: Config): Promise<void> {
  const trial = createServer();
  await listen(trial, config);
  await new Promise((resolve) => trial.close(resolve));
}

function listen(server: Server, { PORT, HOST }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (failure: NodeJS.ErrnoException) => {
      const taken = new ConfigError(`PORT: ${PORT} is taken at ${HOST}. Stop what listens there, or set another port.`);
      reject(failure.code === 'EADDRINUSE' ? taken : failure);
    });
    server.listen(PORT, HOST, resolve);
  });
}

function fail(failure: unknown): void {
  console.error(failure instanceof ConfigError ? failure.message : failure);
  process.exit(1);
}

try {
  await start(readConfig());
} catch (failure) {
  fail(failure);
}
