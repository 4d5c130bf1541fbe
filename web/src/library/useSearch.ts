import type { SearchHit, SearchResponse } from 'almanac-sdk';
import { useState } from 'preact/hooks';
import { almanac, remembered } from '../almanac';
import { useParameters } from '../router';
import { useCall } from '../useCall';
import { type FilterName, filtersOf, searchParameters } from './filters';
import { useTyped } from './useTyped';

/** The search that the address names, its answer so far, and how to change it. */
export function useSearch() {
  const [parameters, change] = useParameters();
  const [text, setText] = useTyped();
  const filters = filtersOf(parameters);
  const asked = searchParameters(parameters.get('q') ?? '', filters);
  const key = `search ${JSON.stringify(asked)}`;
  const { data: answer, failure, loading, again } = useCall(key, () => almanac.indicators.search(asked));
  const rest = useFurtherPages(key, answer);

  return {
    text,
    setText,
    filters,
    choose: (name: FilterName, value: string) => change({ [name]: filters[name] === value ? '' : value }),
    clear() {
      setText('');
      change({ q: '', provider: '', frequency: '', country: '', category: '', seasonalAdjustment: '' });
    },
    answer,
    hits: [...(answer?.indicators ?? []), ...rest.hits],
    failure: failure ?? rest.failure,
    loading: loading || rest.loading,
    again,
    more: rest.cursor === null ? undefined : () => rest.load(asked),
  };
}

export type Search = ReturnType<typeof useSearch>;

interface FurtherPages {
  of: string;
  hits: SearchHit[];
  cursor: string | null;
  failure?: unknown;
  loading: boolean;
}

/** The pages after the first one, for one search; another search begins anew. */
function useFurtherPages(key: string, first: SearchResponse | undefined) {
  const [pages, setPages] = useState<FurtherPages>({ of: '', hits: [], cursor: null, loading: false });
  const current: FurtherPages =
    pages.of === key ? pages : { of: key, hits: [], cursor: first?.nextCursor ?? null, loading: false };
  const load = async (asked: object) => {
    const { cursor } = current;
    if (cursor === null) return;
    setPages({ ...current, loading: true });
    try {
      const next = await remembered(`${key} ${cursor}`, () => almanac.indicators.search({ ...asked, cursor }));
      setPages({ of: key, hits: [...current.hits, ...next.indicators], cursor: next.nextCursor, loading: false });
    } catch (failure) {
      setPages({ ...current, failure, loading: false });
    }
  };
  return { ...current, load };
}
