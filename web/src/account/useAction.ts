import { AlmanacError } from 'almanac-sdk';
import { useState } from 'preact/hooks';

/**
 * Runs actions of the user; `busy` is true while one is running, `failure` is why the last one failed, and `problem` the
 * message about it.
 */
export function useAction() {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const run = async (action: () => Promise<void>) => {
    setBusy(true);
    setFailure(undefined);
    try {
      await action();
    } catch (cause) {
      setFailure(cause);
    }
    setBusy(false);
  };
  return { busy, failure, problem: describeFailure(failure), run };
}

function describeFailure(failure: unknown): string | undefined {
  if (failure === undefined) return undefined;
  return failure instanceof AlmanacError ? failure.message : 'The server could not be reached.';
}
