import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { LinkGuard } from './accounts/linkGuard.js';
import { PasswordHasher } from './accounts/passwordHasher.js';
import { SignInGuard } from './accounts/signInGuard.js';
import type { AppContext } from './appContext.js';
import { BackgroundQueue } from './backgroundQueue.js';
import { openChatModel } from './chat/openChatModel.js';
import { ComputePool } from './compute/computePool.js';
import { JobRunner } from './jobs/jobRunner.js';
import { openComputeBudgets } from './limits/computeBudgets.js';
import { Metrics } from './metrics/metrics.js';
import { type OutboundClients, openOutboundClients } from './openOutboundClients.js';
import { selectScheduledJobs } from './scheduled/index.js';
import type { ScheduledJob, ScheduledJobContext } from './scheduled/scheduledJob.js';
import { ScheduledJobRunner } from './scheduled/scheduledJobRunner.js';
import { countByStatus } from './store/billingCustomers.js';
import { countWaitingEvents } from './store/billingEvents.js';
import { DatabaseCheck } from './store/databaseCheck.js';
import { listPoolStates, readDatabaseBytes } from './store/databaseState.js';
import { countWaitingChanges } from './store/quarantine.js';
import { findLastSuccess, type ScheduledRun } from './store/scheduledRuns.js';
import { readQueueState } from './store/webhookQueue.js';

/** Optional services, and replacements of the defaults. */
interface AppContextOptions {
  /** Counts wrong passwords, mailed links and computations for all processes together. */
  redis?: Redis | undefined;
  /** Aborted when the process begins to stop. */
  stopping?: AbortSignal | undefined;
  scheduledJobTable?: Record<string, ScheduledJob> | undefined;
  outboundClients?: OutboundClients | undefined;
  /** Returns how long work waits after a response, in milliseconds; by default it does not wait. */
  getBackgroundDelayMs?: (() => number) | undefined;
  /** Receives each run of a scheduled job that has ended. */
  onJobRun?: ((run: ScheduledRun) => void) | undefined;
  /** Receives the errors of background work. */
  log?: Logger | undefined;
}

/** Limits of the work after responses. */
const backgroundLimits = { maxRunning: 4, maxTasks: 1_000 };

/** Creates the context that operations receive. */
export function openAppContext(
  dependencies: Omit<ScheduledJobContext, keyof OutboundClients | 'compute' | 'stopping'>,
  {
    redis,
    log,
    stopping = new AbortController().signal,
    scheduledJobTable = selectScheduledJobs(dependencies),
    outboundClients = openOutboundClients(dependencies),
    getBackgroundDelayMs = () => 0,
    onJobRun = () => undefined,
  }: AppContextOptions = {},
): AppContext {
  const scheduledJobContext = { ...dependencies, ...outboundClients, compute: new ComputePool(), stopping };
  const metrics = new Metrics();
  metrics.collectWebhookQueue(() => readQueueState(dependencies.db, dependencies.now()));
  metrics.collectState({
    listPools: () => listPoolStates(dependencies.db),
    readDatabaseBytes: () => readDatabaseBytes(dependencies.db),
    countProviderFailures: () => outboundClients.providerFailures,
  });
  metrics.collectQuarantine(() => countWaitingChanges(dependencies.db));
  if (dependencies.billing !== undefined) {
    metrics.collectBilling(
      () => countByStatus(dependencies.db),
      () => countWaitingEvents(dependencies.db),
    );
  }
  if (dependencies.config.BACKUP_TARGET !== undefined)
    metrics.collectBackups(async () => {
      const run = await findLastSuccess(dependencies.db, 'back-up');
      return run && { endedAt: run.endedAt ?? run.startedAt, bytes: run.counts?.['bytes'] ?? 0 };
    });
  const backgroundQueue = new BackgroundQueue({ log, ...backgroundLimits, getDelayMs: getBackgroundDelayMs });
  return {
    ...scheduledJobContext,
    chatModel: openChatModel(dependencies.config),
    signInGuard: new SignInGuard(redis),
    linkGuard: new LinkGuard(redis),
    scheduledJobs: new ScheduledJobRunner(scheduledJobContext, scheduledJobTable, (run) => {
      recordJobRun(run, metrics, log);
      onJobRun(run);
    }),
    metrics,
    databaseCheck: new DatabaseCheck(dependencies),
    computeBudgets: openComputeBudgets(dependencies.db, redis, log),
    jobs: new JobRunner(dependencies, log),
    passwords: new PasswordHasher(),
    backgroundQueue,
    log,
    afterResponse: (work) => void backgroundQueue.add(work),
  };
}

function recordJobRun(
  { name, state, counts, error, startedAt, endedAt }: ScheduledRun,
  metrics: Metrics,
  log?: Logger,
): void {
  metrics.recordJobRun(name, state);
  const ms = Date.parse(endedAt ?? startedAt) - Date.parse(startedAt);
  if (state === 'failed') log?.error({ job: name, ms, error }, 'A scheduled job failed.');
  else log?.info({ job: name, ms, counts }, 'A scheduled job succeeded.');
}
