import type { ForecastRun, Frequency, Vintage } from 'almanac-sdk';
import { useEffect } from 'preact/hooks';
import type { PageProps } from '../pages';
import { Failure } from '../parts/Failure';
import { Findings } from '../parts/Findings';
import { Loading } from '../parts/Loading';
import { NotUnderstood } from '../parts/NotUnderstood';
import { Beginnings } from '../sample/Beginnings';
import type { Source } from '../sample/sample';
import { useLibraryIndicator, useVintages } from '../sample/useLibraryIndicator';
import { useSource } from '../sample/useSource';
import { reasonOf } from '../statistics/NoAnswer';
import { BacktestCard } from './BacktestCard';
import { beginnings } from './beginnings';
import { ComparisonCard } from './ComparisonCard';
import { FanCard } from './FanCard';
import { ForecastHead } from './ForecastHead';
import { ModelCard } from './ModelCard';
import { backtestRequest, forecastRequest, type Plan, type SetPlan, usePlan, withUsualStart } from './plan';
import { Setup } from './Setup';
import { Summary } from './Summary';
import { TakeAlong } from './TakeAlong';
import { useForecast } from './useForecast';
import '../sample/page.css';
import './forecast.css';

/** The forecast of one series: how far it may go, why this model, and how well it would have done. All of it but values of one's own stands in the address. */
export function ForecastPage({ part: slug }: PageProps) {
  const { source, own } = useSource(slug);
  const [asked, setPlan, remarks] = usePlan(own !== undefined);
  const indicator = useLibraryIndicator(slug, asked.country);
  const { metadata } = indicator.data ?? {};
  const plan = withUsualStart(asked, metadata);
  const vintages = useVintages(metadata === undefined ? '' : slug, plan.country || metadata?.country);
  const frequency = metadata?.frequency ?? own?.source?.frequency ?? null;
  const ready = source !== null && (slug === '' || metadata !== undefined) ? source : null;
  const run = useForecast(ready, plan, frequency);
  const failing = indicator.failure === undefined ? run : indicator;
  const name = own === undefined ? metadata?.name : 'Your own values';
  useEffect(() => {
    if (name !== undefined) document.title = `Forecast: ${name} · Almanac`;
  }, [name]);
  return (
    <article class="sample-page page" aria-busy={run.loading}>
      <ForecastHead slug={slug} name={name} run={run.data} />
      <NotUnderstood remarks={remarks} />
      <Setup slug={slug} indicator={indicator.data} frequency={frequency} plan={plan} setPlan={setPlan} own={own} />
      {failing.failure !== undefined && <Failure failure={failing.failure} again={failing.again} />}
      {source === null && !own?.problem && <Beginnings title="Forecasts to begin with" list={beginnings} />}
      {source !== null && run.data === undefined && failing.failure === undefined && (
        <Loading what="Fitting the models, and testing them at earlier dates" />
      )}
      {source !== null && run.data !== undefined && failing.failure === undefined && (
        <Results
          run={run.data}
          source={source}
          frequency={frequency}
          vintages={vintages.data?.vintages ?? []}
          plan={plan}
          setPlan={setPlan}
        />
      )}
    </article>
  );
}

interface ResultsProps {
  run: ForecastRun;
  source: Source;
  frequency: Frequency | null;
  vintages: Vintage[];
  plan: Plan;
  setPlan: SetPlan;
}

/** Everything that was answered. */
function Results({ run, source, frequency, vintages, plan, setPlan }: ResultsProps) {
  const { result } = run;
  const request = forecastRequest(source, plan, frequency);
  const tested = 'seriesId' in source && plan.options['backtest'] !== undefined;
  const backtest = tested ? backtestRequest(source.seriesId, plan, frequency) : null;
  if (result.status === 'not_computable') {
    return (
      <>
        <section class="card" aria-label="Forecast">
          <h2>Not computable</h2>
          <p>{reasonOf(result)}</p>
        </section>
        <TakeAlong request={request} run={run} backtest={backtest} />
      </>
    );
  }
  return (
    <>
      <Summary run={run} result={result} />
      <FanCard run={run} result={result} vintages={vintages} plan={plan} setPlan={setPlan} />
      {result.guardrails && (
        <section class="card" aria-label="Before you rely on it">
          <h2>Before you rely on it</h2>
          <Findings guardrails={result.guardrails} />
        </section>
      )}
      <ComparisonCard result={result} frequency={run.series.frequency} />
      <ModelCard result={result} />
      {run.series.id !== null && frequency !== null && (
        <BacktestCard
          slug={run.series.id}
          country={run.series.country ?? ''}
          frequency={frequency}
          vintages={vintages}
          plan={plan}
          setPlan={setPlan}
        />
      )}
      <TakeAlong request={request} run={run} backtest={backtest} />
    </>
  );
}
