import type { CsvColumn } from './rowBlock.js';
import type { SeriesRows } from './seriesRows.js';

/** Which columns a CSV response has, which are the same on every page. */
interface CsvLayout {
  /** Whether the rows name their series. */
  hasNames: boolean;
  /** Whether the rows have real-time dates. */
  hasStart: boolean;
  hasEnd: boolean;
  /** Whether the series have different units. */
  hasDifferentUnits: boolean;
  /** Whether the rows have the vintage date of their series. */
  hasVintage: boolean;
}

/** Returns the columns of a CSV response. New columns are the last, so that readers of the first ones keep working. */
export function selectCsvColumns(selected: SeriesRows[], layout: CsvLayout): CsvColumn[] {
  return [
    ...(layout.hasNames ? (['id', 'country'] as const) : []),
    'date',
    'value',
    'revised',
    ...(layout.hasStart ? (['realtime_start'] as const) : []),
    ...(layout.hasEnd ? (['realtime_end'] as const) : []),
    ...(selected.some(({ hasCounts }) => hasCounts) ? (['observationCount'] as const) : []),
    ...(layout.hasDifferentUnits || selected.some(({ hasUnits }) => hasUnits) ? (['unit'] as const) : []),
    ...(selected.some(({ hasProjections }) => hasProjections) ? (['projection'] as const) : []),
    ...(layout.hasVintage ? (['vintage_date'] as const) : []),
  ];
}
