import { Counter, Gauge, type Registry } from 'prom-client';
import type { CacheCounts } from '../cacheCounts.js';

/** Functions that read the state of this process and of its database whenever the metrics are read. */
export interface StateSources {
  listPools(): { pool: string; used: number; free: number; pending: number }[];
  readDatabaseBytes(): Promise<number>;
  countProviderFailures(): ReadonlyMap<string, number>;
}

/** How long a size is given again: PostgreSQL looks at each file of the database. */
const maxSizeAgeMs = 60_000;

/** Adds the metrics of the database and of providers. */
export function collectState(registry: Registry, sources: StateSources): void {
  const registers = [registry];
  const connections = new Gauge({
    name: 'almanac_database_connections',
    help: 'Connections to the database by pool: in use, free, and awaited (`pending`).',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const { pool, ...counts } of sources.listPools())
        for (const [state, count] of Object.entries(counts)) connections.set({ pool, state }, count);
    },
  });
  const readBytes = cacheFor(maxSizeAgeMs, () => sources.readDatabaseBytes());
  new Gauge({
    name: 'almanac_database_bytes',
    help: 'Size of the database. Absent while the database does not respond.',
    registers,
    async collect() {
      setOrRemove(this, await readBytes().catch(() => undefined));
    },
  });
  new Counter({
    name: 'almanac_provider_failures_total',
    help: 'Calls to a provider that failed. A call that the caller got wrong does not count.',
    labelNames: ['provider'],
    registers,
    collect() {
      this.reset();
      for (const [provider, count] of sources.countProviderFailures()) this.inc({ provider }, count);
    },
  });
}

/** Adds the metrics of caches. Returns a function that adds a cache. */
export function collectCaches(registry: Registry): (cache: string, read: () => CacheCounts | undefined) => void {
  const caches = new Map<string, () => CacheCounts | undefined>();
  const options = { labelNames: ['cache'] as const, registers: [registry] };
  const fill = (metric: Gauge<'cache'> | Counter<'cache'>, field: keyof CacheCounts) => {
    metric.reset();
    for (const [cache, read] of caches) metric.inc({ cache }, read()?.[field] ?? 0);
  };
  new Gauge({
    ...options,
    name: 'almanac_cache_entries',
    help: 'Entries of a cache.',
    collect() {
      fill(this, 'entries');
    },
  });
  new Gauge({
    ...options,
    name: 'almanac_cache_bytes',
    help: 'Estimated size of a cache.',
    collect() {
      fill(this, 'bytes');
    },
  });
  new Counter({
    ...options,
    name: 'almanac_cache_hits_total',
    help: 'Lookups that found an entry in a cache.',
    collect() {
      fill(this, 'hits');
    },
  });
  new Counter({
    ...options,
    name: 'almanac_cache_misses_total',
    help: 'Lookups that found none.',
    collect() {
      fill(this, 'misses');
    },
  });
  return (cache, read) => void caches.set(cache, read);
}

/** Sets a gauge, or removes its value if it is not known. */
export function setOrRemove(gauge: Gauge, value: number | undefined): void {
  if (value === undefined) gauge.remove();
  else gauge.set(value);
}

function cacheFor(maxAgeMs: number, read: () => Promise<number>): () => Promise<number> {
  let latest: { at: number; value: Promise<number> } | undefined;
  return async () => {
    const at = performance.now();
    if (latest === undefined || at - latest.at > maxAgeMs) latest = { at, value: read() };
    const { value } = latest;
    return value.catch((failure) => {
      latest = undefined;
      throw failure;
    });
  };
}
