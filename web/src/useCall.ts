import { useEffect, useState } from 'preact/hooks';
import { fetchCached } from './almanac';

/** The state of a read. While the next read is loading, `data` keeps the previous result. */
export interface Call<Data> {
  data: Data | undefined;
  failure: unknown;
  loading: boolean;
  retry(): void;
}

/** Runs `call` whenever `key` changes; an empty key runs nothing. The response of an outdated key is discarded. */
export function useCall<Data>(key: string, call: () => Promise<Data>): Call<Data> {
  const [state, setState] = useState<{ data?: Data; failure?: unknown; loading: boolean }>({ loading: key !== '' });
  const [attempt, setAttempt] = useState(0);
  // The key identifies the call; a new attempt repeats it.
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
