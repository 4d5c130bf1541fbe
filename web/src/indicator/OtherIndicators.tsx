import { useState } from 'preact/hooks';
import { almanac } from '../almanac';
import { useCall } from '../useCall';
import { maxCountries, type SetView, type View } from './view';

const minLength = 3;

/** Adds other indicators to the chart by a search, and removes them. */
export function OtherIndicators({ view: { others, countries }, setView }: { view: View; setView: SetView }) {
  const [text, setText] = useState('');
  const query = text.trim();
  const { data } = useCall(query.length >= minLength ? `suggest ${query}` : '', () =>
    almanac.indicators.search({ q: query, limit: 8 }),
  );
  const hits = query.length >= minLength ? (data?.indicators ?? []) : [];
  const isFull = others.length + Math.max(countries.length, 1) >= maxCountries;
  const add = (id: string) => {
    setText('');
    setView({ others: [...others, id] });
  };
  return (
    <div class="control others">
      {others.map((other) => (
        <span key={other} class="pill country">
          {other}
          <button
            type="button"
            aria-label={`Remove ${other}`}
            onClick={() => setView({ others: others.filter((one) => one !== other) })}
          >
            ×
          </button>
        </span>
      ))}
      <input
        type="search"
        aria-label="Add an indicator"
        placeholder={isFull ? 'Maximum reached' : 'Add an indicator…'}
        value={text}
        disabled={isFull}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
      />
      {hits.length > 0 && (
        <ul class="suggestions" aria-label="Indicators found">
          {hits.map(({ slug, name, country }) => (
            <li key={`${slug}.${country}`}>
              <button type="button" class="quiet" onClick={() => add(`${slug}.${country}`)}>
                {name} ({country})
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
