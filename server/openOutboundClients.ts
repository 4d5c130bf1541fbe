import { setTimeout } from 'node:timers/promises';
import type { Knex } from 'knex';
import type { Config } from './config.js';
import { Doors, type DoorsOptions } from './providers/doors.js';
import { providers } from './providers/index.js';
import { type OpenProvider, openProvider } from './providers/openProvider.js';
import type { Provider, ProviderName } from './providers/provider.js';
import { noteAnswer, takeCall } from './store/providerCalls.js';

/** The ways out to the network. */
export interface OutboundClients {
  /** To whatever is not a provider of series. */
  httpClients: Doors;
  /** To the providers of series, each with its key. */
  providers: Record<ProviderName, OpenProvider>;
}

/** Opens them, with calls counted in the database for all processes; tests have them otherwise in part. */
export function openOutboundClients(
  { db, config, now }: { db: Knex; config: Config; now(): Date },
  overrides: Partial<DoorsOptions> = {},
): OutboundClients {
  const options: DoorsOptions = {
    calls: {
      take: (provider, budgets, at) => takeCall(db, provider, budgets, at),
      note: (provider, failure, at, details) => noteAnswer(db, provider, failure, at, details),
    },
    now,
    pause: (durationMs) => setTimeout(durationMs),
    random: Math.random,
    timeoutMilliseconds: 15_000,
    patienceMilliseconds: 5_000,
    ...overrides,
  };
  const { locate = (url: URL) => url } = options;
  const openClient = (provider: Provider) => {
    const { key, baseUrl } = provider.card;
    return openProvider(provider, {
      ...options,
      baseUrl: locate(new URL(baseUrl)).href,
      key: key === null ? undefined : config[key.setting],
    });
  };
  const entries = Object.values(providers).map((provider) => [provider.card.name, openClient(provider)] as const);
  return { httpClients: new Doors(options), providers: Object.fromEntries(entries) as OutboundClients['providers'] };
}
