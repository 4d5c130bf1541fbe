import { useMemo } from 'preact/hooks';
import { buildData } from '../indicator/buildData';
import { ChartView } from '../indicator/ChartView';
import { useIndicator } from '../indicator/useIndicator';
import { useView } from '../indicator/view';
import type { PageProps } from '../pageProps';
import { Failure } from '../parts/Failure';
import { Loading } from '../parts/Loading';
import '../indicator/share.css';

/** The chart of an indicator for other sites: its title, source and a link to the indicator, without navigation. */
export function EmbedPage({ param: slug }: PageProps) {
  const [addressView, setView] = useView();
  const { detail, latest, atVintage, envelope } = useIndicator(slug, addressView);
  const units = addressView.units ?? detail.data?.metadata.defaultUnits ?? 'lin';
  const earlier = addressView.vintage === '' ? undefined : atVintage.data;
  const chartData = useMemo(
    () =>
      latest.data && detail.data && buildData(latest.data, earlier, { ...addressView, units }, envelope, detail.data),
    [latest.data, earlier, units, envelope, detail.data, window.location.search],
  );
  const failure = detail.failure ?? latest.failure;
  if (failure !== undefined) return <Failure failure={failure} retry={detail.failure ? detail.retry : latest.retry} />;
  if (detail.data === undefined || chartData === undefined) return <Loading label="Loading the chart" />;
  const { metadata } = detail.data;
  return (
    <article class="embed">
      <h1>{metadata.name}</h1>
      <ChartView
        indicator={detail.data}
        chartData={chartData}
        view={{ ...addressView, units }}
        setView={setView}
        lastDate={metadata.lastDate}
      />
      <p class="fine">
        Source: {metadata.source.agency}.{' '}
        <a href={`/indicators/${slug}${window.location.search}`} target="_blank" rel="noopener">
          Open in Almanac
        </a>
      </p>
    </article>
  );
}
