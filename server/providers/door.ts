/*
 * The one door to providers: every call out goes through here, and is bounded in time, size and number. Calls count against the provider's budgets,
 * over all processes; those that failed in passing are made again, later each time; a provider that is down is left alone for a while.
 */
import type { CallLedger } from './callLedger.js';
import { Circuit } from './circuit.js';
import type { Answer, Budget, Question } from './provider.js';
import { asFailure, ProviderFailure } from './providerFailure.js';
import { readBody } from './readBody.js';
import { redact } from './redact.js';

export interface DoorOptions {
  /** Stands in messages, and names the budget. */
  provider: string;
  title: string;
  budgets: readonly Budget[];
  calls: CallLedger;
  /** What must not be read anywhere. */
  secrets: readonly string[];
  now(): Date;
  /** Waits; handed in so that tests need not. */
  pause(milliseconds: number): Promise<void>;
  /** A number from 0 to 1, by which waits are spread. */
  random(): number;
  /** How long a call out may take to its last byte. */
  timeoutMilliseconds: number;
  /** How long to wait, for the budget or the provider, before giving up; a call that failed only after that is not made again. */
  patienceMilliseconds: number;
}

const attempts = 3;
const firstPause = 500;
const usualMostBytes = 64_000_000;
/** Some hosts refuse callers that do not say who they are. */
const userAgent = 'Almanac/1.0 (+https://www.npmjs.com/package/almanac-sdk)';

export class Door {
  readonly #options: DoorOptions;
  readonly #circuit = new Circuit();
  /** Until when the provider has asked for no more calls. */
  #closedUntil = 0;
  readonly #noted = new WeakSet<ProviderFailure>();

  constructor(options: DoorOptions) {
    this.#options = options;
  }

  get isLeftAlone(): boolean {
    return this.#circuit.isOpen;
  }

  /** Asks, and reads the answer by `read`. Throws a ProviderFailure, without any secret in it. */
  async ask<Data>(question: Question, read: (answer: Answer) => Data): Promise<Data> {
    const { now, pause } = this.#options;
    for (let attempt = 1; ; attempt += 1) {
      const begun = now().getTime();
      try {
        return await this.#askOnce(question, read);
      } catch (failure) {
        const wait = this.#waitAfter(attempt, failure, now().getTime() - begun);
        if (wait === undefined) throw failure;
        await pause(wait);
      }
    }
  }

  /** Notes of a call that seemed to bring data that its answer turned out to be none. */
  async noteUnreadable(failure: ProviderFailure): Promise<void> {
    if (failure.kind !== 'malformed' || this.#noted.has(failure)) return;
    const { provider, calls, secrets, now } = this.#options;
    await calls.note(provider, redact(failure.message, secrets), now());
  }

  async #askOnce<Data>(question: Question, read: (answer: Answer) => Data): Promise<Data> {
    const { provider, calls, now } = this.#options;
    const turn = await this.#takeTurn();
    try {
      const data = read(await this.#send(question));
      this.#circuit.succeeded();
      await calls.note(provider, null, now());
      return data;
    } catch (caught) {
      const failure = this.#cleaned(caught);
      // Whoever answers, even with a refusal, is there.
      if (failure.kind === 'unavailable') this.#circuit.failed(now().getTime());
      else this.#circuit.succeeded();
      if (failure.kind === 'quota') this.#closedUntil = now().getTime() + (failure.retryAfterSeconds ?? 0) * 1000;
      await calls.note(provider, failure.kind === 'not_modified' ? null : failure.message, now(), {
        unused: failure.unreached ? turn : undefined,
        wronglyAsked: failure.kind === 'not_found' || failure.kind === 'invalid',
      });
      this.#noted.add(failure);
      throw failure;
    }
  }

  /** Answers when the turn was taken. */
  async #takeTurn(): Promise<Date> {
    const { provider, title, budgets, calls, now, pause, patienceMilliseconds } = this.#options;
    const closed = this.#circuit.enter(now().getTime());
    if (closed > 0) {
      throw new ProviderFailure(
        'unavailable',
        `${title} has not answered several times, and is left alone for a while.`,
        {
          retryAfterSeconds: Math.ceil(closed / 1000),
        },
      );
    }
    for (let waited = 0; ; ) {
      const at = now();
      const closedFor = this.#closedUntil - at.getTime();
      const wait = closedFor > 0 ? closedFor : await calls.take(provider, budgets, at);
      if (wait === 0) return at;
      waited += wait;
      if (waited > patienceMilliseconds) {
        this.#circuit.withdraw();
        throw new ProviderFailure('quota', `The calls that ${title} allows are used up for now.`, {
          retryAfterSeconds: Math.ceil(wait / 1000),
        });
      }
      await pause(wait);
    }
  }

