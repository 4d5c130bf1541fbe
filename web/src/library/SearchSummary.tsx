import type { SearchResponse } from 'almanac-sdk';
import type { ComponentChildren } from 'preact';
import { getCountryName } from '../labels';

interface Props {
  total: number;
  /** What is counted: of one, and of many. */
  noun: [string, string];
  query: Pick<SearchResponse['query'], 'text' | 'countries' | 'corrections' | 'matched'>;
  /** What takes all filters away where nothing is left, and what its button says. */
  showAll: { label: string; clear(): void };
  /** Which filters hold. */
  children?: ComponentChildren;
}

/** How many there are, how the text was read, and what to do where there is nothing. */
export function SearchSummary({ total, noun: [singular, plural], query, showAll, children }: Props) {
  const { text, countries, corrections, matched } = query;
  return (
    <div class="summary">
      <p class="summary-count" role="status">
        <strong>{total.toLocaleString('en')}</strong> {total === 1 ? singular : plural}
        {text !== '' && ` for “${text}”`}
        {countries.length > 0 && ` in ${countries.map(getCountryName).join(', ')}`}
      </p>
      {corrections.map(({ from, to }) => (
        <p key={from}>
          “{from}” was read as <strong>{to}</strong>.
        </p>
      ))}
      {matched === 'some' && total > 0 && <p>Nothing has all of these words; these have some of them.</p>}
      {children}
      {total === 0 && (
        <div class="notice">
          <h2>Nothing matches</h2>
          <p>Try fewer or more general words, or take a filter away.</p>
          <p class="actions">
            <button type="button" onClick={showAll.clear}>
              {showAll.label}
            </button>
          </p>
        </div>
      )}
    </div>
  );
}
