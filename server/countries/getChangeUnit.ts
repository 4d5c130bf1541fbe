import type { Headline } from './headlines.js';

/** Returns the unit in which two values of a headline are compared. */
export function getChangeUnit({ change }: Headline): 'percentage_points' | 'percent' {
  return change === 'points' ? 'percentage_points' : 'percent';
}
