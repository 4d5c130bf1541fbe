import type { ReleaseSeries } from '../store/releaseSeries.js';
import { compareText } from '../store/rows.js';

/** Sorts series by the prominence of their indicators, the most prominent first. */
export function sortByProminence(series: ReleaseSeries[]): ReleaseSeries[] {
  return [...series].sort((a, b) => b.prominence - a.prominence || compareText(a.slug, b.slug));
}
