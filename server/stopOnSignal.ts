import type { Logger } from 'pino';

/** Stops the process at the first SIGTERM or SIGINT: aborts `stopping`, and runs the steps that `stop` returns one after another. */
export function stopOnSignal(
  stopping: AbortController,
  log: Logger,
  stop: (signal: 'SIGTERM' | 'SIGINT') => (() => unknown)[],
): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, async () => {
      if (stopping.signal.aborted) return;
      stopping.abort();
      for (const step of stop(signal)) await runStep(step, log);
      log.info('Almanac stopped.');
    });
  }
}

/** A database that does not respond must not keep the later steps from running. */
async function runStep(step: () => unknown, log: Logger): Promise<void> {
  try {
    await step();
  } catch (failure) {
    log.error({ err: failure }, 'A step of stopping failed.');
  }
}
