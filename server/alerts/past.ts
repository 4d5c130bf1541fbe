import type { Schemas } from '../schemas.js';
import type { AlertMoment } from '../store/alertFirings.js';

/** What the evaluation of the past found. */
export type Past = Pick<
  Schemas['AlertPreview'],
  'pastKnown' | 'from' | 'seriesCount' | 'vintageCount' | 'firings' | 'note'
>;

/** A past of which nothing is known. */
export function describeUnknownPast(note: string): Past {
  return { pastKnown: false, from: null, seriesCount: 0, vintageCount: 0, firings: [], note };
}

/** A past of series that is known, without what fired. */
export function createPast(seriesCount: number, note: string | null = null): Past {
  return { pastKnown: true, from: null, seriesCount, vintageCount: 0, firings: [], note };
}

/** Adds a vintage that was evaluated, and what it fired. */
export function addVintage(past: Past, vintage: string, moment: AlertMoment | undefined): void {
  if (past.from === null || vintage < past.from) past.from = vintage;
  past.vintageCount += 1;
  if (moment !== undefined) past.firings.push(moment);
}

/** Adds a sentence about what the preview does not cover, once. */
export function addNote(past: Past, sentence: string): void {
  if (past.note?.includes(sentence)) return;
  past.note = past.note === null ? sentence : `${past.note} ${sentence}`;
}

/** The days of a preview. */
export interface PastDays {
  since: string;
  day: string;
}
