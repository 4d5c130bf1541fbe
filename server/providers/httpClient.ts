/*
 * The only code that calls the network, except for webhooks, Stripe and the model of the assistant. It limits the time, size and number of requests. Calls count against the provider's budgets across all processes.
 * Transient failures are retried with exponential backoff. A circuit breaker pauses requests to a provider that is down.
 */
import { createSecretMask } from '../access/secretMask.js';
import type { CallBudget } from '../callBudget.js';
import type { CallLedger } from './callLedger.js';
import { Circuit } from './circuit.js';
import { decodeBody } from './decodeBody.js';
import type { HttpRequest, HttpResponse } from './provider.js';
import { ProviderFailure, toProviderFailure } from './providerFailure.js';
import { readBody } from './readBody.js';

export interface HttpClientOptions {
  /** Identifies the budget. */
  provider: string;
  title: string;
  budgets: readonly CallBudget[];
  calls: CallLedger;
  /** Texts to redact from all messages. */
  secrets: readonly string[];
  now(): Date;
  /** Waits. Tests replace it. */
  sleep(ms: number): Promise<void>;
  /** Returns a number from 0 to 1, for the jitter of retry delays. */
  random(): number;
  /** Time limit of a request, up to the last byte of the response. */
  timeoutMs: number;
  /** Maximum total wait for the budget or before a retry. A call that took longer than this to fail is not retried. */
  maxWaitMs: number;
}

const maxAttempts = 3;
const baseDelayMs = 500;
const defaultMaxBytes = 64_000_000;
/** Some hosts reject requests without a user agent. */
const userAgent = 'Almanac/1.0 (+https://www.npmjs.com/package/almanac-sdk)';

export class HttpClient {
  readonly #options: HttpClientOptions;
  readonly #redact: (text: string) => string;
  readonly #circuit = new Circuit();
  /** The provider accepts no calls before this time, in milliseconds. */
  #blockedUntil = 0;
  readonly #recordedFailures = new WeakSet<ProviderFailure>();

  constructor(options: HttpClientOptions) {
    this.#options = options;
    this.#redact = createSecretMask(options.secrets);
  }

  get isCircuitOpen(): boolean {
    return this.#circuit.isOpen;
  }

  /** Sends a request and returns the parsed response. Throws a ProviderFailure, with secrets redacted. */
  async send<Data>(request: HttpRequest, parse: (response: HttpResponse) => Data): Promise<Data> {
    const { now, sleep } = this.#options;
    for (let attempt = 1; ; attempt += 1) {
      const startedAt = now().getTime();
      try {
        return await this.#sendOnce(request, parse);
      } catch (failure) {
        const waitMs = this.#getRetryDelay(attempt, failure, now().getTime() - startedAt);
        if (waitMs === undefined) throw failure;
        await sleep(waitMs);
      }
    }
  }

