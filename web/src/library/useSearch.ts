import type { SearchHit, SearchResponse } from 'almanac-sdk';
import { useState } from 'preact/hooks';
import { almanac, fetchCached } from '../almanac';
import { useParameters } from '../router';
import { useCall } from '../useCall';
import { buildSearchParameters, type FilterName, parseFilters } from './filters';
import { useSearchText } from './useSearchText';

/** The search of the current address: its parameters, its results so far, and functions that change it. */
export function useSearch() {
  const [parameters, change] = useParameters();
  const [text, setText] = useSearchText();
  const filters = parseFilters(parameters);
  const query = buildSearchParameters(parameters.get('q') ?? '', filters);
  const key = `search ${JSON.stringify(query)}`;
  const { data: response, failure, loading, retry } = useCall(key, () => almanac.indicators.search(query));
  const nextPages = useNextPages(key, response);

  return {
    text,
    setText,
    filters,
    choose: (name: FilterName, value: string) => change({ [name]: filters[name] === value ? '' : value }),
    clear() {
      setText('');
      change({ q: '', provider: '', frequency: '', country: '', category: '', seasonalAdjustment: '' });
    },
    response,
    hits: [...(response?.indicators ?? []), ...nextPages.hits],
    failure: failure ?? nextPages.failure,
    loading: loading || nextPages.loading,
    retry,
    loadMore: nextPages.cursor === null ? undefined : () => nextPages.load(query),
  };
}

export type Search = ReturnType<typeof useSearch>;

interface NextPages {
  key: string;
  hits: SearchHit[];
  cursor: string | null;
  failure?: unknown;
  loading: boolean;
}

/** The pages after the first one. A new search resets them. */
function useNextPages(key: string, first: SearchResponse | undefined) {
  const [pages, setPages] = useState<NextPages>({ key: '', hits: [], cursor: null, loading: false });
  const current: NextPages =
    pages.key === key ? pages : { key, hits: [], cursor: first?.nextCursor ?? null, loading: false };
  const load = async (query: object) => {
    const { cursor } = current;
    if (cursor === null) return;
    setPages({ ...current, loading: true });
    try {
      const next = await fetchCached(`${key} ${cursor}`, () => almanac.indicators.search({ ...query, cursor }));
      setPages({ key, hits: [...current.hits, ...next.indicators], cursor: next.nextCursor, loading: false });
    } catch (failure) {
      setPages({ ...current, failure, loading: false });
    }
  };
  return { ...current, load };
}
