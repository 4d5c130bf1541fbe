import { useEffect } from 'preact/hooks';
import { getCategoryName } from '../labels';
import { WatchButton } from '../notifications/WatchButton';
import type { PageProps } from '../pageProps';
import { Failure } from '../parts/Failure';
import { Loading } from '../parts/Loading';
import type { Line } from '../values/lines';
import { About } from './About';
import { AnalysisLinks } from './AnalysisLinks';
import { ChartCard } from './ChartCard';
import { GuardrailList } from './GuardrailList';
import { IndicatorCodeCard } from './IndicatorCodeCard';
import { KeyFigures } from './KeyFigures';
import { Related } from './Related';
import { ReleaseDates } from './ReleaseDates';
import { useIndicator } from './useIndicator';
import { VintageTable } from './VintageTable';
import { useView } from './view';
import './indicator.css';

/** The page of one indicator: its chart for any vintage, its quality checks, vintages, source and release dates. */
export function IndicatorPage({ param: slug }: PageProps) {
  const [view, setView] = useView();
  const calls = useIndicator(slug, view);
  const { data: indicator, failure, retry } = calls.detail;
  const name = indicator?.metadata.name;
  useEffect(() => {
    if (name !== undefined) document.title = `${name} · Almanac`;
  }, [name]);
  if (failure !== undefined) {
    return (
      <div class="page">
        <Failure failure={failure} retry={retry} />
      </div>
    );
  }
  if (indicator === undefined) return <Loading label="Loading the indicator" />;
  const { metadata } = indicator;
  // The values of an old vintage end decades before the latest values.
  const lastDate = getLastDate(view.vintage === '' ? undefined : calls.atVintage.data) ?? metadata.lastDate;
  return (
    <article class="indicator page" aria-busy={calls.detail.loading}>
      <header class="indicator-head">
        <p class="crumbs">
          <a href="/">Library</a> <span aria-hidden="true">/</span>{' '}
          <a href={`/?category=${metadata.category}`}>{getCategoryName(metadata.category)}</a>
        </p>
        <div class="indicator-title">
          <h1>{metadata.name}</h1>
          <WatchButton metadata={metadata} />
          <AnalysisLinks slug={slug} view={view} />
        </div>
        <p class="lead">{metadata.description}</p>
      </header>
      <KeyFigures indicator={indicator} />
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

/** Returns the date of the last value of the first line. */
function getLastDate(lines: Line[] | undefined): string | undefined {
  return lines?.[0]?.points.findLast(({ value }) => value !== null)?.date;
}
