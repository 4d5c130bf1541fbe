import { useState } from 'preact/hooks';
import { describeFormFailure } from './describeFormFailure';

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
  const problem = failure === undefined ? undefined : describeFormFailure(failure);
  return { busy, failure, problem, run };
}
