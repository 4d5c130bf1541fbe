import type { DiscoveredSeriesResponse, ProviderName } from 'almanac-sdk';
import { almanac } from '../almanac';
import { formatPeriod, formatValue } from '../format';
import { CopyButton } from '../parts/CopyButton';
import { Failure } from '../parts/Failure';
import { Loading } from '../parts/Loading';
import { Plot } from '../plots/Plot';
import { useCall } from '../useCall';

/** Figures of a provider may be whole dollars: 28.8T. */
const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumSignificantDigits: 4 });

/** What a provider has of a series: its last values, and the call that imports it. */
export function Preview({ provider, seriesId }: { provider: string; seriesId: string }) {
  const { data, failure, again } = useCall(`discover ${provider} ${seriesId}`, () =>
    almanac.discovery.series({ provider: provider as ProviderName, seriesId }),
  );
  if (failure !== undefined) return <Failure failure={failure} again={again} />;
  if (data === undefined) return <Loading what="Asking the provider" />;
  const { title, unit, frequency, startDate, endDate, observationCount, terms, isStale, inLibrary } = data;
  return (
    <section class="preview" aria-label={`Preview of ${title}`}>
      <p>
        <strong>{title}</strong> {unit !== '' && `in ${unit}, `}
        {observationCount} values, {formatPeriod(startDate, frequency)} – {formatPeriod(endDate, frequency)}.
        {isStale && ' The provider does not answer; this is what it said before.'}
      </p>
      <LastValues data={data} />
      {inLibrary.map(({ slug, country }) => (
        <p key={`${slug} ${country}`}>
          <a href={`/indicators/${slug}?country=${country}`}>In the library as {slug}</a>
        </p>
      ))}
      <ImportCall data={data} />
      <p class="fine">
        <a href={terms.url}>Terms</a>: {terms.summary}
      </p>
    </section>
  );
}

function LastValues({ data: { title, preview, frequency } }: { data: DiscoveredSeriesResponse }) {
  const known = preview.flatMap(({ date, value }, place) => (value === null ? [] : [{ date, value, place }]));
  if (known.length === 0) return <p>It has no values.</p>;
  const values = known.map(({ value }) => value);
  const [least, greatest] = [Math.min(...values), Math.max(...values)];
  const room = (greatest - least || Math.abs(greatest) || 1) * 0.1;
  const named = (place: number) => formatPeriod(preview[place]?.date ?? null, frequency);
  const last = known.at(-1);
  return (
    <Plot
      title={`Last values of ${title}`}
      summary={`${formatValue(last?.value)} in ${named(last?.place ?? 0)}`}
      horizontal={{
        from: -0.5,
        to: preview.length - 0.5,
        label: (place) => (Number.isInteger(place) ? named(place) : ''),
      }}
      vertical={{ from: least - room, to: greatest + room, label: (value) => compact.format(value) }}
      places={known.map(({ place }) => place)}
      read={(at) => {
        const read = at === null ? last : known[at];
        return (
          read && (
            <>
              <strong>{named(read.place)}</strong> <span>{formatValue(read.value)}</span>
            </>
          )
        );
      }}
    >
      {({ x, y, at }) => (
        <>
          <polyline class="course" points={known.map(({ place, value }) => `${x(place)},${y(value)}`).join(' ')} />
          {known.map(({ place, value }, index) => (
            <circle key={place} class={index === at ? 'dot read' : 'dot'} cx={x(place)} cy={y(value)} r={3.5} />
          ))}
        </>
      )}
    </Plot>
  );
}

function ImportCall({ data: { import: call } }: { data: DiscoveredSeriesResponse }) {
  if (call === null) return <p>The terms of the provider do not let it be kept in this library.</p>;
  const body = JSON.stringify(call.body);
  return (
    <details>
      <summary>How to import it</summary>
      <p>
        Send this with a key that may import
        {call.missing.length > 0 && `, and add to the series its ${call.missing.join(' and ')}`}.{' '}
        <CopyButton text={body} label="the body of the call" />
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
