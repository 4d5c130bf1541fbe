import type { CallBudget } from '../callBudget.js';
import { HttpClient, type HttpClientOptions } from './httpClient.js';
import type { Sender } from './provider.js';

/** An external service and its call budgets. */
export interface Source {
  name: string;
  title: string;
  budgets: readonly CallBudget[];
}

export interface HttpClientsOptions extends Omit<HttpClientOptions, 'provider' | 'title' | 'budgets' | 'secrets'> {
  /** Redirects requests to another URL; for tests. */
  rewriteUrl?(url: URL): URL;
}

/** HTTP clients for all sources that are not series providers. Each source has one client for the lifetime of the process. */
export class HttpClients {
  readonly #options: HttpClientsOptions;
  readonly #clients = new Map<string, HttpClient>();

  constructor(options: HttpClientsOptions) {
    this.#options = options;
  }

  /** Returns the function that sends requests to a source. `key` is redacted from messages. */
  getSender(source: Source, key?: string): Sender {
    const client = this.#clients.get(source.name) ?? this.#create(source, key === undefined ? [] : [key]);
    this.#clients.set(source.name, client);
    const { rewriteUrl = (url: URL) => url } = this.#options;
    return (request, parse) => client.send({ ...request, url: rewriteUrl(request.url) }, parse);
  }

  #create({ name, title, budgets }: Source, secrets: string[]): HttpClient {
    return new HttpClient({ ...this.#options, provider: name, title, budgets, secrets });
  }
}
