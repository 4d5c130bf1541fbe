import type { DiscoveredSeriesResponse, ProviderName } from 'almanac-sdk';
import { almanac } from '../almanac';
import { formatPeriod, formatTicks, formatValue } from '../format';
import { CopyButton } from '../parts/CopyButton';
import { Failure } from '../parts/Failure';
import { Loading } from '../parts/Loading';
import { Plot } from '../plots/Plot';
import { useCall } from '../useCall';

interface Props {
  provider: string;
  seriesId: string;
  /** Whether the page imports the series itself, so that it need not show how to. */
  isImporting?: boolean;
}

/** A preview of a provider's series: its last values, and how to import it. */
export function Preview({ provider, seriesId, isImporting = false }: Props) {
  const { data, failure, retry } = useCall(`discover ${provider} ${seriesId}`, () =>
    almanac.discovery.series({ provider: provider as ProviderName, seriesId }),
  );
  if (failure !== undefined) return <Failure failure={failure} retry={retry} />;
  if (data === undefined) return <Loading label="Loading the preview" />;
  const { title, unit, frequency, startDate, endDate, observationCount, terms, isStale, inLibrary } = data;
  return (
    <section class="preview" aria-label={`Preview of ${title}`}>
      <p>
        <strong>{title}</strong>
        {unit !== '' && ` (${unit})`}: {observationCount} values, {formatPeriod(startDate, frequency)} –{' '}
        {formatPeriod(endDate, frequency)}.
        {isStale && ' The provider does not respond; this is the last cached preview.'}
      </p>
      <LastValues data={data} />
      {inLibrary.map(({ slug, country }) => (
        <p key={`${slug} ${country}`}>
          <a href={`/indicators/${slug}?country=${country}`}>In the library as {slug}</a>
        </p>
      ))}
      {(!isImporting || data.import === null) && <ImportCall data={data} />}
      <p class="fine">
        <a href={terms.url}>Terms</a>: {terms.summary}
      </p>
    </section>
  );
}

function LastValues({ data: { title, preview, frequency } }: { data: DiscoveredSeriesResponse }) {
  const points = preview.flatMap(({ date, value }, position) => (value === null ? [] : [{ date, value, position }]));
  if (points.length === 0) return <p>The series has no values.</p>;
  const values = points.map(({ value }) => value);
  const [min, max] = [Math.min(...values), Math.max(...values)];
  const margin = (max - min || Math.abs(max) || 1) * 0.1;
  const formatPosition = (position: number) => formatPeriod(preview[position]?.date ?? null, frequency);
  const last = points.at(-1);
  return (
    <Plot
      title={`Last values of ${title}`}
      summary={`${formatValue(last?.value)} in ${formatPosition(last?.position ?? 0)}`}
      horizontal={{
        from: -0.5,
        to: preview.length - 0.5,
        formatTicks: (positions) =>
          positions.map((position) => (Number.isInteger(position) ? formatPosition(position) : '')),
      }}
      vertical={{ from: min - margin, to: max + margin, formatTicks }}
      positions={points.map(({ position }) => position)}
      renderReadout={(activeIndex) => {
        const point = activeIndex === null ? last : points[activeIndex];
        return (
          point && (
            <>
              <strong>{formatPosition(point.position)}</strong> <span>{formatValue(point.value)}</span>
            </>
          )
        );
      }}
    >
      {({ x, y, activeIndex }) => (
        <>
          <polyline
            class="line-path"
            points={points.map(({ position, value }) => `${x(position)},${y(value)}`).join(' ')}
          />
          {points.map(({ position, value }, index) => (
            <circle
              key={position}
              class={index === activeIndex ? 'dot active' : 'dot'}
              cx={x(position)}
              cy={y(value)}
              r={3.5}
            />
          ))}
        </>
      )}
    </Plot>
  );
}

function ImportCall({ data: { provider, id, import: call } }: { data: DiscoveredSeriesResponse }) {
  if (call === null) return <p>The terms of the provider do not allow storing this series in the library.</p>;
  const body = JSON.stringify(call.body);
  return (
    <details>
      <summary>How to import this series</summary>
      <p>
        The owner of the server can{' '}
        <a href={`/import?${new URLSearchParams({ provider, series: id })}`}>import it in the pages</a>. In a program,
        send this request with a key that has the scope for imports.
        {call.missing.length > 0 && ` Add these fields to the series: ${call.missing.join(', ')}.`}{' '}
        <CopyButton text={body} label="request body" />
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard */}
      <pre class="code" tabIndex={0}>
        <code>
          {call.method} {call.path}
          {'\n'}
          {body}
        </code>
      </pre>
    </details>
  );
}
