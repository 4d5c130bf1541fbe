import { createOperations, type Send } from './createOperations.js';
import type { RequestDefaults } from './createRequest.js';
import type { Operations } from './generated/operations.gen.js';
import { type Logger, type RetryOptions, send } from './transport.js';
import { verifyWebhook } from './verifyWebhook.js';

export interface AlmanacOptions extends Partial<RetryOptions> {
  /**
   * API key, sent as `X-API-Key` with data requests. Default: the environment variable `ALMANAC_API_KEY`. Without a key, requests
   * from the server's own pages use the session of the signed-in user.
   */
  apiKey?: string | undefined;
  /** The operator's cron secret. The client sends it only with the methods of `admin`. */
  cronSecret?: string | undefined;
  /** Full URL of the server, such as `http://127.0.0.1:3000`. Default: the environment variable `ALMANAC_BASE_URL`. */
  baseUrl?: string | undefined;
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
 * `client.indicators.observations({ id: 'real-gdp', vintage: '2022-10-31' })`. Await a call to get the response body. `.withResponse()` adds the
 * headers and rate limits, `.stream()` returns the body as a stream, and `for await` iterates over all pages of a list. A call throws an
 * AlmanacError: a ConnectionError if there is no response, and otherwise the class of the status.
 */
// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: the constructor assigns all members
export class Almanac {
  /** Throws a TypeError if `baseUrl` is not a full URL, or ends with `/v1`. Reads the environment for options that are not given, where there is `process.env`. */
  constructor(options: AlmanacOptions = {}) {
    const { cronSecret, headers } = options;
    const defaults: RequestDefaults = {
      apiKey: options.apiKey ?? readEnvironment('ALMANAC_API_KEY'),
      cronSecret,
      baseUrl: checkBaseUrl(options.baseUrl ?? readEnvironment('ALMANAC_BASE_URL')),
      headers,
    };
    const operations = createOperations(defaults, createSend(options));
    Object.assign(this, operations, { webhooks: { ...operations.webhooks, verify: verifyWebhook } });
  }
}

/** The operation groups. The constructor creates them from the routes of the contract. */
export interface Almanac extends Omit<Operations, 'webhooks'> {
  webhooks: Operations['webhooks'] & {
    /** Verifies a webhook and returns its event. It needs no server: `verifyWebhook` is the same without a client. */
    verify: typeof verifyWebhook;
  };
}

/** Returns undefined for a variable that is not set or empty, and outside of runtimes with `process.env`. */
function readEnvironment(name: string): string | undefined {
  const { process } = globalThis as { process?: { env?: Record<string, string | undefined> } };
  return process?.env?.[name] || undefined;
}

/** Returns the base URL without a slash at the end. Rejects the path `/v1`, with which every call would fail with 404. */
function checkBaseUrl(baseUrl: string | undefined): string {
  if (baseUrl === undefined) {
    throw new TypeError('baseUrl is missing: pass it, such as http://127.0.0.1:3000, or set ALMANAC_BASE_URL.');
  }
  const text = String(baseUrl);
  const address = text.replace(/\/+$/, '');
  if (/^https?:\/\/.+\/v1$/i.test(address)) {
    throw new TypeError(`baseUrl '${text}' ends with /v1, which the methods add: write '${address.slice(0, -3)}'.`);
  }
  if (/^https?:\/\//i.test(text) && URL.canParse(text)) return address;
  if (/^[\w.-]+(:\d+)?(\/.*)?$/.test(text)) {
    throw new TypeError(`baseUrl '${text}' has no scheme: write 'http://${text}', or 'https://${text}' with TLS.`);
  }
  throw new TypeError(`baseUrl '${text}' is not a full URL: write it like http://127.0.0.1:3000.`);
}

function createSend({ fetch = globalThis.fetch, logger, ...options }: AlmanacOptions): Send {
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
