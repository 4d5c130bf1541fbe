import type { Autocorrelation, NotComputable, PartialAutocorrelation } from 'almanac-sdk';
import { formatFixed, formatTicks, missing } from '../../format';
import { type Canvas, Plot } from '../../plots/Plot';
import { PlotCard } from '../../plots/PlotCard';
import { formatShortNumber } from '../../plots/scales';
import { NotComputableCard } from '../../statistics/NotComputableCard';
import { type Correlation, findSignificantLags, formatLags, isSignificant } from './correlations';

interface Props {
  title: string;
  result: Autocorrelation | PartialAutocorrelation | NotComputable;
  /** Confidence level of the bands. */
  confidence: number;
}

/** A correlogram with confidence bands. Correlations outside the bands are significant. */
export function CorrelationCard({ title, result, confidence }: Props) {
  if (result.status === 'not_computable') return <NotComputableCard title={title} result={result} />;
  const correlations: Correlation[] = result.values.filter(({ lag }) => lag > 0);
  const summary = [describeCorrelations(correlations, confidence), ...result.notes.map(({ message }) => message)].join(
    ' ',
  );
  const hasBartlett = correlations[0]?.bartlettBand !== undefined;
  const extent = Math.max(
    ...correlations.flatMap((correlation) => [
      Math.abs(correlation.value ?? 0),
      correlation.bartlettBand ?? correlation.whiteNoiseBand,
    ]),
  );
  const bound = Math.min(Math.max(extent * 1.12, 0.2), Math.max(1, extent));
  return (
    <PlotCard
      title={title}
      summary={summary}
      columns={['Lag', 'Value', 'White-noise band', ...(hasBartlett ? ['Bartlett band'] : [])]}
      rows={correlations.map(({ lag, value, whiteNoiseBand, bartlettBand }) => [
        lag,
        value === null ? missing : formatFixed(value, 4),
        `± ${whiteNoiseBand.toFixed(4)}`,
        ...(bartlettBand === undefined ? [] : [bartlettBand === null ? missing : `± ${bartlettBand.toFixed(4)}`]),
      ])}
    >
      <Plot
        title={title}
        summary={summary}
        horizontal={{
          from: 0.3,
          to: correlations.length + 0.7,
          formatTicks: (lags) => lags.map((lag) => (Number.isInteger(lag) ? String(lag) : '')),
        }}
        vertical={{ from: -bound, to: bound, formatTicks }}
        positions={correlations.map(({ lag }) => lag)}
        renderReadout={(activeIndex) => (
          <Reading
            correlation={activeIndex === null ? undefined : correlations[activeIndex]}
            hasBartlett={hasBartlett}
          />
        )}
      >
        {(canvas) => <Bars correlations={correlations} canvas={canvas} />}
      </Plot>
    </PlotCard>
  );
}

function describeCorrelations(correlations: Correlation[], confidence: number): string {
  const significantLags = findSignificantLags(correlations);
  const band = `the ${formatShortNumber(confidence * 100)}% white-noise band`;
  if (significantLags.length === 0) return `All ${correlations.length} lags lie within ${band}.`;
  if (significantLags.length === correlations.length) return `All ${correlations.length} lags exceed ${band}.`;
  const expectedByChance = Math.round((1 - confidence) * correlations.length);
  return `${significantLags.length} of ${correlations.length} lags exceed ${band}: ${formatLags(significantLags)}. ${expectedByChance === 0 ? 'Fewer than one' : `About ${expectedByChance}`} would be expected by chance.`;
}

function Reading({ correlation, hasBartlett }: { correlation: Correlation | undefined; hasBartlett: boolean }) {
  if (correlation === undefined) {
    return (
      <>
        <span class="key dashed">white noise</span>
        {hasBartlett && <span class="key shaded">Bartlett</span>}
      </>
    );
  }
  const { lag, value, whiteNoiseBand, bartlettBand } = correlation;
  return (
    <>
      <strong>Lag {lag}</strong> <span>{value === null ? 'no pairs of observations' : formatFixed(value, 4)}</span>
      <span class="muted">
        band ± {whiteNoiseBand.toFixed(3)}
        {typeof bartlettBand === 'number' && `, Bartlett ± ${bartlettBand.toFixed(3)}`}
      </span>
    </>
  );
}

function Bars({ correlations, canvas: { x, y, activeIndex } }: { correlations: Correlation[]; canvas: Canvas }) {
  const step = x(1) - x(0);
  const barWidth = Math.max(Math.min(step * 0.55, 14), 1);
  const [left, right] = [x(0.3), x(correlations.length + 0.7)];
  const band = correlations[0]?.whiteNoiseBand ?? 0;
  const bartlett = correlations[0]?.bartlettBand === undefined ? undefined : buildBandPath(correlations, x, y);
  return (
    <>
      {bartlett && <path class="band" d={bartlett} />}
      {[band, -band].map((bound) => (
        <line key={bound} class="band-line" x1={left} x2={right} y1={y(bound)} y2={y(bound)} />
      ))}
      <line class="zero" x1={left} x2={right} y1={y(0)} y2={y(0)} />
      {correlations.map((correlation, index) => (
        <rect
          key={correlation.lag}
          class={`stem${isSignificant(correlation) ? ' significant' : ''}${index === activeIndex ? ' active' : ''}`}
          x={x(correlation.lag) - barWidth / 2}
          width={barWidth}
          y={Math.min(y(0), y(correlation.value ?? 0))}
          height={correlation.value === null ? 0 : Math.max(Math.abs(y(0) - y(correlation.value)), 1)}
        />
      ))}
      {bartlett && <path class="band-edge" d={bartlett} />}
    </>
  );
}

function buildBandPath(correlations: Correlation[], x: Canvas['x'], y: Canvas['y']): string {
  const buildEdge = (sign: 1 | -1) =>
    correlations.flatMap(({ lag, bartlettBand = null }) =>
      bartlettBand === null ? [] : [[x(lag - 0.5), x(lag + 0.5), y(sign * bartlettBand)] as const],
    );
  const above = buildEdge(1).map(([from, to, level]) => `${from},${level} ${to},${level}`);
  const below = buildEdge(-1).map(([from, to, level]) => `${to},${level} ${from},${level}`);
  return `M${[...above, ...below.toReversed()].join(' ')}Z`;
}
