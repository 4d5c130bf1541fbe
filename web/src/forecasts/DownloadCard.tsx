import type { ForecastRun } from 'almanac-sdk';
import type { ComponentChildren } from 'preact';
import { almanac } from '../almanac';
import { DownloadIcon } from '../parts/DownloadIcon';
import { FileButton } from '../parts/FileButton';

interface Props {
  run: ForecastRun;
  /** The header with the token of the share link, if the forecast was opened with one. */
  share?: { shareToken?: string };
  /** The content of the JSON file. */
  json: object;
  children?: ComponentChildren;
}

/** Downloads of a forecast, and the details of its run. */
export function DownloadCard({ run, share = {}, json, children }: Props) {
  const name = `forecast-${run.series.id ?? 'values'}`;
  return (
    <section class="card" aria-label="Export">
      <div class="card-head">
        <h2>Export</h2>
        <div class="actions">
          {run.result.status === 'computed' && <CsvDownload run={run} share={share} name={`${name}.csv`} />}
          <FileButton name={`${name}.json`} type="application/json" content={() => JSON.stringify(json, null, 2)}>
            Download JSON
          </FileButton>
        </div>
      </div>
      {children}
      <Audit run={run} />
    </section>
  );
}

/** A link to the CSV file. A browser cannot send the token of a share link with a link, so the page requests the file. */
function CsvDownload({ run: { cacheKey }, share, name }: Required<Pick<Props, 'run' | 'share'>> & { name: string }) {
  if (share.shareToken === undefined) {
    return (
      <a class="button" href={`/api/forecast/run/${cacheKey}/csv?history=true`}>
        <DownloadIcon /> Download CSV
      </a>
    );
  }
  return (
    <FileButton
      name={name}
      type="text/csv"
      content={async () => (await almanac.forecast.csv({ cacheKey, history: true, ...share })).text}
    >
      Download CSV
    </FileButton>
  );
}

/** The details that identify and reproduce the run. */
function Audit({ run: { cacheKey, createdAt, engine, audit } }: { run: ForecastRun }) {
  const facts = {
    'Cache key': cacheKey,
    Computed: createdAt,
    Engine: engine,
    ...(audit && {
      'Data (SHA-256)': audit.dataHash,
      Vintage: audit.vintage ?? 'none',
      'Code version': audit.codeVersion,
      Duration: `${audit.durationMs.toLocaleString('en-US')} ms`,
    }),
  };
  return (
    <details>
      <summary>Run details</summary>
      <dl class="facts audit">
        {Object.entries(facts).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
