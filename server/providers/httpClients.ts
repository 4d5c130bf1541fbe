import type { CallBudget } from '../callBudget.js';
import { HttpClient, type HttpClientOptions } from './httpClient.js';
import type { Sender } from './provider.js';

/** Something outside that is asked: how it is called, and how often it may be asked. */
export interface Source {
  name: string;
  title: string;
  budgets: readonly CallBudget[];
}

export interface HttpClientsOptions extends Omit<HttpClientOptions, 'provider' | 'title' | 'budgets' | 'secrets'> {
  /** Where an address stands, where that is elsewhere than it says. */
  rewriteUrl?(url: URL): URL;
}

/** The doors to all sources that are not providers of series, one a source for as long as the process runs. */
export class HttpClients {
  readonly #options: HttpClientsOptions;
  readonly #clients = new Map<string, HttpClient>();

  constructor(options: HttpClientsOptions) {
    this.#options = options;
  }

  /** How to ask a source, with the key that must not be read anywhere, where it takes one. */
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
