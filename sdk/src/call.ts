import { type RateLimit, readRateLimit } from './rateLimit.js';
import { endTimeout } from './transport.js';

/** An answer with what its headers say. */
export interface WithResponse<Data> {
  data: Data;
  response: Response;
  /** Finds the request in the server's log. */
  requestId: string | undefined;
  /** How much of the limits is left. */
  rateLimit: RateLimit | undefined;
}

/**
 * A call that is under way: awaited it is the body of the answer. It throws an AlmanacError when the answer is a failure, and a ConnectionError when
 * there is none.
 */
export class AlmanacCall<Data> implements Promise<Data> {
  readonly [Symbol.toStringTag] = 'AlmanacCall';
  readonly #response: Promise<Response>;
  #data: Promise<Data> | undefined;

  constructor(response: Promise<Response>) {
    this.#response = response;
  }

  // A call is a promise: that is what it is for.
  // biome-ignore lint/suspicious/noThenProperty: as above
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

  /** The body together with the headers: status, request id, and what is left of the limits. */
  async withResponse(): Promise<WithResponse<Data>> {
    const response = await this.#response;
    const { headers } = response;
    const requestId = headers.get('X-Request-Id') ?? undefined;
    return { data: await this.#read(), response, requestId, rateLimit: readRateLimit(headers) };
  }

  /** The body in pieces as they come, for what is too long to be held; instead of awaiting the call. */
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

/** JSON as what it means; whatever else there is, CSV for instance, as text. */
async function readBody(response: Response): Promise<unknown> {
  try {
    const text = await response.text();
    if (text === '') return undefined;
    return /[/+]json\b/.test(response.headers.get('Content-Type') ?? '') ? JSON.parse(text) : text;
  } finally {
    endTimeout(response);
  }
}
