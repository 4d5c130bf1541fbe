import type { SearchResponse } from 'almanac-sdk';
import type { ComponentChildren } from 'preact';
import { getCountryName } from '../labels';
import { useIsLibraryIncomplete } from '../shell/libraryLoad';

interface Props {
  total: number;
  /** What is counted: singular and plural. */
  noun: [string, string];
  query: Pick<
    SearchResponse['query'],
    | 'text'
    | 'countries'
    | 'countryGroups'
    | 'corrections'
    | 'matched'
    | 'unmatchedWords'
    | 'unmatchedCountries'
    | 'notHeld'
  >;
  /** Whether it is unknown which countries the first result covers. */
  hasUnknownCountries?: boolean;
  /** The button that removes the text and all filters when there are no results. */
  showAll: { label: string; clear(): void };
  /** The active filters. */
  children?: ComponentChildren;
}

/** The number of results, how the text was interpreted, and what to do if there are none. */
export function SearchSummary({
  total,
  noun: [singular, plural],
  query,
  hasUnknownCountries = false,
  showAll,
  children,
}: Props) {
  const isIncomplete = useIsLibraryIncomplete();
  const { text, countries, countryGroups, corrections, matched, notHeld } = query;
  const places = [...countries.map(getCountryName), ...countryGroups.map(({ name }) => name)];
  return (
    <div class="summary">
      <p class="summary-count" role="status">
        <strong>{total.toLocaleString('en')}</strong> {total === 1 ? singular : plural}
        {text !== '' && ` for “${text}”`}
        {places.length > 0 && ` in ${places.join(', ')}`}
      </p>
      {corrections.map(({ from, to }) => (
        <p key={from}>
          Showing results for <strong>{to}</strong> instead of “{from}”.
        </p>
      ))}
      {notHeld.map(({ name, reason }) => (
        <p key={name}>
          The library does not hold <strong>{name}</strong>. {reason}
          {total > 0 && ' These are the nearest indicators.'}
        </p>
      ))}
      {matched === 'some' && notHeld.length === 0 && total > 0 && (
        <p>{describePartialMatch(query, hasUnknownCountries)}</p>
      )}
      {children}
      {total === 0 && (
        <div class="notice">
          <h2>{isIncomplete ? 'No results yet' : 'No results'}</h2>
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

/** Says what the first result does not cover. */
function describePartialMatch(
  { unmatchedWords, unmatchedCountries, countryGroups }: Props['query'],
  hasUnknownCountries: boolean,
): string {
  const words = unmatchedWords.map((word) => `“${word}”`).join(', ');
  const countries = unmatchedCountries.map(getCountryName).join(', ');
  if (countries !== '' && words === '' && hasUnknownCountries)
    return `The provider does not list the countries of its series. Preview a series to see whether it covers ${countries}.`;
  if (countries !== '')
    return `No result covers ${[words, countries].filter(Boolean).join(' and ')} itself. The results are the nearest.`;
  if (words !== '') return `No result matches ${words}. The results match the rest of the text.`;
  const missing = countryGroups.flatMap((group) => group.missing).map(getCountryName);
  return missing.length === 0
    ? 'No result matches everything.'
    : `The first result does not cover ${missing.join(', ')}.`;
}
