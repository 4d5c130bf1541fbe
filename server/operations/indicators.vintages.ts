import type { Operation } from '../contract.js';
import { type FoundSeries, findSeries } from '../indicators/findSeries.js';
import { paginate } from '../paging/paginate.js';
import { assertDateOrder } from '../parameters/dateRange.js';
import type { Schemas } from '../schemas.js';

/** Lists the vintages of indicators and what each changed. */
export const indicatorsVintages: Operation<'indicators.vintages'> = async ({ db }, { query }) => {
  assertDateOrder('start', query.start, 'end', query.end);
  const all = (await findSeries(db, query.id, query.country)).flatMap(describeVintages);
  const { start = '0000-00-00', end = '9999-12-31' } = query;
  const { page, nextCursor } = paginate(
    all.filter(({ date }) => date >= start && date <= end),
    query,
  );
  return { json: { count: page.length, vintages: page, nextCursor } };
};

function describeVintages({ indicator, series, vintages }: FoundSeries): Schemas['Vintage'][] {
  return vintages.map((vintage, index) => ({
    id: indicator.slug,
    country: series.country,
    date: vintage.date,
    kind: vintage.kind,
    unit: vintage.unit,
    observationCount: vintage.observations,
    added: vintage.added,
    withdrawn: vintage.withdrawn,
    revised: {
      count: vintage.revised,
      mean: vintage.meanRevision,
      meanAbsolute: vintage.meanAbsoluteRevision,
      largestAbsolute: vintage.largestAbsoluteRevision,
    },
    rebased:
      vintage.rebaseFactor === null
        ? null
        : { factor: vintage.rebaseFactor, previousUnit: vintages[index - 1]?.unit ?? vintage.unit },
  }));
}
