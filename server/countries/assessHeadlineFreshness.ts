import { assessEditionFreshness, assessFreshness, type Freshness } from '../series/freshness.js';
import type { HeadlineSeries } from './findHeadlineCandidates.js';
import { findUsualLag } from './findUsualLag.js';

/**
 * Judges how fresh a headline is whose last value is of `lastDate`. A series with projections is judged by its editions, since its
 * last period says nothing about when the source published it.
 */
export function assessHeadlineFreshness(candidate: HeadlineSeries, lastDate: string, day: string): Freshness {
  const { indicator, series, release, vintages } = candidate;
  const { first, last, count } = vintages;
  if (series.publishesProjections && first !== null && last !== null) {
    return assessEditionFreshness({ first, last, count }, day);
  }
  return assessFreshness(indicator.frequency, lastDate, day, findUsualLag(release, indicator.frequency));
}
