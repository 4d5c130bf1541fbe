import type { Frequency } from 'almanac-sdk';
import { selectMarkers } from '../../../server/charts/listMarkers.js';
import type { ChartData } from '../chart/chartData';
import { formatDay, formatPeriod } from '../format';

interface Props {
  chartData: ChartData;
  frequency: Frequency;
  /** The shown range; null for the whole history. */
  start: string | null;
  end: string | null;
}

/** What is marked on the chart in the shown range, in words. */
export function MarkerList({ chartData: { curves, markers = [], dates }, frequency, start, end }: Props) {
  const last = dates.at(-1) ?? '';
  const shown = selectMarkers(markers, start ?? dates[0] ?? '', end === null || end > last ? last : end);
  if (shown.length === 0) return null;
  const lines = curves.filter(({ kind }) => kind === 'shown');
  const breaks = shown.filter(({ kind }) => kind === 'break').length;
  return (
    <details class="markers">
      <summary>
        {[
          ...describeCount(breaks, 'break', 'dotted'),
          ...describeCount(shown.length - breaks, 'change of unit', 'triangle'),
        ].join(' · ')}
      </summary>
      {lines.length > 1 && <p>{lines[0]?.label}:</p>}
      <ul>
        {shown.map(({ kind, date, text }) => (
          <li key={`${kind} ${date}`}>
            {kind === 'break' ? `Break in ${formatPeriod(date, frequency)}` : formatDay(date)}: {text}
          </li>
        ))}
      </ul>
    </details>
  );
}

function describeCount(count: number, name: string, sign: string): string[] {
  return count === 0 ? [] : [`${count} ${count === 1 ? name : name.replace(/^\w+/, '$&s')} (${sign})`];
}
