import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { IterationBatch } from '../iterationBatch.js';
import { AlertMetrics } from './alertMetrics.js';
import { collectCaches, collectState, type StateSources, setOrRemove } from './stateMetrics.js';

const durationBucketsSeconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Counts that the metrics do not have yet. They can wait until the responses of an iteration of the event loop are sent. */
const waitingCounts = new IterationBatch((count: () => void) => count());

/** The Prometheus metrics of this process. `operation` is the operationId, or `none` for a request that matched no operation. */
export class Metrics {
  readonly registry = new Registry();
  readonly alerts = new AlertMetrics(this.registry);
  /** Adds a cache, whose state the function reads whenever the metrics are read. */
  readonly addCache = collectCaches(this.registry);
  readonly #requests = new Counter({
    name: 'almanac_requests_total',
    help: 'Completed requests.',
    labelNames: ['operation', 'status'],
    registers: [this.registry],
    // It is registered before the other metrics that wait, so that a reader sees their counts too.
    collect: () => waitingCounts.flush(),
  });
  readonly #durations = new Histogram({
    name: 'almanac_request_duration_seconds',
    help: 'Time from the arrival of a request to the end of its response.',
    labelNames: ['operation'],
    buckets: durationBucketsSeconds,
    registers: [this.registry],
  });
  readonly #decisions = new Counter({
    name: 'almanac_rate_limit_decisions_total',
    help: 'Rate limit decisions.',
    labelNames: ['caller', 'decision'],
    registers: [this.registry],
  });
  readonly #cacheHits = new Counter({
    name: 'almanac_answers_from_memory_total',
    help: 'Requests served from the response cache.',
    registers: [this.registry],
  });
  readonly #jobRuns = new Counter({
    name: 'almanac_job_runs_total',
    help: 'Completed runs of scheduled jobs.',
    labelNames: ['job', 'state'],
    registers: [this.registry],
  });

  readonly #webhookAttempts = new Counter({
    name: 'almanac_webhook_attempts_total',
    help: 'Attempts to deliver an event to a webhook endpoint. `retried`: it failed and is tried again.',
    labelNames: ['outcome'],
    registers: [this.registry],
  });

  readonly #chatAnswers = new Counter({
    name: 'almanac_chat_answers_total',
    help: 'Answers of the assistant. `failed`: there was none.',
    labelNames: ['status'],
    registers: [this.registry],
  });
  readonly #rejectedNumbers = new Counter({
    name: 'almanac_chat_rejected_numbers_total',
    help: 'Numbers of the model of the assistant that no tool returned, and that were rejected.',
    registers: [this.registry],
  });

  #billingEvents: Counter<'outcome'> | undefined;

  /** Adds the default process metrics: processor time, memory, garbage collection and event loop lag. */
  collectProcessMetrics(): void {
    collectDefaultMetrics({ register: this.registry });
  }

  collectState(sources: StateSources): void {
    collectState(this.registry, sources);
  }

  recordRequest(operation: string | undefined, status: number, durationMs: number): void {
    const name = operation ?? 'none';
    waitingCounts.add(() => {
      this.#requests.inc({ operation: name, status });
      this.#durations.observe({ operation: name }, durationMs / 1000);
    });
  }

  recordRateLimitDecision(caller: string, admitted: boolean): void {
    waitingCounts.add(() => this.#decisions.inc({ caller, decision: admitted ? 'admitted' : 'refused' }));
  }

  recordCacheHit(): void {
    waitingCounts.add(() => this.#cacheHits.inc());
  }

  recordWebhookAttempt(outcome: 'delivered' | 'retried' | 'failed'): void {
    this.#webhookAttempts.inc({ outcome });
  }

  recordChatAnswer(status: 'answered' | 'not_held' | 'stopped' | 'failed', rejectedNumbers: number): void {
    this.#chatAnswers.inc({ status });
    this.#rejectedNumbers.inc(rejectedNumbers);
  }

  /** Adds the state of billing, which the functions read whenever the metrics are read. */
  collectBilling(
    countByStatus: () => Promise<{ status: string; count: number }[]>,
    countWaiting: () => Promise<number>,
  ): void {
    const subscriptions = new Gauge({
      name: 'almanac_subscriptions',
      help: 'Accounts by the status of their latest subscription. All processes.',
      labelNames: ['status'],
      registers: [this.registry],
      collect: async () => {
        subscriptions.reset();
        for (const { status, count } of await countByStatus().catch(() => [])) subscriptions.set({ status }, count);
      },
    });
    const waiting: Gauge = new Gauge({
      name: 'almanac_billing_events_waiting',
      help: 'Events of Stripe whose state has not been fetched yet. All processes.',
      registers: [this.registry],
      collect: async () => setOrRemove(waiting, await countWaiting().catch(() => undefined)),
    });
    this.#billingEvents = new Counter({
      name: 'almanac_billing_events_total',
      help: 'Events that were sent to the webhook of Stripe. `ignored`: they were received before, or are about something else.',
      labelNames: ['outcome'],
      registers: [this.registry],
    });
  }

  recordBillingEvent(outcome: 'stored' | 'ignored' | 'refused'): void {
    this.#billingEvents?.inc({ outcome });
  }

  /** Adds the state of the queue of webhooks, which `read` returns whenever the metrics are read. */
  collectWebhookQueue(read: () => Promise<{ waiting: number; overdueSeconds: number }>): void {
    const overdue = new Gauge({
      name: 'almanac_webhook_queue_overdue_seconds',
      help: 'For how long the delivery has been due that has waited longest for an attempt. All processes.',
      registers: [this.registry],
    });
    new Gauge({
      name: 'almanac_webhook_queue_waiting',
      help: 'Deliveries to webhook endpoints that wait for an attempt, now or later. All processes.',
      registers: [this.registry],
      async collect() {
        const state = await read().catch(() => undefined);
        setOrRemove(this, state?.waiting);
        setOrRemove(overdue, state?.overdueSeconds);
      },
    });
  }

  /** Adds the last scheduled backup of all processes, which `read` returns whenever the metrics are read; undefined if there is none. */
  collectBackups(read: () => Promise<{ endedAt: string; bytes: number } | undefined>): void {
    const bytes = new Gauge({
      name: 'almanac_backup_last_size_bytes',
      help: 'Size of the last scheduled backup. All processes.',
      registers: [this.registry],
    });
    new Gauge({
      name: 'almanac_backup_last_success_timestamp_seconds',
      help: 'When the last scheduled backup was complete; 0 if there is none. All processes.',
      registers: [this.registry],
      async collect() {
        const none = { endedAt: 0, bytes: 0 };
        const last = await read().then(
          (run) => run ?? none,
          () => undefined,
        );
        setOrRemove(this, last && new Date(last.endedAt).getTime() / 1000);
        setOrRemove(bytes, last?.bytes);
      },
    });
  }

  /** Adds the number of held changes, which `countWaiting` returns whenever the metrics are read. */
  collectQuarantine(countWaiting: () => Promise<number>): void {
    const waiting: Gauge = new Gauge({
      name: 'almanac_quarantine_waiting',
      help: 'Changes of provider data that wait until the operator accepts or rejects them. All processes.',
      registers: [this.registry],
      collect: async () => setOrRemove(waiting, await countWaiting().catch(() => undefined)),
    });
  }

  recordJobRun(job: string, state: string): void {
    this.#jobRuns.inc({ job, state });
  }

  /** Returns all metrics in the Prometheus text format. */
  formatExposition(): Promise<string> {
    return this.registry.metrics();
  }
}
