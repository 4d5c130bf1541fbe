import type { CatalogEntry } from 'almanac-sdk';
import { frequencyLabels, getCategoryName, getCountryName, getProviderName } from '../labels';
import { Preview } from './Preview';

interface Props {
  entries: CatalogEntry[];
  /** The series whose preview is open: provider/id. */
  openSeries: string;
  show(series: string): void;
  mayImport(provider: string): boolean;
}

/** The matching entries, best match first. Library entries link to the indicator page; others have a preview. */
export function EntryList({ entries, ...props }: Props) {
  return (
    <ol class="result-list">
      {entries.map((entry) => (
        <li key={`${entry.provider}/${entry.id}`}>
          <Entry entry={entry} {...props} />
        </li>
      ))}
    </ol>
  );
}

function Entry({ entry, openSeries, show, mayImport }: Omit<Props, 'entries'> & { entry: CatalogEntry }) {
  const { name, description, topic, frequency, unit, sourceAgency, provider, seriesId, importSource, inLibrary } =
    entry;
  const [slug] = inLibrary;
  const series = `${provider}/${seriesId}`;
  return (
    <article class="result">
      <h2>{name}</h2>
      <p class="result-description">{description}</p>
      <p class="result-facts">
        {topic !== '' && <span class="category">{getCategoryName(topic)}</span>}
        <span>{frequencyLabels[frequency]}</span>
        <span>{unit}</span>
        <span>{describeCountries(entry)}</span>
        <span>{getProviderName(provider)}</span>
        {importSource && <span>Imported from {getProviderName(importSource.provider)}</span>}
        <span class="agency">{sourceAgency}</span>
      </p>
      <p class="actions">
        {slug !== undefined && (
          <a class="result-open" href={`/indicators/${slug}`}>
            In the library
          </a>
        )}
        {slug === undefined && seriesId !== null && (
          <button
            type="button"
            class="result-open"
            aria-expanded={openSeries === series}
            onClick={() => show(openSeries === series ? '' : series)}
          >
            Preview {seriesId}
          </button>
        )}
        {slug === undefined && seriesId !== null && mayImport(provider) && (
          <a href={`/import?${new URLSearchParams({ provider, series: seriesId })}`}>
            Import<span class="visually-hidden"> {name}</span>
          </a>
        )}
        {slug === undefined && seriesId === null && <span class="fine">Choose a country to preview its series.</span>}
      </p>
      {slug === undefined && openSeries === series && seriesId !== null && (
        <Preview provider={provider} seriesId={seriesId} />
      )}
    </article>
  );
}

function describeCountries({ country, countries }: CatalogEntry): string {
  if (country === null || countries === null) return 'By country';
  return countries === 1 ? getCountryName(country) : `${countries} countries`;
}
