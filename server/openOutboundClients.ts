import { setTimeout } from 'node:timers/promises';
import type { Knex } from 'knex';
import type { Config } from './config.js';
import { HttpClients, type HttpClientsOptions } from './providers/httpClients.js';
import { providers } from './providers/index.js';
import type { Provider, ProviderName } from './providers/provider.js';
import { createProviderClient, type ProviderClient } from './providers/providerClient.js';
import { recordCallResult, reserveCall } from './store/providerCalls.js';

/** The HTTP clients for requests to other services. */
export interface OutboundClients {
  /** For services that are not providers of series. */
  httpClients: HttpClients;
  /** For the providers of series, each with its API key. */
  providers: Record<ProviderName, ProviderClient>;
  /** Counts the failed calls of each provider since the process started. */
  providerFailures: ReadonlyMap<string, number>;
}

/** Creates the outbound clients. Calls are counted in the database, for all processes together. Tests override options. */
export function openOutboundClients(
  { db, config, now }: { db: Knex; config: Config; now(): Date },
  overrides: Partial<HttpClientsOptions> = {},
): OutboundClients {
  const providerFailures = new Map<string, number>();
  const options: HttpClientsOptions = {
    calls: {
      reserve: (provider, budgets, at) => reserveCall(db, provider, budgets, at),
      record: (provider, failure, at, details) => {
        if (failure !== null && !details?.isCallerError)
          providerFailures.set(provider, (providerFailures.get(provider) ?? 0) + 1);
        return recordCallResult(db, provider, failure, at, details);
      },
    },
    now,
    sleep: (durationMs) => setTimeout(durationMs),
    random: Math.random,
    timeoutMs: 15_000,
    maxWaitMs: 5_000,
    ...overrides,
  };
  const { rewriteUrl = (url: URL) => url } = options;
  const openProvider = (provider: Provider) => {
    const { key, baseUrl } = provider.info;
    return createProviderClient(provider, {
      ...options,
      baseUrl: rewriteUrl(new URL(baseUrl)).href,
      key: key === null ? undefined : config[key.setting],
    });
  };
  const entries = Object.values(providers).map((provider) => [provider.info.name, openProvider(provider)] as const);
  return {
    httpClients: new HttpClients(options),
    providers: Object.fromEntries(entries) as OutboundClients['providers'],
    providerFailures,
  };
}
