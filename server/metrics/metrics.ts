import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

const durationBucketsSeconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** What this process counts, for Prometheus. Operations are named as in the contract; `none` are requests that came to none. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests = new Counter({
    name: 'almanac_requests_total',
    help: 'Requests that were answered.',
    labelNames: ['operation', 'status'],
    registers: [this.#registry],
  });
  readonly #durations = new Histogram({
    name: 'almanac_request_duration_seconds',
    help: 'From the arrival of a request to the end of its answer.',
    labelNames: ['operation'],
    buckets: durationBucketsSeconds,
    registers: [this.#registry],
  });
  readonly #decisions = new Counter({
    name: 'almanac_rate_limit_decisions_total',
    help: 'What the rate limit decided.',
    labelNames: ['caller', 'decision'],
    registers: [this.#registry],
  });
  readonly #cacheHits = new Counter({
    name: 'almanac_answers_from_memory_total',
    help: 'Requests that were answered again from memory.',
    registers: [this.#registry],
  });
  readonly #jobRuns = new Counter({
    name: 'almanac_job_runs_total',
    help: 'Runs of jobs that have ended.',
    labelNames: ['job', 'state'],
    registers: [this.#registry],
  });

  /** Adds what concerns the whole process: its processor time, memory, garbage collection, and the lag of its event loop. */
  collectProcessMetrics(): void {
    collectDefaultMetrics({ register: this.#registry });
  }

  recordRequest(operation: string | undefined, status: number, durationMs: number): void {
    const name = operation ?? 'none';
    this.#requests.inc({ operation: name, status });
    this.#durations.observe({ operation: name }, durationMs / 1000);
  }

  recordRateLimitDecision(caller: string, admitted: boolean): void {
    this.#decisions.inc({ caller, decision: admitted ? 'admitted' : 'refused' });
  }

  recordCacheHit(): void {
    this.#cacheHits.inc();
  }

  recordJobRun(job: string, state: string): void {
    this.#jobRuns.inc({ job, state });
  }

  /** All of it, in the text format of Prometheus. */
  formatExposition(): Promise<string> {
    return this.#registry.metrics();
  }
}
