import { almanac } from '../almanac';
import { useParameters } from '../router';
import { usePages } from '../usePages';
import { buildSearchParameters, type FilterName, parseFilters } from './filters';
import { useSearchText } from './useSearchText';

/** The search of the current address: its parameters, its results so far, and functions that change it. */
export function useSearch() {
  const [parameters, change] = useParameters();
  const [text, setText] = useSearchText();
  const filters = parseFilters(parameters);
  const query = buildSearchParameters(parameters.get('q') ?? '', filters);
  const { pages, ...reading } = usePages(`search ${JSON.stringify(query)}`, (cursor) =>
    almanac.indicators.search({ ...query, ...cursor }),
  );

  return {
    text,
    setText,
    filters,
    choose: (name: FilterName, value: string) => change({ [name]: filters[name] === value ? '' : value }),
    clear() {
      setText('');
      change({ q: '', provider: '', frequency: '', country: '', category: '', seasonalAdjustment: '' });
    },
    response: pages[0],
    hits: pages.flatMap(({ indicators }) => indicators),
    ...reading,
  };
}

export type Search = ReturnType<typeof useSearch>;
