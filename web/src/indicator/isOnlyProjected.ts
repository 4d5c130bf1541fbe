import type { IndicatorDetailResponse } from 'almanac-sdk';

/** Whether all values of a series are projections of the source. */
export function isOnlyProjected({ observations }: Pick<IndicatorDetailResponse, 'observations'>): boolean {
  const known = observations.filter(({ value }) => value !== null);
  return known.length > 0 && known.every(({ projection }) => projection);
}
