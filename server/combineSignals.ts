import { setMaxListeners } from 'node:events';

/** A signal that follows others until it is released. */
export interface CombinedSignal {
  signal: AbortSignal;
  hasTimedOut(): boolean;
  /** Removes the timer and the listeners. The signal is not aborted afterwards. */
  release(): void;
}

/**
 * Creates a signal that is aborted with the first of others, or with a TimeoutError after a time. The caller releases it.
 * `AbortSignal.any` would leave an entry at each of the others for as long as that one lives, which may be the life of the process.
 */
export function combineSignals(others: readonly (AbortSignal | undefined)[], timeoutMs?: number): CombinedSignal {
  const controller = new AbortController();
  const sources = others.filter((one) => one !== undefined);
  const timeoutReason = new DOMException('The operation was aborted due to timeout', 'TimeoutError');
  const abort = (event: Event) => controller.abort((event.target as AbortSignal).reason);
  const timer = timeoutMs === undefined ? undefined : setTimeout(() => controller.abort(timeoutReason), timeoutMs);
  timer?.unref();
  for (const source of sources) {
    // Node would warn of a leak when more than ten follow a signal at once.
    setMaxListeners(0, source);
    if (source.aborted) controller.abort(source.reason);
    source.addEventListener('abort', abort);
  }
  return {
    signal: controller.signal,
    hasTimedOut: () => controller.signal.reason === timeoutReason,
    release() {
      clearTimeout(timer);
      for (const source of sources) source.removeEventListener('abort', abort);
    },
  };
}
