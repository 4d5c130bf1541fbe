import { AlmanacError } from 'almanac-sdk';
import { useState } from 'preact/hooks';

/** Something that a person has the server do: whether it is under way, and why it failed. */
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
