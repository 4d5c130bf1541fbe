import type { Autocorrelation, NotComputable, PartialAutocorrelation } from 'almanac-sdk';
import { type Canvas, Plot } from '../../plots/Plot';
import { PlotCard } from '../../plots/PlotCard';
import { shortNumber } from '../../plots/scales';
import { NoAnswer } from '../../statistics/NoAnswer';
import { type Correlation, isBeyond, lagsBeyond, namedLags } from './correlations';

interface Props {
  title: string;
  result: Autocorrelation | PartialAutocorrelation | NotComputable;
  /** Probability of the bands. */
  confidence: number;
}

/** Correlations at each lag with their bands: what reaches beyond them is hardly chance. */
export function CorrelationCard({ title, result, confidence }: Props) {
  if (result.status === 'not_computable') return <NoAnswer title={title} answer={result} />;
  const all: Correlation[] = result.values.filter(({ lag }) => lag > 0);
  const summary = [summaryOf(all, confidence), ...result.notes.map(({ message }) => message)].join(' ');
  const hasBartlett = all[0]?.bartlettBand !== undefined;
  const extent = Math.max(
    ...all.flatMap((each) => [Math.abs(each.value ?? 0), each.bartlettBand ?? each.whiteNoiseBand]),
  );
  const bound = Math.min(Math.max(extent * 1.12, 0.2), Math.max(1, extent));
  return (
    <PlotCard
      title={title}
      summary={summary}
      columns={['Lag', 'Value', 'White-noise band', ...(hasBartlett ? ['Bartlett band'] : [])]}
      rows={all.map(({ lag, value, whiteNoiseBand, bartlettBand }) => [
        lag,
        value?.toFixed(4) ?? '–',
        `± ${whiteNoiseBand.toFixed(4)}`,
        ...(bartlettBand === undefined ? [] : [bartlettBand === null ? '–' : `± ${bartlettBand.toFixed(4)}`]),
      ])}
    >
      <Plot
        title={title}
        summary={summary}
        horizontal={{ from: 0.3, to: all.length + 0.7, label: (lag) => (Number.isInteger(lag) ? String(lag) : '') }}
        vertical={{ from: -bound, to: bound, label: shortNumber }}
        places={all.map(({ lag }) => lag)}
        read={(at) => <Reading correlation={at === null ? undefined : all[at]} hasBartlett={hasBartlett} />}
      >
        {(canvas) => <Bars all={all} canvas={canvas} />}
      </Plot>
    </PlotCard>
  );
}

function summaryOf(all: Correlation[], confidence: number): string {
  const beyond = lagsBeyond(all);
  const band = `the ${shortNumber(confidence * 100)} % band of white noise`;
  if (beyond.length === 0) return `All ${all.length} lags lie within ${band}.`;
  if (beyond.length === all.length) return `All ${all.length} lags reach beyond ${band}.`;
  const byChance = Math.round((1 - confidence) * all.length);
  return `${beyond.length} of ${all.length} lags reach beyond ${band}: ${namedLags(beyond)}. By chance ${byChance === 0 ? 'hardly one' : `about ${byChance}`} would.`;
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
      <strong>Lag {lag}</strong> <span>{value?.toFixed(4) ?? 'no pair of observations'}</span>
      <span class="muted">
        band ± {whiteNoiseBand.toFixed(3)}
        {typeof bartlettBand === 'number' && `, Bartlett ± ${bartlettBand.toFixed(3)}`}
      </span>
    </>
  );
}

function Bars({ all, canvas: { x, y, at } }: { all: Correlation[]; canvas: Canvas }) {
  const step = x(1) - x(0);
  const thick = Math.max(Math.min(step * 0.55, 14), 1);
  const [left, right] = [x(0.3), x(all.length + 0.7)];
  const band = all[0]?.whiteNoiseBand ?? 0;
  const bartlett = all[0]?.bartlettBand === undefined ? undefined : bandPath(all, x, y);
  return (
    <>
      {bartlett && <path class="band" d={bartlett} />}
      {[band, -band].map((bound) => (
        <line key={bound} class="band-line" x1={left} x2={right} y1={y(bound)} y2={y(bound)} />
      ))}
      <line class="zero" x1={left} x2={right} y1={y(0)} y2={y(0)} />
      {all.map((each, index) => (
        <rect
          key={each.lag}
          class={`stem${isBeyond(each) ? ' beyond' : ''}${index === at ? ' read' : ''}`}
          x={x(each.lag) - thick / 2}
          width={thick}
          y={Math.min(y(0), y(each.value ?? 0))}
          height={each.value === null ? 0 : Math.max(Math.abs(y(0) - y(each.value)), 1)}
        />
      ))}
      {bartlett && <path class="band-edge" d={bartlett} />}
    </>
  );
}

function bandPath(all: Correlation[], x: Canvas['x'], y: Canvas['y']): string {
  const edge = (sign: 1 | -1) =>
    all.flatMap(({ lag, bartlettBand = null }) =>
      bartlettBand === null ? [] : [[x(lag - 0.5), x(lag + 0.5), y(sign * bartlettBand)] as const],
    );
  const above = edge(1).map(([from, to, level]) => `${from},${level} ${to},${level}`);
  const below = edge(-1).map(([from, to, level]) => `${to},${level} ${from},${level}`);
  return `M${[...above, ...below.toReversed()].join(' ')}Z`;
}
