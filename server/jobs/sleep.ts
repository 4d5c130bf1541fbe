import { setTimeout as wait } from 'node:timers/promises';

/** Waits, and answers whether it came to the end of the wait: false where it was told to stop. */
export async function sleep(durationMs: number, signal: AbortSignal): Promise<boolean> {
  try {
    await wait(durationMs, undefined, { signal });
    return true;
  } catch {
    return false;
  }
}
