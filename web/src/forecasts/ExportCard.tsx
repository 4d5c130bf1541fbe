import type { BacktestRequest, ForecastRequest, ForecastRun } from 'almanac-sdk';
import { CodeCard } from '../parts/CodeCard';
import { buildCurlCommand, buildSdkProgram } from '../parts/codeSnippets';
import { DownloadIcon } from '../parts/DownloadIcon';
import { FileButton } from '../parts/FileButton';
import { isTruncated, toLiteral } from '../parts/literals';

interface Props {
  request: ForecastRequest;
  run: ForecastRun;
  /** Null where none was run. */
  backtest: BacktestRequest | null;
}

/** The forecast as files, the same from a program, and what it takes to make it again. */
export function ExportCard({ request, run, backtest }: Props) {
  const name = `forecast-${run.series.id ?? 'values'}.json`;
  return (
    <>
      <section class="card" aria-label="Take it along">
        <div class="card-head">
          <h2>Take it along</h2>
          <div class="actions">
            {run.result.status === 'computed' && (
              <a class="button" href={`/api/forecast/run/${run.cacheKey}/csv?history=true`}>
                <DownloadIcon /> Forecast as CSV
              </a>
            )}
            <FileButton name={name} type="application/json" content={() => JSON.stringify({ request, run }, null, 2)}>
              Forecast as JSON
            </FileButton>
          </div>
        </div>
        <p class="fine">
          {run.series.id !== null
            ? 'The address of this page opens the same forecast for everyone with an account; new data make a new one.'
            : 'The address of this page opens the same forecast, without your values.'}
        </p>
        <Audit run={run} />
      </section>
      <CodeCard snippets={buildSnippets(request, backtest)}>
        {isTruncated(request) && 'Of your values the first hundred are shown; the JSON file has them all.'}
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

/** What identifies the run. */
function Audit({ run: { cacheKey, createdAt, engine, audit } }: { run: ForecastRun }) {
  const facts = {
    Key: cacheKey,
    Computed: createdAt,
    Engine: engine,
    ...(audit && {
      'Data (SHA-256)': audit.dataHash,
      Vintage: audit.vintage ?? 'none',
      'Code version': audit.codeVersion,
      Took: `${audit.durationMs.toLocaleString('en-US')} ms`,
    }),
  };
  return (
    <details>
      <summary>What it was made of</summary>
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
