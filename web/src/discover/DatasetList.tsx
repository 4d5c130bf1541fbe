import type { DatasetEntry } from 'almanac-sdk';
import { useState } from 'preact/hooks';
import { readForm } from '../account/Field';
import { getProviderName } from '../labels';
import { Preview } from './Preview';

interface Props {
  datasets: DatasetEntry[];
  /** The series whose preview is open: provider/id. */
  openSeries: string;
  show(series: string): void;
}

const keyPlaceholder = '{key}';

/** The matching data sets, best match first. A series of a data set is previewed by its key. */
export function DatasetList({ datasets, ...props }: Props) {
  return (
    <ol class="result-list">
      {datasets.map((dataset) => (
        <li key={`${dataset.provider}/${dataset.id}`}>
          <Dataset dataset={dataset} {...props} />
        </li>
      ))}
    </ol>
  );
}

function Dataset({ dataset, openSeries, show }: Omit<Props, 'datasets'> & { dataset: DatasetEntry }) {
  const { id, name, description, topic, agency, provider, seriesIdForm } = dataset;
  const prefix = `${provider}/${seriesIdForm.replace(keyPlaceholder, '')}`;
  const isPreviewed = openSeries.startsWith(prefix);
  const [isOpen, setOpen] = useState(isPreviewed);
  return (
    <article class="result">
      <h2>{name}</h2>
      {description !== '' && <p class="result-description">{description}</p>}
      <p class="result-facts">
        {topic !== '' && <span class="category">{topic}</span>}
        <span>{getProviderName(provider)}</span>
        {agency.toLowerCase() !== provider && <span>{agency}</span>}
        <span>{id}</span>
      </p>
      <p class="actions">
        <button type="button" class="result-open" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Preview a series<span class="visually-hidden"> of {name}</span>
        </button>
      </p>
      {isOpen && <KeyForm prefix={prefix} openSeries={isPreviewed ? openSeries : ''} show={show} />}
      {isOpen && isPreviewed && (
        <Preview provider={provider} seriesId={openSeries.slice(provider.length + 1)} key={openSeries} />
      )}
    </article>
  );
}

interface KeyFormProps {
  prefix: string;
  openSeries: string;
  show(series: string): void;
}

function KeyForm({ prefix, openSeries, show }: KeyFormProps) {
  const submit = (event: Event) => show(prefix + readForm(event)('key').trim());
  return (
    <form class="key-form" onSubmit={submit}>
      <label class="field">
        <span>
          Codes that select one series, as in the data browser of the provider:{' '}
          <code>{prefix.slice(prefix.indexOf('/') + 1)}…</code>
        </span>
        <input
          name="key"
          required
          maxLength={250}
          pattern="[!-~]+"
          autocomplete="off"
          spellcheck={false}
          defaultValue={openSeries.slice(prefix.length)}
        />
      </label>
      <button type="submit">Preview</button>
    </form>
  );
}
