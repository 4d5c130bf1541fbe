import { Counter, Histogram, type Registry } from 'prom-client';

const lagBucketsSeconds = [5, 15, 30, 60, 120, 300, 900, 3_600, 14_400, 86_400];

/** The metrics of alerts of this process. */
export class AlertMetrics {
  readonly #runs: Counter<'state'>;
  readonly #evaluations: Counter;
  readonly #firings: Counter;
  readonly #lag: Histogram;
  readonly #mails: Counter<'outcome'>;

  constructor(registry: Registry) {
    const registers = [registry];
    this.#runs = new Counter({
      name: 'almanac_alert_runs_total',
      help: 'Runs of the evaluation of alert rules, in the process that has the lease.',
      labelNames: ['state'],
      registers,
    });
    this.#evaluations = new Counter({
      name: 'almanac_alert_evaluations_total',
      help: 'Alert rules evaluated, once for each series with new vintages, and once for each check that is due.',
      registers,
    });
    this.#firings = new Counter({
      name: 'almanac_alert_firings_total',
      help: 'Alerts that fired.',
      registers,
    });
    this.#lag = new Histogram({
      name: 'almanac_alert_lag_seconds',
      help: 'Time from the import of a vintage to the end of its evaluation.',
      buckets: lagBucketsSeconds,
      registers,
    });
    this.#mails = new Counter({
      name: 'almanac_alert_mails_total',
      help: 'Attempts to send alert mails. `retried`: it failed and is tried again.',
      labelNames: ['outcome'],
      registers,
    });
  }

  recordRun(state: 'completed' | 'failed'): void {
    this.#runs.inc({ state });
  }

  recordEvaluations(count: number): void {
    this.#evaluations.inc(count);
  }

  recordFirings(count: number): void {
    this.#firings.inc(count);
  }

  recordLag(seconds: number): void {
    this.#lag.observe(Math.max(0, seconds));
  }

  recordMail(outcome: 'sent' | 'retried' | 'failed'): void {
    this.#mails.inc({ outcome });
  }
}
