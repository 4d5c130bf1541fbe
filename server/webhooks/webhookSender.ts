import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { combineSignals } from '../combineSignals.js';
import { startHeartbeat } from '../scheduled/heartbeat.js';
import { runLongWork } from '../store/longWork.js';
import { clearStoppedEndpoints } from '../store/stoppedEndpoints.js';
import { queueNewEvents } from '../store/webhookFanOut.js';
import { type Lease, leaseEndpoints, releaseEndpoint, renewLease } from '../store/webhookQueue.js';
import { HostSlots } from './hostSlots.js';
import { runTurn } from './runTurn.js';
import { sendDisabledMails } from './sendDisabledMails.js';
import type { SenderContext } from './senderContext.js';

const pollIntervalMs = 1_000;
/** Endpoints to which this process sends at the same time. */
const maxTurns = 32;
const maxCallsPerHost = 10;
/** Longer than a few heartbeats. Deliveries of a process that was killed are sent again after this time. */
const leaseMs = 60_000;
/** How long `close` waits for calls that run. */
const graceMs = 5_000;

/**
 * Queues new events for the endpoints that take them, sends what is due, clears stopped endpoints, and mails the owners of disabled ones.
 * The queue is in the database: any number of processes share the work, and what a process has not recorded when it ends is sent again
 * by another one.
 */
export class WebhookSender {
  readonly #context: SenderContext;
  readonly #hosts = new HostSlots(maxCallsPerHost);
  readonly #holder = randomUUID();
  readonly #activeTurns = new Set<Promise<void>>();
  /** Starts no further calls. */
  readonly #closing = new AbortController();
  /** Ends the calls that run. */
  readonly #stopping = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #polling: Promise<void> | undefined;
  #isFailing = false;
  /** What runs beside the deliveries, by the message of its failure. */
  readonly #sideWork = new Map<string, Promise<unknown>>();

  constructor(context: SenderContext) {
    this.#context = context;
  }

  /** Starts to poll the queue. */
  start(): void {
    if (!this.#closing.signal.aborted) this.#timer = setInterval(() => this.#startPoll(), pollIntervalMs);
  }

  /** Queues and sends all that is due. */
  async runDue(): Promise<void> {
    const { db, now } = this.#context;
    await queueNewEvents(db, now().toISOString());
    while ((await this.#startTurns()) > 0) await Promise.all(this.#activeTurns);
    await clearStoppedEndpoints(db);
    await sendDisabledMails(this.#context, this.#closing.signal);
  }

  /** Stops sending. Waits a short time for calls that run; those that take longer are repeated by another process, or after the next start. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#closing.abort();
    const timeout = new AbortController();
    const grace = sleep(graceMs, undefined, { signal: timeout.signal }).catch(() => undefined);
    const work = this.#waitForWork();
    await Promise.race([work, grace]);
    timeout.abort();
    this.#stopping.abort();
    await work;
  }

  /** Waits for the poll, which may start turns and other work, and then for these. */
  async #waitForWork(): Promise<void> {
    await this.#polling;
    await Promise.all([...this.#activeTurns, ...this.#sideWork.values()]);
  }

  /** Starts a poll, unless one runs or the sender is closing. */
  #startPoll(): void {
    if (this.#closing.signal.aborted) return;
    this.#polling ??= this.#poll().finally(() => {
      this.#polling = undefined;
    });
  }

  async #poll(): Promise<void> {
    const closing = this.#closing.signal;
    try {
      await queueNewEvents(this.#context.db, this.#context.now().toISOString(), closing);
      if (closing.aborted) return;
      await this.#startTurns();
      this.#startSideWork();
      this.#isFailing = false;
    } catch (err) {
      // Polls follow each other each second.
      if (!this.#isFailing)
        this.#context.log?.warn({ err }, 'Could not read the queue of webhooks. The next poll tries again.');
      this.#isFailing = true;
    }
  }

  /** Leases endpoints with due deliveries and starts to send to them. Returns to how many. */
  async #startTurns(): Promise<number> {
    const free = maxTurns - this.#activeTurns.size;
    if (free <= 0 || this.#closing.signal.aborted) return 0;
    const { db, now } = this.#context;
    const ids = await leaseEndpoints(db, free, now().toISOString(), this.#createLease());
    for (const id of ids) {
      const turn: Promise<void> = this.#runTurn(id).then(() => {
        this.#activeTurns.delete(turn);
        // Another endpoint may wait for its turn.
        if (this.#timer !== undefined) this.#startPoll();
      });
      this.#activeTurns.add(turn);
    }
    return ids.length;
  }

  /** Sends to an endpoint and releases it. Never rejects: what was not recorded stays in the queue. */
  async #runTurn(id: string): Promise<void> {
    const { db, log } = this.#context;
    const ending = new AbortController();
    const { signal: closing, release } = combineSignals([this.#closing.signal, ending.signal]);
    const stopHeartbeat = startHeartbeat(async () => {
      // Another node sends what this one has not begun.
      if (!(await renewLease(db, id, this.#createLease()))) ending.abort();
    });
    try {
      const stopping = this.#stopping.signal;
      // A result that is not recorded in time would be sent again.
      await runLongWork(() => runTurn(this.#context, id, { hosts: this.#hosts, closing, stopping }));
    } catch (err) {
      if (!this.#stopping.signal.aborted)
        log?.warn({ err, webhook: id }, 'Could not send webhooks. They stay in the queue.');
    }
    stopHeartbeat();
    release();
    await releaseEndpoint(db, id, this.#holder).catch((err) =>
      log?.warn({ err, webhook: id }, 'Could not release a webhook endpoint. Its lease expires.'),
    );
  }

  /** Starts work that may take long beside the deliveries: clearing a long log, and waiting for a slow mail server. */
  #startSideWork(): void {
    this.#startBeside('Could not clear stopped webhook endpoints. The next poll tries again.', () =>
      clearStoppedEndpoints(this.#context.db, this.#closing.signal),
    );
    this.#startBeside('Could not read the queue of mails about webhooks. The next poll tries again.', () =>
      sendDisabledMails(this.#context, this.#closing.signal),
    );
  }

  /** Starts work unless it still runs. Logs `failure` if it fails. */
  #startBeside(failure: string, work: () => Promise<void>): void {
    if (this.#sideWork.has(failure)) return;
    const running = work()
      .catch((err) => this.#context.log?.warn({ err }, failure))
      .finally(() => this.#sideWork.delete(failure));
    this.#sideWork.set(failure, running);
  }

  #createLease(): Lease {
    return { holder: this.#holder, until: new Date(this.#context.now().getTime() + leaseMs).toISOString() };
  }
}
