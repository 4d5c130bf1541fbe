import type { DiscoveredSeriesResponse, ImportedSeries, ProviderName } from 'almanac-sdk';
import { useState } from 'preact/hooks';
import { readForm } from '../account/Field';
import { Problem } from '../account/Problem';
import { almanac } from '../almanac';
import { Preview } from '../discover/Preview';
import { useInitialFocus } from '../parts/useInitialFocus';
import { useCall } from '../useCall';
import { DefinitionFields } from './DefinitionFields';
import { JobProgress } from './JobProgress';
import { ResultList } from './ResultList';
import { useImportJob } from './useImportJob';
import '../discover/discover.css';

interface Props {
  provider: ProviderName;
  seriesId: string;
  chooseOther(): void;
}

const fieldNames = ['name', 'slug', 'category', 'country', 'unit'] as const;

/** Shows a series of a provider, checks what its import would change, and imports it. */
export function SeriesImport({ provider, seriesId, chooseOther }: Props) {
  const heading = useInitialFocus<HTMLHeadingElement>();
  const { data } = useCall(`discover ${provider} ${seriesId}`, () => almanac.discovery.series({ provider, seriesId }));
  return (
    <>
      <section class="card">
        <h2 ref={heading} tabIndex={-1}>
          Preview
        </h2>
        <Preview provider={provider} seriesId={seriesId} isImporting />
        <button type="button" onClick={chooseOther}>
          Choose another series
        </button>
      </section>
      {data?.import && <ImportForm data={data} call={data.import} />}
    </>
  );
}

interface FormProps {
  data: DiscoveredSeriesResponse;
  call: NonNullable<DiscoveredSeriesResponse['import']>;
}

function ImportForm({ data: { provider, id, title, unit, inLibrary }, call }: FormProps) {
  const dryRun = useImportJob({ dryRun: true });
  const writing = useImportJob({ dryRun: false });
  const [series, setSeries] = useState<ImportedSeries>();
  const [known] = (call.body as { series?: ImportedSeries[] }).series ?? [];
  const busy = dryRun.busy || writing.busy;
  const check = (event: Event) => {
    const getValue = readForm(event);
    const given = fieldNames.map((name) => [name, getValue(name).trim()]).filter(([, value]) => value !== '');
    const checked: ImportedSeries = { ...known, provider, seriesId: id, ...Object.fromEntries(given) };
    setSeries(checked);
    writing.reset();
    return dryRun.start(checked);
  };
  const canImport = series !== undefined && dryRun.job?.counts.changed === 1;
  return (
    <section class="card">
      <h2>Import</h2>
      <form class="definition" onSubmit={check} onInput={dryRun.reset}>
        {inLibrary.length === 0 && (
          <DefinitionFields
            required={call.missing}
            initial={{ name: known?.name ?? title, unit: known?.unit ?? unit, country: known?.country ?? '' }}
          />
        )}
        <button type="submit" disabled={busy}>
          Check what would change
        </button>
      </form>
      <Problem text={dryRun.problem} />
      {dryRun.job && writing.job === undefined && (
        <>
          <JobProgress job={dryRun.job} />
          <ResultList title="What would change" results={dryRun.job.results} isDryRun />
        </>
      )}
      {canImport && writing.job === undefined && (
        <button type="button" class="primary" disabled={busy} onClick={() => writing.start(series)}>
          Import
        </button>
      )}
      <Problem text={writing.problem} />
      {writing.job && (
        <>
          <JobProgress job={writing.job} />
          <ResultList title="What has changed" results={writing.job.results} />
        </>
      )}
    </section>
  );
}
