import type { ForecastRun, Frequency, Vintage } from 'almanac-sdk';
import { useEffect } from 'preact/hooks';
import type { PageProps } from '../pageProps';
import { Failure } from '../parts/Failure';
import { Findings } from '../parts/Findings';
import { InvalidParameters } from '../parts/InvalidParameters';
import { Loading } from '../parts/Loading';
import { Examples } from '../sample/Examples';
import type { Source } from '../sample/sample';
import { useLibraryIndicator, useVintages } from '../sample/useLibraryIndicator';
import { useSource } from '../sample/useSource';
import { describeReason } from '../statistics/describeReason';
import { BacktestCard } from './BacktestCard';
import { ComparisonCard } from './ComparisonCard';
import { ExportCard } from './ExportCard';
import { examples } from './examples';
import { FanCard } from './FanCard';
import { ForecastHeader } from './ForecastHeader';
import { ModelCard } from './ModelCard';
import {
  applyDefaultStart,
  buildBacktestRequest,
  buildForecastRequest,
  type Plan,
  type SetPlan,
  usePlan,
} from './plan';
import { Setup } from './Setup';
import { Summary } from './Summary';
import { useForecast } from './useForecast';
import '../sample/page.css';
import './forecast.css';

/** The forecast of one series: its setup, the fan chart, the model, its accuracy and a backtest. The address stores everything except pasted values. */
export function ForecastPage({ param: slug }: PageProps) {
  const { source, pastedSeries } = useSource(slug);
  const [requestedPlan, setPlan, problems] = usePlan(pastedSeries !== undefined);
  const indicator = useLibraryIndicator(slug, requestedPlan.country);
  const { metadata } = indicator.data ?? {};
  const plan = applyDefaultStart(requestedPlan, metadata);
  const vintages = useVintages(metadata === undefined ? '' : slug, plan.country || metadata?.country);
  const frequency = metadata?.frequency ?? pastedSeries?.source?.frequency ?? null;
  const readySource = source !== null && (slug === '' || metadata !== undefined) ? source : null;
  const run = useForecast(readySource, plan, frequency);
  const failedCall = indicator.failure === undefined ? run : indicator;
  const name = pastedSeries === undefined ? metadata?.name : 'Your own values';
  useEffect(() => {
    if (name !== undefined) document.title = `Forecast: ${name} · Almanac`;
  }, [name]);
  return (
    <article class="sample-page page" aria-busy={run.loading}>
      <ForecastHeader slug={slug} name={name} run={run.data} />
      <InvalidParameters problems={problems} />
      <Setup
        slug={slug}
        indicator={indicator.data}
        frequency={frequency}
        plan={plan}
        setPlan={setPlan}
        pastedSeries={pastedSeries}
      />
      {failedCall.failure !== undefined && <Failure failure={failedCall.failure} retry={failedCall.retry} />}
      {source === null && !pastedSeries?.problem && <Examples title="Example forecasts" list={examples} />}
      {source !== null && run.data === undefined && failedCall.failure === undefined && (
        <Loading label="Fitting the models and testing them at earlier dates" />
      )}
      {source !== null && run.data !== undefined && failedCall.failure === undefined && (
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

/** The cards of a computed forecast. */
function Results({ run, source, frequency, vintages, plan, setPlan }: ResultsProps) {
  const { result } = run;
  const request = buildForecastRequest(source, plan, frequency);
  const tested = 'seriesId' in source && plan.options['backtest'] !== undefined;
  const backtest = tested ? buildBacktestRequest(source.seriesId, plan, frequency) : null;
  if (result.status === 'not_computable') {
    return (
      <>
        <section class="card" aria-label="Forecast">
          <h2>Not computable</h2>
          <p>{describeReason(result)}</p>
        </section>
        <ExportCard request={request} run={run} backtest={backtest} />
      </>
    );
  }
  return (
    <>
      <Summary run={run} result={result} />
      <FanCard run={run} result={result} vintages={vintages} plan={plan} setPlan={setPlan} />
      {result.guardrails && (
        <section class="card" aria-label="Forecast checks">
          <h2>Forecast checks</h2>
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
      <ExportCard request={request} run={run} backtest={backtest} />
    </>
  );
}
