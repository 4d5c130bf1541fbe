import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { SignInGuard } from './accounts/signInGuard.js';
import { createApp } from './app.js';
import { type Config, ConfigError, readConfig } from './config.js';
import { refuseUnreadable } from './http/unreadableRequest.js';
import { openLimits } from './limits/openLimits.js';
import { createMailer } from './mail/mailer.js';
import { projectFile } from './projectFile.js';
import { announceDemo } from './setUp/demoAccount.js';
import { loadLibrary } from './setUp/loadLibrary.js';
import { progressLine } from './setUp/progressLine.js';
import { watchChanges } from './store/changes.js';
import { migrate, openDatabase } from './store/database.js';
import { openRedis } from './store/redisCounts.js';

/** How long a stop waits for requests under way. */
const graceMilliseconds = 5_000;

/** Starts: configuration, database, library, application, listening. Stops cleanly on SIGTERM and SIGINT. */
async function start(config: Config): Promise<void> {
  const log = pino({ level: config.LOG_LEVEL, base: null, timestamp: pino.stdTimeFunctions.isoTime });
  const now = () => new Date();
  const db = openDatabase(config.DATABASE_URL);
  await migrate(db);
  await loadLibrary(db, projectFile('data'), now().toISOString(), progressLine(process.stderr));
  const changes = watchChanges(db, config.DATABASE_URL);
  const redis = config.REDIS_URL === undefined ? undefined : openRedis(config.REDIS_URL);
  const context = { db, config, now, mailer: createMailer(config, log), signInGuard: new SignInGuard(redis) };
  const limits = await openLimits(context, redis, log);
  const server = createServer(await createApp(context, changes, limits.limiter, log));
  server.on('clientError', refuseUnreadable(log));
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, async () => {
      await drain(server);
      await limits.close();
      redis?.disconnect();
      changes.close();
      await db.destroy();
      log.info('Almanac has stopped.');
    });
  }
  await listen(server, config);
  const { port } = server.address() as AddressInfo;
  if (config.NODE_ENV !== 'production') await announceDemo(db, `http://${config.HOST}:${port}`, now());
  log.info(`Almanac serves at http://${config.HOST}:${port}`);
}

function listen(server: Server, { PORT, HOST }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(PORT, HOST, resolve);
  });
}

/**
 * Takes no new connection, answers the requests under way, and closes each connection as it falls idle. Those that are
 * still open after the grace, such as one over which nothing was ever asked, are cut.
 */
async function drain(server: Server): Promise<void> {
  const closing = setInterval(() => server.closeIdleConnections(), 50);
  const cutting = setTimeout(() => server.closeAllConnections(), graceMilliseconds);
  await new Promise((resolve) => server.close(resolve));
  clearInterval(closing);
  clearTimeout(cutting);
}

function fail(failure: unknown): void {
  const known = failure instanceof ConfigError || (failure as { code?: string }).code === 'EADDRINUSE';
  console.error(known ? (failure as Error).message : failure);
  process.exit(1);
}

try {
  await start(readConfig());
} catch (failure) {
  fail(failure);
}
