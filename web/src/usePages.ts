import { useState } from 'preact/hooks';
import { fetchCached } from './almanac';
import { useCall } from './useCall';

interface Page {
  nextCursor: string | null;
}

interface LaterPages<Data> {
  key: string;
  pages: Data[];
  failure?: unknown;
  loading: boolean;
}

/**
 * Reads a list in pages: the first for `key`, and one more for each call of `loadMore`, which is undefined at the end. While the
 * first page of a new key is loading, `pages` keeps the previous ones.
 */
export function usePages<Data extends Page>(key: string, read: (cursor?: { cursor: string }) => Promise<Data>) {
  const { data: first, failure, loading, retry } = useCall(key, () => read());
  const [stored, setStored] = useState<LaterPages<Data>>({ key, pages: [], loading: false });
  const later: LaterPages<Data> = stored.key === key ? stored : { key, pages: [], loading: false };
  const cursor = (later.pages.at(-1) ?? first)?.nextCursor ?? null;
  const load = async (cursor: string) => {
    setStored({ ...later, failure: undefined, loading: true });
    try {
      const next = await fetchCached(`${key} ${cursor}`, () => read({ cursor }));
      setStored({ key, pages: [...later.pages, next], loading: false });
    } catch (failure) {
      setStored({ ...later, failure, loading: false });
    }
  };
  return {
    pages: first === undefined ? [] : [first, ...later.pages],
    failure: failure ?? later.failure,
    loading: loading || later.loading,
    retry: failure === undefined && cursor !== null ? () => load(cursor) : retry,
    loadMore: cursor === null || failure !== undefined ? undefined : () => load(cursor),
  };
}
