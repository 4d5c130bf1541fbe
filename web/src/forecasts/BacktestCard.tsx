import type { BacktestRun, Frequency, Vintage } from 'almanac-sdk';
import { Problem } from '../account/Problem';
import { formatPeriods } from '../format';
import { OptionControl } from '../options/OptionControls';
import { Failure } from '../parts/Failure';
import { FileButton } from '../parts/FileButton';
import { describeReason } from '../statistics/describeReason';
import { BacktestDrawing } from './BacktestDrawing';
import { BacktestScores } from './BacktestScores';
import { buildBacktestCsv } from './buildBacktestCsv';
import { backtestOriginsOption } from './options';
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

/** What models would have said on earlier days, held to what came; run when it is asked for. */
export function BacktestCard({ slug, country, frequency, vintages, plan, setPlan }: Props) {
  const kind = plan.options['backtest'];
  const request = buildBacktestRequest(slug, plan, frequency);
  const { data: run, failure, loading, retry, job } = useBacktest(kind === undefined ? null : request);
  const start = (backtest: string) => setPlan({ options: { backtest } });
  return (
    <section class="card backtest" aria-label="Backtest" aria-busy={loading}>
      <h2>Backtest</h2>
      <p>
        What each model would have said on earlier days, {formatPeriods(request.horizon, frequency)} ahead, against what
        came: the first value that the library held of each period, and the latest. Models know the vintage of each day,
        or the latest values up to it. Over the whole series, whatever sample is chosen above.
      </p>
      <div class="backtest-choices">
        <fieldset class="ranges">
          <legend class="visually-hidden">What the models know</legend>
          {vintages.length > 1 && (
            <button type="button" aria-pressed={kind === 'real_time'} onClick={() => start('real_time')}>
              Each day’s vintage
            </button>
          )}
          <button type="button" aria-pressed={kind === 'pseudo'} onClick={() => start('pseudo')}>
            Latest values, cut off
          </button>
        </fieldset>
        <OptionControl
          option={backtestOriginsOption}
          value={plan.options['origins'] ?? ''}
          onChange={(origins) => setPlan({ options: { origins } })}
        />
      </div>
      {run === undefined && !loading && failure === undefined && (
        <p class="fine">Choose what the models may know, and the backtest begins.</p>
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
          Backtest as CSV
        </FileButton>
        <FileButton name={`${name}.json`} type="application/json" content={() => JSON.stringify(run, null, 2)}>
          Backtest as JSON
        </FileButton>
      </div>
    </>
  );
}
