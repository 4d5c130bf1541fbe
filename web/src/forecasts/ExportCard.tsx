import type { BacktestRequest, ForecastRequest, ForecastRun } from 'almanac-sdk';
import { CodeCard } from '../parts/CodeCard';
import { buildCurlCommand, buildSdkProgram } from '../parts/codeSnippets';
import { isTruncated, toLiteral } from '../parts/literals';
import { DownloadCard } from './DownloadCard';

interface Props {
  request: ForecastRequest;
  run: ForecastRun;
  /** Null if no backtest was run. */
  backtest: BacktestRequest | null;
}

/** Downloads of the forecast, details of the run, and code that runs the same forecast. */
export function ExportCard({ request, run, backtest }: Props) {
  return (
    <>
      <DownloadCard run={run} json={{ request, run }}>
        <p class="fine">
          {run.series.id !== null
            ? 'Share the address of this page to open the same forecast. Viewers need an account. New data changes the forecast.'
            : 'The address of this page opens the same forecast without your values.'}
        </p>
      </DownloadCard>
      <CodeCard snippets={buildSnippets(request, backtest)}>
        {isTruncated(request) &&
          'The code shows only the first 100 of your values. The JSON file contains all of them.'}
      </CodeCard>
    </>
  );
}

function buildSnippets(request: ForecastRequest, backtest: BacktestRequest | null) {
  const run = `const run = await client.forecast.run(${toLiteral(request)});`;
  const curl = buildCurlCommand('/api/forecast/run', request);
  if (backtest === null) return { curl, TypeScript: buildSdkProgram([run], 'run.result') };
  const backtestCall = `const backtest = await client.forecast.backtest(${toLiteral(backtest)});`;
  return {
    curl: `${curl}\n\n${buildCurlCommand('/api/forecast/backtest', backtest)}`,
    TypeScript: buildSdkProgram([run, backtestCall], 'run.result, backtest.result'),
  };
}
