import type { Frequency } from 'almanac-sdk';
import { formatChange, formatDay, formatPeriod, formatValue } from '../format';
import { getToday } from '../today';
import type { ChartData, Curve } from './chartData';
import { listMarkersAt } from './listMarkersAt';
import { ReadoutFacts } from './ReadoutFacts';

interface Props {
  chartData: ChartData;
  /** Index of the date; null for the newest one. */
  selectedIndex: number | null;
  frequency: Frequency | null;
}

/** The values of all curves at one date with their units and vintages, their revisions, and what is marked there. */
export function Readout({ chartData, selectedIndex, frequency }: Props) {
  const dateIndex = selectedIndex ?? findNewestIndex(chartData);
  const entries = listEntries(chartData, dateIndex);
  const units = new Set(entries.map(({ curve }) => curve.unit));
  const vintages = new Set(entries.map(({ curve }) => curve.vintage ?? null));
  return (
    <div class="readout" aria-live="polite">
      <span class="readout-date">
        {frequency === null
          ? `Value ${chartData.dates[dateIndex]}`
          : formatPeriod(chartData.dates[dateIndex], frequency)}
      </span>
      {entries.map(({ curve, index }) => (
        <span key={curve.label} class="readout-entry">
          <span class="swatch" style={{ background: `var(${curve.kind === 'behind' ? '--behind' : curve.colour})` }} />
          <span>{curve.label}</span>
          <strong>{formatValue(chartData.data[index + 1]?.[dateIndex], curve.decimals)}</strong>
          {curve.published && <span>{describePublished(curve, chartData.dates[dateIndex])}</span>}
          {units.size > 1 && <span>{curve.unit}</span>}
          {vintages.size > 1 && curve.vintage && <span>vintage {formatDay(curve.vintage)}</span>}
        </span>
      ))}
      <ReadoutFacts unit={getOnly(units)} vintage={getOnly(vintages)} />
      {listRevisions(chartData, dateIndex).map((change) => (
        <span key={change} class="readout-entry revised">
          revised by {change}
        </span>
      ))}
      {listMarkersAt(chartData, dateIndex).map(({ kind, date, text }) => (
        <span key={date} class="readout-entry marked" title={text}>
          {kind === 'break' ? 'break' : 'unit changed'}
        </span>
      ))}
    </div>
  );
}

/** States that a value is rescaled, and what was published. */
function describePublished({ published, unit }: Curve, date: string | undefined): string {
  const value = published?.byDate.get(date ?? '');
  return `rescaled from ${published?.unit} to ${unit}; published value ${formatValue(value, published?.decimals)}`;
}

/** Returns the only value of a set; null if it has none or several. */
function getOnly<Value>(values: Set<Value>): Value | null {
  const [first = null] = values;
  return values.size === 1 ? first : null;
}

/** Lists the curves to read at a date, without the bounds of a band. Of an observed curve and its projection, only the one that has the value. */
function listEntries({ curves, data }: ChartData, dateIndex: number): { curve: Curve; index: number }[] {
  const hasValue = (index: number) => typeof data[index + 1]?.[dateIndex] === 'number';
  const findIndex = (wanted: Curve['kind'], line: number) =>
    curves.findIndex((curve) => curve.kind === wanted && curve.line === line);
  return curves.flatMap((curve, index) => {
    const isReplaced =
      curve.kind === 'projection'
        ? hasValue(findIndex('shown', curve.line)) || !hasValue(index)
        : curve.kind === 'shown' && !hasValue(index) && hasValue(findIndex('projection', curve.line));
    return isReplaced || curve.kind === 'bound' ? [] : [{ curve, index }];
  });
}

/** Finds the date of the newest observed value, or of the projection for today if all values are projections. */
function findNewestIndex({ curves, data, dates }: ChartData): number {
  const shown = curves.findIndex(({ kind }) => kind === 'shown');
  const values = data[shown + 1];
  for (let dateIndex = dates.length - 1; dateIndex > 0; dateIndex--)
    if (typeof values?.[dateIndex] === 'number') return dateIndex;
  const today = getToday();
  const current = curves.some(({ kind }) => kind === 'projection') ? dates.findLastIndex((date) => date <= today) : -1;
  return current >= 0 ? current : dates.length - 1;
}

function listRevisions({ curves, data }: ChartData, dateIndex: number): string[] {
  return curves.flatMap((curve: Curve, index) => {
    const behind = curves.findIndex(
      ({ kind, line, isOtherDefinition }) => kind === 'behind' && line === curve.line && isOtherDefinition !== true,
    );
    if (curve.kind !== 'shown' || behind < 0) return [];
    const [before, now] = [data[index + 1]?.[dateIndex], data[behind + 1]?.[dateIndex]];
    if (typeof before !== 'number' || typeof now !== 'number') return [];
    const isShown = formatValue(before, curve.decimals) !== formatValue(now, curve.decimals);
    return isShown ? [formatChange(now - before, curve.decimals)] : [];
  });
}