  /** Records a failure for a response that was accepted but turned out to be malformed. */
  async recordMalformed(failure: ProviderFailure): Promise<void> {
    if (failure.kind !== 'malformed' || this.#recordedFailures.has(failure)) return;
    const { provider, calls, now } = this.#options;
    await calls.record(provider, this.#redact(failure.message), now());
  }

  async #sendOnce<Data>(request: HttpRequest, parse: (response: HttpResponse) => Data): Promise<Data> {
    const { provider, calls, now } = this.#options;
    const reservedAt = await this.#reserveCall();
    try {
      const data = parse(await this.#fetchResponse(request));
      this.#circuit.recordSuccess();
      await calls.record(provider, null, now());
      return data;
    } catch (error) {
      const failure = this.#redactFailure(error);
      // Any response, even a refusal, shows that the provider is up.
      if (failure.kind === 'unavailable') this.#circuit.recordFailure(now().getTime());
      else this.#circuit.recordSuccess();
      if (failure.kind === 'quota') this.#blockedUntil = now().getTime() + (failure.retryAfterSeconds ?? 0) * 1000;
      await calls.record(provider, failure.kind === 'not_modified' ? null : failure.message, now(), {
        reservedAt: failure.notSent ? reservedAt : undefined,
        isCallerError: failure.kind === 'not_found' || failure.kind === 'invalid',
      });
      this.#recordedFailures.add(failure);
      throw failure;
    }
  }

  /** Returns the time of the reservation. */
  async #reserveCall(): Promise<Date> {
    const { provider, title, budgets, calls, now, sleep, maxWaitMs } = this.#options;
    const circuitWaitMs = this.#circuit.enter(now().getTime());
    if (circuitWaitMs > 0) {
      throw new ProviderFailure(
        'unavailable',
        `${title} failed several times in a row. Requests to it are paused for a short time.`,
        {
          retryAfterSeconds: Math.ceil(circuitWaitMs / 1000),
        },
      );
    }
    for (let waitedMs = 0; ; ) {
      const at = now();
      const blockedMs = this.#blockedUntil - at.getTime();
      const waitMs = blockedMs > 0 ? blockedMs : await calls.reserve(provider, budgets, at);
      if (waitMs === 0) return at;
      waitedMs += waitMs;
      if (waitedMs > maxWaitMs) {
        this.#circuit.cancel();
        throw new ProviderFailure('quota', `The call budget for ${title} is used up for now.`, {
          retryAfterSeconds: Math.ceil(waitMs / 1000),
        });
      }
      await sleep(waitMs);
    }
  }

  async #fetchResponse(request: HttpRequest): Promise<HttpResponse> {
    const { url, method = 'GET', headers, body, validators, isBinary = false, maxBytes = defaultMaxBytes } = request;
    const { title } = this.#options;
    const { timeoutMs = this.#options.timeoutMs } = request;
    const conditionalHeaders = {
      ...(validators?.etag && { 'If-None-Match': validators.etag }),
      ...(validators?.lastModified && { 'If-Modified-Since': validators.lastModified }),
    };
    try {
      const response = await fetch(url, {
        method,
        headers: { 'User-Agent': userAgent, ...headers, ...conditionalHeaders },
        ...(body !== undefined && { body }),
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const bytes = await readBody(response, maxBytes);
      const text = isBinary ? '' : decodeBody(response, bytes);
      const contentType = (response.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
      return { status: response.status, headers: response.headers, contentType, text, bytes };
    } catch (failure) {
      if (failure instanceof ProviderFailure) throw failure;
      const timedOut = (failure as { name?: string } | undefined)?.name === 'TimeoutError';
      const message = timedOut
        ? `${title} did not respond within ${timeoutMs / 1000} seconds.`
        : `${title} could not be reached, or closed the connection too early.`;
      throw new ProviderFailure('unavailable', message, {
        transient: true,
        timedOut,
        notSent: wasNotSent(failure),
        cause: failure,
      });
    }
  }

  /** Returns the wait before the next attempt, or undefined if there is none. */
  #getRetryDelay(attempt: number, failure: unknown, elapsedMs: number): number | undefined {
    const { random, maxWaitMs } = this.#options;
    if (!(failure instanceof ProviderFailure) || !failure.transient || attempt >= maxAttempts) return undefined;
    if (elapsedMs > maxWaitMs) return undefined;
    const backoffMs = baseDelayMs * 2 ** (attempt - 1) * (1 + random());
    const waitMs = Math.max(backoffMs, (failure.retryAfterSeconds ?? 0) * 1000);
    return waitMs <= maxWaitMs ? waitMs : undefined;
  }

  /** Converts an error to a ProviderFailure without secrets. */
  #redactFailure(error: unknown): ProviderFailure {
    const failure = toProviderFailure(this.#options.title, error);
    const { kind, message, transient, timedOut, notSent, retryAfterSeconds, cause } = failure;
    const details = { transient, timedOut, notSent, retryAfterSeconds, cause: redactCause(cause, this.#redact) };
    return new ProviderFailure(kind, this.#redact(message), details);
  }
}

/** Error codes of Node for failed name lookups and connections: no request was sent. */
const notSentCodes = ['ENOTFOUND', 'EAI_AGAIN', 'ECONNREFUSED', 'UND_ERR_CONNECT_TIMEOUT'];

function wasNotSent(failure: unknown): boolean {
  const { cause } = failure as { cause?: { code?: string } };
  return notSentCodes.includes(cause?.code ?? '');
}

/** Causes are for the log. Keeps only the redacted message, because other properties may contain the URL with the key. */
function redactCause(cause: unknown, redact: (text: string) => string): Error | undefined {
  if (!(cause instanceof Error)) return undefined;
  const inner = cause.cause instanceof Error ? `: ${cause.cause.message}` : '';
  return new Error(redact(`${cause.message}${inner}`));
}
