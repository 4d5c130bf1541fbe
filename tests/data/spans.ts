import { unpackVintages } from '../../scripts/convert/readObservationFile.js';
import type { Frequency } from '../../server/series/frequency.js';
import type { PackedRun, PackedSeries } from '../../server/setup/packedSeries.js';

/** The first and the last date of a vintage. */
interface Span {
  date: string;
  unit: string;
  start: string;
  end: string;
}

/** Lists the span of every vintage of a series. */
export function listSpans({ vintages }: PackedSeries, frequency: Frequency): Span[] {
  return unpackVintages(vintages, frequency).map(({ date, unit, observations }) => {
    return { date, unit, start: observations[0]?.date ?? '', end: observations.at(-1)?.date ?? '' };
  });
}

/** Lists the runs of values of a series as its file has them. */
export function listRuns({ vintages: [first, ...later] }: PackedSeries): PackedRun[] {
  return [first, ...later.flatMap(({ changes }) => changes)];
}
