import type { Logger } from 'pino';
import type { RequestCounter } from '../store/requestCounter.js';
import type { SharedNodes } from '../store/sharedNodes.js';
import { FallbackLimiter } from './fallbackLimiter.js';
import { Nodes } from './nodes.js';
import { OwnWindows } from './ownWindows.js';
import { ProcessLimiter } from './processLimiter.js';
import type { RateLimiter } from './rateLimiter.js';
import { SharedLimiter } from './sharedLimiter.js';
import type { UsageLedger } from './usageLedger.js';

/** Creates a limiter that counts in a store that several processes share, and in this process while the store fails. */
export function createSharedLimits(
  store: { count: RequestCounter; nodes: SharedNodes },
  ledger: UsageLedger,
  log: Logger,
): { limiter: RateLimiter; nodes: Nodes } {
  const windows = new OwnWindows();
  const local = new ProcessLimiter(ledger, windows);
  const nodes = new Nodes(store.nodes, windows, (now) => ledger.refresh(new Date(now)));
  const shared = new SharedLimiter({ count: store.count, nodes, windows, local, ledger });
  return { limiter: new FallbackLimiter(shared, { local, nodes }, log), nodes };
}
