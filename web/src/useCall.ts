import { useEffect, useState } from 'preact/hooks';
import { remembered } from './almanac';

/** A read under way or done. While the next one is under way, `data` is still the last one's. */
export interface Call<Answer> {
  data: Answer | undefined;
  failure: unknown;
  loading: boolean;
  again(): void;
}

/** Reads what `key` names; an empty key reads nothing. A later key's answer is never overtaken by an earlier one's. */
export function useCall<Answer>(key: string, call: () => Promise<Answer>): Call<Answer> {
  const [state, setState] = useState<{ data?: Answer; failure?: unknown; loading: boolean }>({ loading: key !== '' });
  const [attempt, setAttempt] = useState(0);
  // The key names the call; an attempt repeats it.
  useEffect(() => {
    if (key === '') return setState({ loading: false });
    let current = true;
    setState(({ data }) => ({ data, loading: true }));
    remembered(key, call).then(
      (data) => current && setState({ data, loading: false }),
      (failure) => current && setState({ failure, loading: false }),
    );
    return () => {
      current = false;
    };
  }, [key, attempt]);
  return { data: state.data, failure: state.failure, loading: state.loading, again: () => setAttempt(attempt + 1) };
}
