/** Values of a vintage of an extract that the library leaves out. */
interface WithdrawnValues {
  series: string;
  vintage: string;
  /** The first date that stays. */
  before: string;
  reason: string;
}

/** `data/ATTRIBUTION.md` ("Left out") documents the same. */
export const withdrawnValues: readonly WithdrawnValues[] = [
  {
    series: 'awm/EEN',
    vintage: '2026-10-10',
    before: '1994-01-01',
    reason: 'before 1994 the reciprocal of the index was linked to it, so that its changes have the wrong sign',
  },
];

export function isWithdrawn(series: string, { date, vintage }: { date: string; vintage: string }): boolean {
  return withdrawnValues.some((one) => one.series === series && one.vintage === vintage && date < one.before);
}
