import { setTimeout as wait } from 'node:timers/promises';

/** Waits. Resolves to true after the full duration, or to false as soon as the signal is aborted. */
export async function sleep(durationMs: number, signal: AbortSignal): Promise<boolean> {
  try {
    await wait(durationMs, undefined, { signal });
    return true;
  } catch {
    return false;
  }
}
