/** Values of an extract that the library leaves out. */
interface WithdrawnValues {
  series: string;
  /** The vintage that has them. By default all vintages have them. */
  vintage?: string;
  /** The first date that is left out. By default all earlier dates are. */
  since?: string;
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
  { series: 'gem/DPANUSSPB/AO', before: '1999-07-01', reason: 'in a unit that ended in 1999' },
  { series: 'gem/DPANUSSPB/WS', before: '2000-01-01', reason: 'half to a tenth of the official rate' },
  ...[
    ['AG', '2019-07-01', '2019-08-01'],
    ['BY', '1997-02-01', '1997-03-01'],
    ['KM', '2020-12-01', '2021-01-01'],
    ['TJ', '2000-05-01', '2000-06-01'],
  ].map(([country, since = '', before = '']) => ({
    series: `gem/DPANUSSPB/${country}`,
    since,
    before,
    reason: 'a multiple of the months before and after',
  })),
];

export function isWithdrawn(series: string, { date, vintage }: { date: string; vintage: string }): boolean {
  return withdrawnValues.some(
    (one) =>
      one.series === series && (one.vintage ?? vintage) === vintage && (one.since ?? date) <= date && date < one.before,
  );
}
