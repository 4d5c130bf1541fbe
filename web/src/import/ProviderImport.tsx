import type { ProviderName } from 'almanac-sdk';
import { useState } from 'preact/hooks';
import { readForm } from '../account/Field';
import { almanac } from '../almanac';
import { getProviderName } from '../labels';
import { Failure } from '../parts/Failure';
import { Loading } from '../parts/Loading';
import { useParameters } from '../router';
import { useCall } from '../useCall';
import { SeriesImport } from './SeriesImport';

/** Finds a series in the catalogues of providers, or takes its ID, and imports it. The address names the chosen series. */
export function ProviderImport() {
  const [parameters, change] = useParameters();
  const [provider, seriesId] = [parameters.get('provider') ?? '', parameters.get('series') ?? ''];
  const choose = (provider: string, series: string) => change({ provider, series });
  if (provider !== '' && seriesId !== '') {
    return (
      <SeriesImport
        key={`${provider}/${seriesId}`}
        provider={provider as ProviderName}
        seriesId={seriesId}
        chooseOther={() => choose('', '')}
      />
    );
  }
  return (
    <>
      <SeriesSearch choose={choose} />
      <SeriesIdForm choose={choose} />
    </>
  );
}

interface Choice {
  choose(provider: string, seriesId: string): void;
}

function SeriesSearch({ choose }: Choice) {
  const [q, setQuery] = useState('');
  const { data, failure, loading, retry } = useCall(q && `import search ${q}`, () =>
    almanac.discovery.catalog({ q, limit: 20 }),
  );
  const entries = data?.entries.filter(({ seriesId }) => seriesId !== null) ?? [];
  return (
    <section class="card">
      <h2>Search the catalogues of providers</h2>
      <form class="line" onSubmit={(event) => setQuery(readForm(event)('q').trim())}>
        <label class="field">
          <span>Keywords and a country, such as population France</span>
          <input name="q" type="search" maxLength={200} autocomplete="off" />
        </label>
        <button type="submit">Search</button>
      </form>
      {failure !== undefined && <Failure failure={failure} retry={retry} />}
      {loading && q !== '' && <Loading label="Searching" />}
      <p role="status">
        {data && entries.length === 0 && 'No series found. Name a country, or use other keywords.'}
        {entries.length > 0 && `${entries.length} series found.`}
      </p>
      <ul class="choices">
        {entries.map(({ id, name, provider, seriesId, inLibrary }) => (
          <li key={`${provider}/${id}`}>
            <span>
              {name} <small class="fine">{`${getProviderName(provider)}, ${seriesId}`}</small>
              {inLibrary.length > 0 && <span class="tag">In the library</span>}
            </span>
            <button type="button" class="quiet" onClick={() => choose(provider, seriesId ?? '')}>
              Choose <span class="visually-hidden">{name}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function SeriesIdForm({ choose }: Choice) {
  const { data } = useCall('operator providers', () => almanac.providers.list());
  const [chosen, setChosen] = useState('');
  const providers = data?.providers.filter(({ mayBeImported }) => mayBeImported) ?? [];
  const example = providers.find(({ name }) => name === chosen) ?? providers[0];
  const submit = (event: Event) => {
    const getValue = readForm(event);
    choose(getValue('provider'), getValue('seriesId').trim());
  };
  return (
    <section class="card">
      <h2>Or enter the ID of a series</h2>
      <form class="line" onSubmit={submit}>
        <label class="field">
          <span>Provider</span>
          <select name="provider" onChange={(event) => setChosen(event.currentTarget.value)}>
            {providers.map(({ name, title }) => (
              <option key={name} value={name}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <label class="field">
          <span>Series ID{example && `, such as ${example.exampleId}`}</span>
          <input name="seriesId" required maxLength={300} pattern="[!-~]+" autocomplete="off" spellcheck={false} />
        </label>
        <button type="submit">Preview</button>
      </form>
    </section>
  );
}
