/*
 * The one door to providers: every call out goes through here, and is bounded in time, size and number. Calls count against the provider's budgets,
 * over all processes; those that failed in passing are made again, later each time; a provider that is down is left alone for a while.
 */
import type { CallBudget } from '../callBudget.js';
import type { CallLedger } from './callLedger.js';
import { Circuit } from './circuit.js';
import type { HttpRequest, HttpResponse } from './provider.js';
import { ProviderFailure, toProviderFailure } from './providerFailure.js';
import { readBody } from './readBody.js';
import { redact } from './redact.js';

export interface HttpClientOptions {
  /** Stands in messages, and names the budget. */
  provider: string;
  title: string;
  budgets: readonly CallBudget[];
  calls: CallLedger;
  /** What must not be read anywhere. */
  secrets: readonly string[];
  now(): Date;
  /** Waits; handed in so that tests need not. */
  sleep(ms: number): Promise<void>;
  /** A number from 0 to 1, by which waits are spread. */
  random(): number;
  /** How long a call out may take to its last byte. */
  timeoutMs: number;
  /** How long to wait, for the budget or the provider, before giving up; a call that failed only after that is not made again. */
  maxWaitMs: number;
}

const maxAttempts = 3;
const baseDelayMs = 500;
const defaultMaxBytes = 64_000_000;
/** Some hosts refuse callers that do not say who they are. */
const userAgent = 'Almanac/1.0 (+https://www.npmjs.com/package/almanac-sdk)';

export class HttpClient {
  readonly #options: HttpClientOptions;
  readonly #circuit = new Circuit();
  /** Until when the provider has asked for no more calls. */
  #blockedUntil = 0;
  readonly #recordedFailures = new WeakSet<ProviderFailure>();

  constructor(options: HttpClientOptions) {
    this.#options = options;
  }

  get isCircuitOpen(): boolean {
    return this.#circuit.isOpen;
  }

  /** Asks, and reads the answer by `read`. Throws a ProviderFailure, without any secret in it. */
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

  /** Notes of a call that seemed to bring data that its answer turned out to be none. */
  async recordMalformed(failure: ProviderFailure): Promise<void> {
    if (failure.kind !== 'malformed' || this.#recordedFailures.has(failure)) return;
    const { provider, calls, secrets, now } = this.#options;
    await calls.record(provider, redact(failure.message, secrets), now());
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
      // Whoever answers, even with a refusal, is there.
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

  /** Answers when the turn was taken. */
  async #reserveCall(): Promise<Date> {
    const { provider, title, budgets, calls, now, sleep, maxWaitMs } = this.#options;
    const circuitWaitMs = this.#circuit.enter(now().getTime());
    if (circuitWaitMs > 0) {
      throw new ProviderFailure(
        'unavailable',
        `${title} has not answered several times, and is left alone for a while.`,
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
        throw new ProviderFailure('quota', `The calls that ${title} allows are used up for now.`, {
          retryAfterSeconds: Math.ceil(waitMs / 1000),
        });
      }
      await sleep(waitMs);
    }
  }

  async #fetchResponse({
    url,
    method = 'GET',
    headers,
    body,
    validators,
    ...bodyOptions
  }: HttpRequest): Promise<HttpResponse> {
    const { title, timeoutMs } = this.#options;
    const { encoding = 'utf-8', maxBytes = defaultMaxBytes } = bodyOptions;
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
      const text = await readBody(response, maxBytes, encoding);
      const contentType = (response.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
      return { status: response.status, headers: response.headers, contentType, text };
    } catch (failure) {
      if (failure instanceof ProviderFailure) throw failure;
      const timedOut = (failure as { name?: string } | undefined)?.name === 'TimeoutError';
      const message = timedOut
        ? `${title} did not answer within ${timeoutMs / 1000} seconds.`
        : `${title} could not be reached, or broke off its answer.`;
      throw new ProviderFailure('unavailable', message, {
        transient: true,
        timedOut,
        notSent: wasNotSent(failure),
        cause: failure,
      });
    }
  }

  /** How long to wait after an attempt that failed; undefined when there is no other: whoever waits has waited long enough. */
  #getRetryDelay(attempt: number, failure: unknown, elapsedMs: number): number | undefined {
    const { random, maxWaitMs } = this.#options;
    if (!(failure instanceof ProviderFailure) || !failure.transient || attempt >= maxAttempts) return undefined;
    if (elapsedMs > maxWaitMs) return undefined;
    const backoffMs = baseDelayMs * 2 ** (attempt - 1) * (1 + random());
    const waitMs = Math.max(backoffMs, (failure.retryAfterSeconds ?? 0) * 1000);
    return waitMs <= maxWaitMs ? waitMs : undefined;
  }

  /** A failure of ours, without what must not be read. */
  #redactFailure(error: unknown): ProviderFailure {
    const { title, secrets } = this.#options;
    const { kind, message, transient, timedOut, notSent, retryAfterSeconds, cause } = toProviderFailure(title, error);
    const details = { transient, timedOut, notSent, retryAfterSeconds, cause: redactCause(cause, secrets) };
    return new ProviderFailure(kind, redact(message, secrets), details);
  }
}

/** What Node says where a name has no address, or nobody took the connection: no request was sent. */
const notSentCodes = ['ENOTFOUND', 'EAI_AGAIN', 'ECONNREFUSED', 'UND_ERR_CONNECT_TIMEOUT'];

function wasNotSent(failure: unknown): boolean {
  const { cause } = failure as { cause?: { code?: string } };
  return notSentCodes.includes(cause?.code ?? '');
}

/** Causes are for the log: their message alone, redacted; whole errors may carry the address with the key. */
function redactCause(cause: unknown, secrets: readonly string[]): Error | undefined {
  if (!(cause instanceof Error)) return undefined;
  const inner = cause.cause instanceof Error ? `: ${cause.cause.message}` : '';
  return new Error(redact(`${cause.message}${inner}`, secrets));
}
