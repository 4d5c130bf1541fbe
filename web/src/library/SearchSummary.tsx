import type { SearchResponse } from 'almanac-sdk';
import type { ComponentChildren } from 'preact';
import { getCountryName } from '../labels';

interface Props {
  total: number;
  /** What is counted: singular and plural. */
  noun: [string, string];
  query: Pick<SearchResponse['query'], 'text' | 'countries' | 'corrections' | 'matched'>;
  /** The button that removes the text and all filters when there are no results. */
  showAll: { label: string; clear(): void };
  /** The active filters. */
  children?: ComponentChildren;
}

/** The number of results, how the text was interpreted, and what to do if there are none. */
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
          Showing results for <strong>{to}</strong> instead of “{from}”.
        </p>
      ))}
      {matched === 'some' && total > 0 && <p>No result contains all words. These results contain some of them.</p>}
      {children}
      {total === 0 && (
        <div class="notice">
          <h2>No results</h2>
          <p>Try fewer or more general words, or remove a filter.</p>
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
