import type { SearchResponse } from 'almanac-sdk';
import { type FilterName, type Filters, filterNames, filterTitles, valueName } from './filters';

interface Props {
  facets: SearchResponse['facets'];
  filters: Filters;
  choose(name: FilterName, value: string): void;
}

const mostShown = 6;

/** The filters, each value with the number of indicators it would leave. */
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
  const chosen = filters[name];
  const counts = facets[name];
  const options =
    counts.some(({ value }) => value === chosen) || chosen === '' ? counts : [{ value: chosen, count: 0 }, ...counts];
  const short = options.slice(0, mostShown);
  const shown = short.some(({ value }) => value === chosen)
    ? short
    : [...options.filter(({ value }) => value === chosen), ...short];
  const rest = options.filter((option) => !shown.includes(option));
  return (
    <fieldset class="facet">
      <legend>{filterTitles[name]}</legend>
      {shown.map(({ value, count }) => (
        <button key={value} type="button" aria-pressed={chosen === value} onClick={() => choose(name, value)}>
          <span>{valueName(name, value)}</span>
          <span class="count">{count}</span>
        </button>
      ))}
      {rest.length > 0 && (
        <select
          aria-label={`More: ${filterTitles[name]}`}
          value=""
          onChange={(event) => choose(name, event.currentTarget.value)}
        >
          <option value="">{rest.length} more …</option>
          {byName(name, rest).map(({ value, count }) => (
            <option key={value} value={value}>
              {valueName(name, value)} ({count})
            </option>
          ))}
        </select>
      )}
    </fieldset>
  );
}

function byName<Option extends { value: string }>(name: FilterName, options: Option[]): Option[] {
  return options.toSorted((a, b) => valueName(name, a.value).localeCompare(valueName(name, b.value)));
}
