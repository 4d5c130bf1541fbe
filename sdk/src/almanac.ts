import { createAlmanacError } from './almanacError.js';
import { createOperations } from './createOperations.js';
import { type Auth, createClient, createConfig } from './generated/client/index.js';
import { GeneratedClient } from './generated/sdk.gen.js';
import type { Operations } from './operations.js';
import { endTimeout, getNoRetryReason, type Logger, type RetryOptions, send } from './transport.js';

export interface AlmanacOptions extends Partial<RetryOptions> {
  /**
   * The key that goes with every call, in `X-API-Key`. Without one, a call from a page that the server itself served
   * carries the session of whoever is signed in there.
   */
  apiKey?: string;
  /** The server's cron secret, for its operator: it goes with the calls of `admin`, and no other. */
  cronSecret?: string;
  /** Where the server is, for instance `http://127.0.0.1:3000`. */
  baseUrl: string;
  /** Milliseconds in which an answer has to be there, for each try; 30,000 by default. */
  timeout?: number;
  /** Further tries of a safe call that found no answer, or 408, 429 or 5xx; 2 by default. */
  maxRetries?: number;
  /** The longest that is waited because the server asks for it, in seconds; 60 by default. Where it asks for more the call fails at once, and says so. */
  maxRetryAfter?: number;
  /** The `fetch` to call with; the global one by default. */
  fetch?: typeof globalThis.fetch;
  /** Headers that go with every call. */
  headers?: Record<string, string>;
  /** Is told of every try, for instance `console`; nobody by default. */
  logger?: Logger;
}

const defaultRetryOptions: RetryOptions = { timeout: 30_000, maxRetries: 2, maxRetryAfter: 60 };

/**
 * A client of the Almanac API. Its methods are named as the operations of the contract:
 * `client.indicators.observations({ id: ['real-gdp'], vintage: '2022-10-31' })`. Each answers a call: awaited it is the body of the answer,
 * `.withResponse()` adds the headers and what is left of the limits, `.stream()` hands the body on as it comes, and `for await` goes
 * through all pages of a list. A call throws an AlmanacError when the answer is a failure, and a ConnectionError when there is none.
 */
// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: the constructor has them all from the generated client
export class Almanac {
  constructor(options: AlmanacOptions) {
    Object.assign(this, createOperations(createGeneratedClient(options), createSend(options)));
  }
}

/** The groups of operations, which the constructor takes from the generated client. */
export interface Almanac extends Operations {}

function createGeneratedClient({ apiKey, cronSecret, baseUrl, headers }: AlmanacOptions): GeneratedClient {
  const auth = (credential: Auth) => {
    if (credential.scheme === 'bearer') return cronSecret;
    // A session's cookie is the browser's to send.
    return credential.in === 'cookie' ? undefined : apiKey;
  };
  const credentials = apiKey === undefined && { credentials: 'same-origin' as const };
  const client = createClient(
    createConfig({ baseUrl, auth, throwOnError: true, ...credentials, ...(headers && { headers }) }),
  );
  client.interceptors.error.use((failure, response: Response | undefined) => {
    if (response === undefined) return failure;
    endTimeout(response);
    return createAlmanacError(failure, response, getNoRetryReason(response));
  });
  return new GeneratedClient({ client });
}

function createSend({
  fetch = globalThis.fetch,
  logger,
  ...options
}: AlmanacOptions): Parameters<typeof createOperations>[1] {
  const defaults = {
    timeout: options.timeout ?? defaultRetryOptions.timeout,
    maxRetries: options.maxRetries ?? defaultRetryOptions.maxRetries,
    maxRetryAfter: options.maxRetryAfter ?? defaultRetryOptions.maxRetryAfter,
  };
  return (request, { timeout, maxRetries, maxRetryAfter }) =>
    send(request, {
      timeout: timeout ?? defaults.timeout,
      maxRetries: maxRetries ?? defaults.maxRetries,
      maxRetryAfter: maxRetryAfter ?? defaults.maxRetryAfter,
      isRetryable: maxRetries !== undefined,
      fetch: (input, init) => fetch(input, init),
      logger,
    });
}
