import type { CatalogResponse } from 'almanac-sdk';
import { countryName } from '../words';

/** How many there are, how the text was read, and what to do where there is nothing. */
export function CatalogSummary({ answer: { total, query }, clear }: { answer: CatalogResponse; clear(): void }) {
  const { text, countries, corrections, matched } = query;
  return (
    <div class="summary">
      <p class="summary-count" role="status">
        <strong>{total.toLocaleString('en')}</strong> {total === 1 ? 'entry' : 'entries'}
        {text !== '' && ` for “${text}”`}
        {countries.length > 0 && ` in ${countries.map(countryName).join(', ')}`}
      </p>
      {corrections.map(({ from, to }) => (
        <p key={from}>
          “{from}” was read as <strong>{to}</strong>.
        </p>
      ))}
      {matched === 'some' && <p>Nothing has all of these words; these have some of them.</p>}
      {total === 0 && (
        <div class="notice">
          <h2>Nothing matches</h2>
          <p>Try fewer or more general words, or take a filter away.</p>
          <p class="actions">
            <button type="button" onClick={clear}>
              Show everything
            </button>
          </p>
        </div>
      )}
    </div>
  );
}
