import { setTimeout as sleep } from 'node:timers/promises';

const minPauseMs = 2;
const maxPauseMs = 50;

interface RetryOptions {
  /** Tells whether a failed attempt has changed nothing. */
  mayRepeat?: () => boolean;
  /** Called once, before the first pause. */
  onWait?: (() => void) | undefined;
}

/**
 * Repeats an attempt on SQLite while another connection has the lock, for at most `limitMs`. SQLite itself would wait with the
 * thread.
 */
export async function retryWhileLocked<Result>(
  attempt: () => Promise<Result>,
  limitMs: number,
  { mayRepeat = () => true, onWait }: RetryOptions = {},
): Promise<Result> {
  const endsAt = performance.now() + limitMs;
  for (let pauseMs = minPauseMs; ; pauseMs = Math.min(2 * pauseMs, maxPauseMs)) {
    try {
      return await attempt();
    } catch (failure) {
      if (!isLocked(failure) || performance.now() + pauseMs > endsAt || !mayRepeat()) throw failure;
      if (pauseMs === minPauseMs) onWait?.();
    }
    await sleep(pauseMs * (1 + Math.random()));
  }
}

/** Whether another connection has the lock, so that a statement has changed nothing. */
export function isLocked(failure: unknown): boolean {
  const { code } = Object(failure) as { code?: unknown };
  return typeof code === 'string' && code.startsWith('SQLITE_BUSY');
}
