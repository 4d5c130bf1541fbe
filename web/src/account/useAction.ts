import { AlmanacError } from 'almanac-sdk';
import { useState } from 'preact/hooks';

/** Runs actions of the user; `busy` is true while one is running, `problem` is the error message of the last one. */
export function useAction() {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const run = async (action: () => Promise<void>) => {
    setBusy(true);
    setProblem(undefined);
    try {
      await action();
    } catch (failure) {
      setProblem(failure instanceof AlmanacError ? failure.message : 'The server could not be reached.');
    }
    setBusy(false);
  };
  return { busy, problem, run };
}
