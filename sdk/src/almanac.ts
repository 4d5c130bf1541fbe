import { AlmanacError } from './almanacError.js';
import { createClient, createConfig } from './generated/client/index.js';
import { GeneratedClient } from './generated/sdk.gen.js';
import type { ApiError } from './generated/types.gen.js';

export interface AlmanacOptions {
  /**
   * The key that goes with every call, in `X-API-Key`. Without one, a call from a page that the server itself served
   * carries the session of whoever is signed in there.
   */
  apiKey?: string;
  /** Where the server is, for instance `http://127.0.0.1:3000`. */
  baseUrl: string;
  /** The `fetch` to call with; the global one by default. */
  fetch?: typeof globalThis.fetch;
}

/**
 * A client of the Almanac API. Its methods are named as the operations of the contract:
 * `client.indicators.observations({ id: ['real-gdp'], vintage: '2022-10-31' })`. Each answers the body of the answer, and
 * throws an AlmanacError when the API refuses.
 */
export class Almanac extends GeneratedClient {
  constructor({ apiKey, baseUrl, fetch }: AlmanacOptions) {
    const credential = apiKey === undefined ? { credentials: 'same-origin' as const } : { auth: apiKey };
    const client = createClient(createConfig({ baseUrl, throwOnError: true, ...credential, ...(fetch && { fetch }) }));
    client.interceptors.error.use((body, response) => (isApiError(body) ? new AlmanacError(body, response) : body));
    super({ client });
  }
}

function isApiError(body: unknown): body is ApiError {
  return typeof body === 'object' && body !== null && 'error' in body && 'requestId' in body;
}
