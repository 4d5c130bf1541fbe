import { createAlmanacError } from './almanacError.js';
import { createOperations } from './createOperations.js';
import { type Auth, createClient, createConfig } from './generated/client/index.js';
import { GeneratedClient } from './generated/sdk.gen.js';
import type { Operations } from './operations.js';
import { endTimeout, getNoRetryReason, type Logger, type RetryOptions, send } from './transport.js';

export interface AlmanacOptions extends Partial<RetryOptions> {
  /**
   * API key, sent as `X-API-Key` with data requests. Without a key, requests from the server's own pages use the session
   * of the signed-in user.
   */
  apiKey?: string;
  /** The operator's cron secret. The client sends it only with the methods of `admin`. */
  cronSecret?: string;
  /** Full URL of the server, such as `http://127.0.0.1:3000`. */
  baseUrl: string;
  /** The `fetch` function to use. Default: the global one. */
  fetch?: typeof globalThis.fetch;
  /** Headers to send with every request. */
  headers?: Record<string, string>;
  /** Logs every attempt, for example `console`. Default: no logging. */
  logger?: Logger;
}

const defaultRetryOptions: RetryOptions = { timeout: 30_000, maxRetries: 2, maxRetryAfter: 60 };

/**
 * A client of the Almanac API. Its methods have the names of the operations in the contract:
 * `client.indicators.observations({ id: ['real-gdp'], vintage: '2022-10-31' })`. Await a call to get the response body. `.withResponse()` adds the
 * headers and rate limits, `.stream()` returns the body as a stream, and `for await` iterates over all pages of a list. A call throws an
 * AlmanacError for an error response, and a ConnectionError if there is no response.
 */
// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: the constructor assigns all members from the generated client
export class Almanac {
  /** Throws a TypeError if `baseUrl` is not a full URL. */
  constructor(options: AlmanacOptions) {
    assertFullUrl(options.baseUrl);
    Object.assign(this, createOperations(createGeneratedClient(options), createSend(options)));
  }
}

/** The operation groups. The constructor creates them from the generated client. */
export interface Almanac extends Operations {}

function assertFullUrl(baseUrl: string): void {
  if (!/^https?:\/\/./i.test(baseUrl))
    throw new TypeError('baseUrl must be a full URL, such as http://127.0.0.1:3000.');
}

function createGeneratedClient({ apiKey, cronSecret, baseUrl, headers }: AlmanacOptions): GeneratedClient {
  const auth = (credential: Auth) => {
    if (credential.scheme === 'bearer') return cronSecret;
    // The browser sends the session cookie.
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