  async #send({ url, method = 'GET', headers, body, known, ...reading }: Question): Promise<Answer> {
    const { title, timeoutMilliseconds } = this.#options;
    const { encoding = 'utf-8', mostBytes = usualMostBytes } = reading;
    const conditions = {
      ...(known?.etag && { 'If-None-Match': known.etag }),
      ...(known?.lastModified && { 'If-Modified-Since': known.lastModified }),
    };
    try {
      const response = await fetch(url, {
        method,
        headers: { 'User-Agent': userAgent, ...headers, ...conditions },
        ...(body !== undefined && { body }),
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMilliseconds),
      });
      const text = await readBody(response, mostBytes, encoding);
      const contentType = (response.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
      return { status: response.status, headers: response.headers, contentType, text };
    } catch (failure) {
      if (failure instanceof ProviderFailure) throw failure;
      const late = (failure as { name?: string } | undefined)?.name === 'TimeoutError';
      const message = late
        ? `${title} did not answer within ${timeoutMilliseconds / 1000} seconds.`
        : `${title} could not be reached, or broke off its answer.`;
      throw new ProviderFailure('unavailable', message, {
        transient: true,
        late,
        unreached: isUnreached(failure),
        cause: failure,
      });
    }
  }

  /** How long to wait after an attempt that failed; undefined when there is no other: whoever waits has waited long enough. */
  #waitAfter(attempt: number, failure: unknown, elapsed: number): number | undefined {
    const { random, patienceMilliseconds } = this.#options;
    if (!(failure instanceof ProviderFailure) || !failure.transient || attempt >= attempts) return undefined;
    if (elapsed > patienceMilliseconds) return undefined;
    const backOff = firstPause * 2 ** (attempt - 1) * (1 + random());
    const wait = Math.max(backOff, (failure.retryAfterSeconds ?? 0) * 1000);
    return wait <= patienceMilliseconds ? wait : undefined;
  }

  /** A failure of ours, without what must not be read. */
  #cleaned(caught: unknown): ProviderFailure {
    const { title, secrets } = this.#options;
    const { kind, message, transient, late, unreached, retryAfterSeconds, cause } = asFailure(title, caught);
    const particulars = { transient, late, unreached, retryAfterSeconds, cause: withoutSecrets(cause, secrets) };
    return new ProviderFailure(kind, redact(message, secrets), particulars);
  }
}

/** What Node says where a name has no address, or nobody took the connection: no request was sent. */
const reachedNobody = ['ENOTFOUND', 'EAI_AGAIN', 'ECONNREFUSED', 'UND_ERR_CONNECT_TIMEOUT'];

function isUnreached(failure: unknown): boolean {
  const { cause } = failure as { cause?: { code?: string } };
  return reachedNobody.includes(cause?.code ?? '');
}

/** Causes are for the log: their message alone, redacted; whole errors may carry the address with the key. */
function withoutSecrets(cause: unknown, secrets: readonly string[]): Error | undefined {
  if (!(cause instanceof Error)) return undefined;
  const inner = cause.cause instanceof Error ? `: ${cause.cause.message}` : '';
  return new Error(redact(`${cause.message}${inner}`, secrets));
}
