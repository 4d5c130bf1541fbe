import type { Frequency } from 'almanac-sdk';
import { formatChange, formatPeriod, formatValue } from '../format';
import type { ChartData, Curve } from './chartData';

interface Props {
  chartData: ChartData;
  /** Index of the date; null for the newest one. */
  selectedIndex: number | null;
  frequency: Frequency | null;
}

/** The values of all curves at one date, and their revisions. */
export function Readout({ chartData, selectedIndex, frequency }: Props) {
  const dateIndex = selectedIndex ?? findNewestIndex(chartData);
  return (
    <div class="readout" aria-live="polite">
      <span class="readout-date">
        {frequency === null
          ? `Value ${chartData.dates[dateIndex]}`
          : formatPeriod(chartData.dates[dateIndex], frequency)}
      </span>
      {chartData.curves.map((curve, index) => (
        <span key={curve.label} class="readout-entry">
          <span class="swatch" style={{ background: `var(${curve.kind === 'behind' ? '--behind' : curve.colour})` }} />
          <span>{curve.label}</span>
          <strong>{formatValue(chartData.data[index + 1]?.[dateIndex])}</strong>
        </span>
      ))}
      {listRevisions(chartData, dateIndex).map((change) => (
        <span key={change} class="readout-entry revised">
          revised by {change}
        </span>
      ))}
    </div>
  );
}

function findNewestIndex({ curves, data, dates }: ChartData): number {
  const shown = curves.findIndex(({ kind }) => kind === 'shown');
  const values = data[shown + 1];
  for (let dateIndex = dates.length - 1; dateIndex > 0; dateIndex--)
    if (typeof values?.[dateIndex] === 'number') return dateIndex;
  return dates.length - 1;
}

function listRevisions({ curves, data }: ChartData, dateIndex: number): string[] {
  return curves.flatMap((curve: Curve, index) => {
    const behind = curves.findIndex(
      ({ kind, line, isOtherDefinition }) => kind === 'behind' && line === curve.line && isOtherDefinition !== true,
    );
    if (curve.kind === 'behind' || behind < 0) return [];
    const [before, now] = [data[index + 1]?.[dateIndex], data[behind + 1]?.[dateIndex]];
    return typeof before === 'number' && typeof now === 'number' && before !== now ? [formatChange(now - before)] : [];
  });
}
