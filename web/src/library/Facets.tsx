import type { SearchResponse } from 'almanac-sdk';
import { type FilterName, type Filters, filterNames, filterTitles, getValueName } from './filters';

interface Props {
  facets: SearchResponse['facets'];
  filters: Filters;
  choose(name: FilterName, value: string): void;
}

const maxShown = 6;

/** The filters, with the number of matching indicators for each value. */
export function Facets(props: Props) {
  return (
    <>
      {filterNames.map((name) => (
        <Facet key={name} name={name} {...props} />
      ))}
    </>
  );
}

function Facet({ name, facets, filters, choose }: Props & { name: FilterName }) {
  const selected = filters[name];
  const counts = sortByCount(name, facets[name]);
  const options =
    counts.some(({ value }) => value === selected) || selected === ''
      ? counts
      : [{ value: selected, count: 0 }, ...counts];
  const firstOptions = options.slice(0, maxShown);
  const shown = firstOptions.some(({ value }) => value === selected)
    ? firstOptions
    : [...options.filter(({ value }) => value === selected), ...firstOptions];
  const rest = options.filter((option) => !shown.includes(option));
  return (
    <fieldset class="facet">
      <legend>{filterTitles[name]}</legend>
      {shown.map(({ value, count }) => (
        <button key={value} type="button" aria-pressed={selected === value} onClick={() => choose(name, value)}>
          <span>{getValueName(name, value)}</span>
          <span class="count">{count}</span>
        </button>
      ))}
      {rest.length > 0 && (
        <select
          aria-label={`More: ${filterTitles[name]}`}
          value=""
          onChange={(event) => choose(name, event.currentTarget.value)}
        >
          <option value="">{rest.length} more…</option>
          {rest.map(({ value, count }) => (
            <option key={value} value={value}>
              {getValueName(name, value)} ({count})
            </option>
          ))}
        </select>
      )}
    </fieldset>
  );
}

/** Sorts the values of a filter by their number of results, then by name. */
function sortByCount(name: FilterName, options: SearchResponse['facets'][FilterName]) {
  return options.toSorted(
    (a, b) => b.count - a.count || getValueName(name, a.value).localeCompare(getValueName(name, b.value), 'en'),
  );
}
