import { AlmanacError } from './almanacError.js';
import { createClient, createConfig } from './generated/client/index.js';
import { GeneratedClient } from './generated/sdk.gen.js';

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
 * throws an AlmanacError when the answer is a failure. Without an answer `fetch`'s own error is thrown.
 */
export class Almanac extends GeneratedClient {
  constructor({ apiKey, baseUrl, fetch }: AlmanacOptions) {
    const credential = apiKey === undefined ? { credentials: 'same-origin' as const } : { auth: apiKey };
    const client = createClient(createConfig({ baseUrl, throwOnError: true, ...credential, ...(fetch && { fetch }) }));
    client.interceptors.error.use((failure, response: Response | undefined) =>
      response === undefined ? failure : new AlmanacError(failure, response),
    );
    super({ client });
  }
}
