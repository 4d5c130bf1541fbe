import type { Schemas } from '../schemas.js';

/** What the evaluation of the past found. */
export type Past = Pick<
  Schemas['AlertPreview'],
  'pastKnown' | 'from' | 'seriesCount' | 'vintageCount' | 'count' | 'firings' | 'note'
>;

/** A past of which nothing is known. */
export function describeUnknownPast(note: string): Past {
  return { pastKnown: false, from: null, seriesCount: 0, vintageCount: 0, count: 0, firings: [], note };
}

/** The days of a preview. */
export interface PastDays {
  since: string;
  day: string;
}
