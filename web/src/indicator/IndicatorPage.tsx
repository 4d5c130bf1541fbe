import { useEffect } from 'preact/hooks';
import { getCategoryName } from '../labels';
import { WatchButton } from '../notifications/WatchButton';
import type { PageProps } from '../pageProps';
import { InvalidParameters } from '../parts/InvalidParameters';
import { Loading } from '../parts/Loading';
import { useParameters } from '../router';
import { getToday } from '../today';
import { About } from './About';
import { AnalysisLinks } from './AnalysisLinks';
import { ChartCard } from './ChartCard';
import { findLastObserved } from './findLastObserved';
import { GuardrailList } from './GuardrailList';
import { IndicatorCodeCard } from './IndicatorCodeCard';
import { IndicatorFailure } from './IndicatorFailure';
import { KeyFigures } from './KeyFigures';
import { listInvalidParameters } from './listInvalidParameters';
import { Related } from './Related';
import { ReleaseDates } from './ReleaseDates';
import { useIndicator } from './useIndicator';
import { VintageTable } from './VintageTable';
import { useView } from './view';
import './indicator.css';

/** The page of one indicator: its chart for any vintage, its quality checks, vintages, source and release dates. */
export function IndicatorPage({ param: slug }: PageProps) {
  const [addressView, setView] = useView();
  const [parameters] = useParameters();
  const calls = useIndicator(slug, addressView);
  const { data: indicator, failure, retry } = calls.detail;
  const name = indicator?.metadata.name;
  useEffect(() => {
    if (name !== undefined) document.title = `${name} · Almanac`;
  }, [name]);
  if (failure !== undefined) {
    return (
      <div class="page">
        <h1 class="visually-hidden">Indicator</h1>
        <IndicatorFailure failure={failure} retry={retry} slug={slug} view={addressView} />
      </div>
    );
  }
  if (indicator === undefined) return <Loading label="Loading the indicator" />;
  const { metadata } = indicator;
  const view = { ...addressView, units: addressView.units ?? metadata.defaultUnits };
  // The values of an old vintage end decades before the latest values.
  const points = view.vintage === '' ? undefined : calls.atVintage.data?.[0]?.points;
  const lastDate = findLastObserved(points ?? indicator.observations, getToday()) ?? null;
  return (
    <article class="indicator page" aria-busy={calls.detail.loading}>
      <header class="indicator-head">
        <p class="crumbs">
          <a href="/library">Library</a> <span aria-hidden="true">/</span>{' '}
          <a href={`/library?category=${metadata.category}`}>{getCategoryName(metadata.category)}</a>
        </p>
        <div class="indicator-title">
          <h1>{metadata.name}</h1>
          <WatchButton metadata={metadata} />
          <a class="button" href={`/alerts/new?indicator=${slug}&country=${metadata.country}`}>
            Create alert
          </a>
          <AnalysisLinks slug={slug} view={view} />
        </div>
        <p class="lead">{metadata.description}</p>
      </header>
      <InvalidParameters problems={listInvalidParameters(parameters)} />
      <KeyFigures indicator={indicator} isEarlierShown={view.vintage !== ''} />
      <ChartCard indicator={indicator} view={view} setView={setView} lastDate={lastDate} calls={calls} />
      <div class="indicator-body">
        <div>
          <GuardrailList indicator={indicator} />
          <VintageTable vintages={calls.vintages} view={view} setView={setView} />
          <IndicatorCodeCard indicator={indicator} view={view} lastDate={lastDate} />
        </div>
        <div>
          <About indicator={indicator} />
          <ReleaseDates release={indicator.release} />
          <Related neighbours={calls.neighbours} />
        </div>
      </div>
    </article>
  );
}
