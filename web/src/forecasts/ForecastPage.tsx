import type { ForecastRun, Frequency, Vintage } from 'almanac-sdk';
import { useEffect } from 'preact/hooks';
import { readOptionProblems } from '../fieldProblems';
import { isUnknownIndicator } from '../isUnknownIndicator';
import type { PageProps } from '../pageProps';
import { Failure } from '../parts/Failure';
import { InvalidParameters } from '../parts/InvalidParameters';
import { Loading } from '../parts/Loading';
import { useParameters } from '../router';
import { Examples } from '../sample/Examples';
import type { Source } from '../sample/sample';
import { UnknownIndicator } from '../sample/UnknownIndicator';
import { useLibraryIndicator, useVintages } from '../sample/useLibraryIndicator';
import { useSource } from '../sample/useSource';
import { BacktestCard } from './BacktestCard';
import { ExportCard } from './ExportCard';
import { examples } from './examples';
import { ForecastHeader } from './ForecastHeader';
import { NotComputableCard } from './NotComputableCard';
import { listFurtherNames } from './options';
import {
  applyDefaultStart,
  buildBacktestRequest,
  buildForecastRequest,
  getOptionContext,
  type Plan,
  type SetPlan,
  usePlan,
} from './plan';
import { ResultCards } from './ResultCards';
import { Setup } from './Setup';
import { SharingCard } from './SharingCard';
import { StoredForecastPage } from './StoredForecastPage';
import { useForecast } from './useForecast';
import '../sample/page.css';
import './forecast.css';

/** The page of a stored forecast if the address names one, otherwise the page that runs a forecast. */
export function ForecastPage({ param: slug }: PageProps) {
  const [parameters] = useParameters();
  const cacheKey = slug === '' ? parameters.get('run') : null;
  if (cacheKey === null) return <NewForecastPage slug={slug} />;
  return <StoredForecastPage key={cacheKey} cacheKey={cacheKey} />;
}

/** The forecast of one series: its setup, the fan chart, the model, its accuracy and a backtest. The address stores everything except pasted values. */
function NewForecastPage({ slug }: { slug: string }) {
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
  const optionProblems = readOptionProblems(run.failure);
  const isShownAtOption = isShownBy(
    optionProblems,
    listFurtherNames(getOptionContext(plan, pastedSeries !== undefined)),
  );
  const name = pastedSeries === undefined ? metadata?.name : 'Your own values';
  useEffect(() => {
    if (name !== undefined) document.title = `Forecast: ${name} · Almanac`;
  }, [name]);
  if (isUnknownIndicator(indicator.failure)) return <UnknownIndicator {...indicator} />;
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
        problems={optionProblems}
        pastedSeries={pastedSeries}
      />
      {failedCall.failure !== undefined && !isShownAtOption && (
        <Failure failure={failedCall.failure} retry={failedCall.retry} />
      )}
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

/** Whether options with these names show all problems, of which there is at least one. */
function isShownBy(problems: Record<string, string>, optionNames: string[]): boolean {
  const names = Object.keys(problems);
  return names.length > 0 && names.every((name) => optionNames.includes(name));
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
  const lastCards = (
    <>
      {run.sharing && <SharingCard key={run.cacheKey} cacheKey={run.cacheKey} sharing={run.sharing} />}
      <ExportCard request={request} run={run} backtest={backtest} />
    </>
  );
  if (result.status === 'not_computable') {
    return (
      <>
        <NotComputableCard result={result} />
        {lastCards}
      </>
    );
  }
  return (
    <>
      <ResultCards run={run} result={result} vintages={vintages} plan={plan} setPlan={setPlan} />
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
      {lastCards}
    </>
  );
}
