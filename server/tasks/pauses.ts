import { setTimeout as pause } from 'node:timers/promises';

/** Waits, and answers whether it came to the end of the wait: false where it was told to stop. */
export async function pauses(milliseconds: number, signal: AbortSignal): Promise<boolean> {
  try {
    await pause(milliseconds, undefined, { signal });
    return true;
  } catch {
    return false;
  }
}
