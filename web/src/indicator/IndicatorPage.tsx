import { useEffect } from 'preact/hooks';
import { WatchButton } from '../notifications/WatchButton';
import type { PageProps } from '../pages';
import { Failure } from '../parts/Failure';
import { Loading } from '../parts/Loading';
import { categoryName } from '../words';
import { About } from './About';
import { ChartCard } from './ChartCard';
import { GuardrailList } from './GuardrailList';
import { KeyFigures } from './KeyFigures';
import { Related } from './Related';
import { ReleaseDates } from './ReleaseDates';
import { SameQuery } from './SameQuery';
import { useIndicator } from './useIndicator';
import { VintageTable } from './VintageTable';
import { useView } from './view';
import { WorkLinks } from './WorkLinks';
import './indicator.css';

/** One indicator: its chart as known on any vintage, and what to know before using it. */
export function IndicatorPage({ part: slug }: PageProps) {
  const [view, setView] = useView();
  const read = useIndicator(slug, view);
  const { data: indicator, failure, again } = read.detail;
  const name = indicator?.metadata.name;
  useEffect(() => {
    if (name !== undefined) document.title = `${name} · Almanac`;
  }, [name]);
  if (failure !== undefined) {
    return (
      <div class="page">
        <Failure failure={failure} again={again} />
      </div>
    );
  }
  if (indicator === undefined) return <Loading what="Loading the indicator" />;
  const { metadata } = indicator;
  return (
    <article class="indicator page" aria-busy={read.detail.loading}>
      <header class="indicator-head">
        <p class="crumbs">
          <a href="/">Library</a> <span aria-hidden="true">/</span>{' '}
          <a href={`/?category=${metadata.category}`}>{categoryName(metadata.category)}</a>
        </p>
        <div class="indicator-title">
          <h1>{metadata.name}</h1>
          <WatchButton metadata={metadata} />
          <WorkLinks slug={slug} view={view} />
        </div>
        <p class="lead">{metadata.description}</p>
      </header>
      <KeyFigures indicator={indicator} />
      <ChartCard indicator={indicator} view={view} setView={setView} read={read} />
      <div class="indicator-body">
        <div>
          <GuardrailList guardrails={indicator.guardrails} quality={indicator.previewQuality} />
          <VintageTable vintages={read.vintages} view={view} setView={setView} />
          <SameQuery indicator={indicator} view={view} />
        </div>
        <div>
          <About indicator={indicator} />
          <ReleaseDates release={indicator.release} />
          <Related neighbours={read.neighbours} />
        </div>
      </div>
    </article>
  );
}
