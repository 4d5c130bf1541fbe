import { createCsv } from './csv.js';
import { type RateLimit, readRateLimit } from './rateLimit.js';
import { endTimeout, readBytes, readText } from './transport.js';

/** A response body with the data of its headers. */
export interface WithResponse<Data> {
  data: Data;
  response: Response;
  /** Identifies the request in the server's log. */
  requestId: string | undefined;
  /** What is left of the rate limits. */
  rateLimit: RateLimit | undefined;
}

/**
 * A running call. Await it to get the response body. It throws an AlmanacError for an error response, and a ConnectionError if there is no response.
 */
export class AlmanacCall<Data> implements Promise<Data> {
  readonly [Symbol.toStringTag] = 'AlmanacCall';
  readonly #response: Promise<Response>;
  #data: Promise<Data> | undefined;

  constructor(response: Promise<Response>) {
    this.#response = response;
  }

  // biome-ignore lint/suspicious/noThenProperty: a call is a promise
  then<Result = Data, Failure = never>(
    fulfilled?: ((data: Data) => Result | PromiseLike<Result>) | null,
    rejected?: ((reason: unknown) => Failure | PromiseLike<Failure>) | null,
  ): Promise<Result | Failure> {
    return this.#read().then(fulfilled, rejected);
  }

  catch<Failure = never>(
    rejected?: ((reason: unknown) => Failure | PromiseLike<Failure>) | null,
  ): Promise<Data | Failure> {
    return this.#read().catch(rejected);
  }

  finally(settled?: (() => void) | null): Promise<Data> {
    return this.#read().finally(settled);
  }

  /** Returns the body with the response, the request id and the rate limits. */
  async withResponse(): Promise<WithResponse<Data>> {
    const response = await this.#response;
    const { headers } = response;
    const requestId = headers.get('X-Request-Id') ?? undefined;
    return { data: await this.#read(), response, requestId, rateLimit: readRateLimit(headers) };
  }

  /** Returns the body as a stream, for responses too large for memory. Use it instead of awaiting the call. */
  async stream(): Promise<ReadableStream<Uint8Array>> {
    const response = await this.#response;
    endTimeout(response);
    return response.body ?? new Blob([]).stream();
  }

  #read(): Promise<Data> {
    this.#data ??= this.#response.then((response) => readBody(response) as Promise<Data>);
    return this.#data;
  }
}

/** Parses JSON, describes a CSV file, and returns a PNG image as bytes. Returns any other body as text. */
async function readBody(response: Response): Promise<unknown> {
  const type = response.headers.get('Content-Type') ?? '';
  if (type.startsWith('image/png')) return readBytes(response);
  const text = await readText(response);
  if (type.startsWith('text/csv')) return createCsv(text, response.headers);
  if (text === '') return undefined;
  return /[/+]json\b/.test(type) ? JSON.parse(text) : text;
}
