import type { NewsSource } from 'almanac-sdk';
import { useEffect, useState } from 'preact/hooks';
import { getCountryName } from '../labels';
import { Choice } from '../parts/Choice';
import { IndicatorPicker } from '../parts/IndicatorPicker';
import type { buildNewsQuery } from './newsQuery';

interface Props {
  query: ReturnType<typeof buildNewsQuery>;
  change(changes: Record<string, string>): void;
  sources: NewsSource[];
}

/** Filters by words, agency, feed, country and indicator. */
export function NewsFilters({ query, change, sources }: Props) {
  const { agency = '', source = '', country = '', indicator } = query;
  const agencies = [...new Set(sources.map((one) => one.agency))].sort();
  const countries = [...new Set([...sources.flatMap((one) => one.country ?? []), country])].filter(Boolean).sort();
  const feeds = sources.filter((one) => agency === '' || one.agency === agency);
  return (
    <div class="news-filters">
      <Words key={query.q} q={query.q ?? ''} change={change} />
      <Choice
        name="agency"
        label="Agency"
        value={agency}
        change={(changes) => change({ ...changes, source: '' })}
        options={agencies.map((name) => [name, name])}
      />
      <Choice
        name="source"
        label="Feed"
        value={source}
        change={change}
        options={feeds.map(({ id, title, agency: name }) => [id, agency === '' ? `${name}: ${title}` : title])}
      />
      <Choice
        name="country"
        label="Country"
        value={country}
        change={change}
        options={countries.map((code) => [code, getCountryName(code)])}
      />
      <IndicatorPicker label="Indicator" choose={({ slug }) => change({ indicator: slug })} />
      {indicator !== undefined && (
        <p class="chosen">
          Only news about <a href={`/indicators/${indicator}`}>{indicator}</a>
          <button type="button" class="quiet" onClick={() => change({ indicator: '' })}>
            Show all<span class="visually-hidden"> indicators</span>
          </button>
        </p>
      )}
    </div>
  );
}

/** A search field for words, which are applied when the user submits them. */
function Words({ q, change }: { q: string; change: Props['change'] }) {
  const [text, setText] = useState(q);
  useEffect(() => setText(q), [q]);
  return (
    <form
      class="control"
      onSubmit={(event) => {
        event.preventDefault();
        change({ q: text.trim() });
      }}
    >
      <label for="news-words">Words</label>
      <div class="words-row">
        <input
          id="news-words"
          type="search"
          maxLength={100}
          value={text}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
        <button type="submit">Search</button>
      </div>
    </form>
  );
}
