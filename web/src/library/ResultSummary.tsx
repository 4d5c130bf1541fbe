import type { SearchResponse } from 'almanac-sdk';
import { countryName } from '../words';
import { filterNames, filterTitles, valueName } from './filters';
import type { Search } from './useSearch';

/** How many there are, how the text was read, and which filters hold. */
export function ResultSummary({ answer, search }: { answer: SearchResponse; search: Search }) {
  const chosen = filterNames.filter((name) => search.filters[name] !== '');
  const { corrections, countries, matched, text } = answer.query;
  return (
    <div class="summary">
      <p class="summary-count" role="status">
        <strong>{answer.total}</strong> {answer.total === 1 ? 'indicator' : 'indicators'}
        {text !== '' && ` for “${text}”`}
        {countries.length > 0 && ` in ${countries.map(countryName).join(', ')}`}
      </p>
      {corrections.map(({ from, to }) => (
        <p key={from}>
          “{from}” was read as <strong>{to}</strong>.
        </p>
      ))}
      {matched === 'some' && answer.total > 0 && <p>Nothing has all of these words; these have some of them.</p>}
      {chosen.length > 0 && (
        <p class="chosen">
          {chosen.map((name) => (
            <button
              key={name}
              type="button"
              class="pill"
              aria-label={`Remove the filter ${filterTitles[name]}: ${valueName(name, search.filters[name])}`}
              onClick={() => search.choose(name, search.filters[name])}
            >
              {valueName(name, search.filters[name])} <span aria-hidden="true">×</span>
            </button>
          ))}
        </p>
      )}
      {answer.total === 0 && (
        <div class="notice">
          <h2>Nothing matches</h2>
          <p>Try fewer or more general words, or take a filter away.</p>
          <p class="actions">
            <button type="button" onClick={search.clear}>
              Show the whole library
            </button>
          </p>
        </div>
      )}
    </div>
  );
}
