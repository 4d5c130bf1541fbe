import type { BacktestRun, Frequency, Vintage } from 'almanac-sdk';
import { Problem } from '../account/Problem';
import { formatPeriods } from '../format';
import { OptionControl } from '../options/OptionControls';
import { Failure } from '../parts/Failure';
import { FileButton } from '../parts/FileButton';
import { describeReason } from '../statistics/describeReason';
import { BacktestDrawing } from './BacktestDrawing';
import { BacktestScores } from './BacktestScores';
import { backtestOriginsOption } from './backtestOptions';
import { buildBacktestCsv } from './buildBacktestCsv';
import { Progress } from './Progress';
import { buildBacktestRequest, type Plan, type SetPlan } from './plan';
import { BacktestError, useBacktest } from './useBacktest';

interface Props {
  slug: string;
  country: string;
  frequency: Frequency;
  vintages: Vintage[];
  plan: Plan;
  setPlan: SetPlan;
}

/** The backtest: forecasts that the models would have made at earlier dates, compared with the actual values. Runs on demand. */
export function BacktestCard({ slug, country, frequency, vintages, plan, setPlan }: Props) {
  const kind = plan.options['backtest'];
  const request = buildBacktestRequest(slug, plan, frequency);
  const { data: run, failure, loading, retry, job } = useBacktest(kind === undefined ? null : request);
  const start = (backtest: string) => setPlan({ options: { backtest } });
  return (
    <section class="card backtest" aria-label="Backtest" aria-busy={loading}>
      <h2>Backtest</h2>
      <p>
        Compares the forecasts that each model would have made at earlier dates,{' '}
        {formatPeriods(request.horizon, frequency)} ahead, with the first and the latest value of each period in the
        library. The models use the vintage of each date, or the latest values up to that date. The backtest uses the
        whole series, not the sample chosen above.
      </p>
      <div class="backtest-choices">
        <fieldset class="ranges">
          <legend class="visually-hidden">Data for the models</legend>
          {vintages.length > 1 && (
            <button type="button" aria-pressed={kind === 'real_time'} onClick={() => start('real_time')}>
              Real-time vintages
            </button>
          )}
          <button type="button" aria-pressed={kind === 'pseudo'} onClick={() => start('pseudo')}>
            Latest values, truncated
          </button>
        </fieldset>
        <OptionControl
          option={backtestOriginsOption}
          value={plan.options['origins'] ?? ''}
          onChange={(origins) => setPlan({ options: { origins } })}
        />
      </div>
      {run === undefined && !loading && failure === undefined && (
        <p class="fine">Choose the data for the models to start the backtest.</p>
      )}
      {failure instanceof BacktestError ? (
        <Problem text={failure.message} />
      ) : (
        failure !== undefined && <Failure failure={failure} retry={retry} />
      )}
      {loading && <Progress job={job} />}
      {run !== undefined && failure === undefined && <Outcome run={run} country={country} frequency={frequency} />}
    </section>
  );
}

interface OutcomeProps {
  run: BacktestRun;
  country: string;
  frequency: Frequency;
}

function Outcome({ run, country, frequency }: OutcomeProps) {
  const { result, series } = run;
  if (result.status === 'not_computable') return <p>Not computable. {describeReason(result)}</p>;
  const name = `backtest-${series.id}`;
  return (
    <>
      {result.notes.map(({ code, message }) => (
        <p key={code} class="remark">
          {message}
        </p>
      ))}
      <BacktestScores result={result} />
      <BacktestDrawing result={result} slug={series.id ?? ''} country={country} frequency={frequency} />
      <div class="actions">
        <FileButton name={`${name}.csv`} type="text/csv" content={() => buildBacktestCsv(result)}>
          Download backtest CSV
        </FileButton>
        <FileButton name={`${name}.json`} type="application/json" content={() => JSON.stringify(run, null, 2)}>
          Download backtest JSON
        </FileButton>
      </div>
    </>
  );
}
