import type { BacktestRequest, ForecastRequest, ForecastRun } from 'almanac-sdk';
import { CodeCard } from '../parts/CodeCard';
import { buildCurlCommand, buildSdkProgram } from '../parts/codeSnippets';
import { DownloadIcon } from '../parts/DownloadIcon';
import { FileButton } from '../parts/FileButton';
import { isTruncated, toLiteral } from '../parts/literals';

interface Props {
  request: ForecastRequest;
  run: ForecastRun;
  /** Null if no backtest was run. */
  backtest: BacktestRequest | null;
}

/** Downloads of the forecast, details of the run, and code that runs the same forecast. */
export function ExportCard({ request, run, backtest }: Props) {
  const name = `forecast-${run.series.id ?? 'values'}.json`;
  return (
    <>
      <section class="card" aria-label="Export">
        <div class="card-head">
          <h2>Export</h2>
          <div class="actions">
            {run.result.status === 'computed' && (
              <a class="button" href={`/api/forecast/run/${run.cacheKey}/csv?history=true`}>
                <DownloadIcon /> Download CSV
              </a>
            )}
            <FileButton name={name} type="application/json" content={() => JSON.stringify({ request, run }, null, 2)}>
              Download JSON
            </FileButton>
          </div>
        </div>
        <p class="fine">
          {run.series.id !== null
            ? 'Share the address of this page to open the same forecast. Viewers need an account. New data changes the forecast.'
            : 'The address of this page opens the same forecast without your values.'}
        </p>
        <Audit run={run} />
      </section>
      <CodeCard snippets={buildSnippets(request, backtest)}>
        {isTruncated(request) &&
          'The code shows only the first 100 of your values. The JSON file contains all of them.'}
      </CodeCard>
    </>
  );
}

function buildSnippets(request: ForecastRequest, backtest: BacktestRequest | null) {
  const run = `const run = await client.forecast.run({\n  forecastRequest: ${toLiteral(request)},\n});`;
  const curl = buildCurlCommand('/api/forecast/run', request);
  if (backtest === null) return { curl, TypeScript: buildSdkProgram([run], 'run.result') };
  const backtestCall = `const backtest = await client.forecast.backtest({\n  backtestRequest: ${toLiteral(backtest)},\n});`;
  return {
    curl: `${curl}\n\n${buildCurlCommand('/api/forecast/backtest', backtest)}`,
    TypeScript: buildSdkProgram([run, backtestCall], 'run.result, backtest.result'),
  };
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
