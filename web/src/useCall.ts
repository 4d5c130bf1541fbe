import { useEffect, useState } from 'preact/hooks';
import { fetchCached } from './almanac';

/** A read under way or done. While the next one is under way, `data` is still the last one's. */
export interface Call<Data> {
  data: Data | undefined;
  failure: unknown;
  loading: boolean;
  retry(): void;
}

/** Reads what `key` names; an empty key reads nothing. A later key's answer is never overtaken by an earlier one's. */
export function useCall<Data>(key: string, call: () => Promise<Data>): Call<Data> {
  const [state, setState] = useState<{ data?: Data; failure?: unknown; loading: boolean }>({ loading: key !== '' });
  const [attempt, setAttempt] = useState(0);
  // The key names the call; an attempt repeats it.
  useEffect(() => {
    if (key === '') return setState({ loading: false });
    let isCurrent = true;
    setState(({ data }) => ({ data, loading: true }));
    fetchCached(key, call).then(
      (data) => isCurrent && setState({ data, loading: false }),
      (failure) => isCurrent && setState({ failure, loading: false }),
    );
    return () => {
      isCurrent = false;
    };
  }, [key, attempt]);
  return { data: state.data, failure: state.failure, loading: state.loading, retry: () => setAttempt(attempt + 1) };
}
