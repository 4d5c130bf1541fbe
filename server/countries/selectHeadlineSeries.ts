import type { Knex } from 'knex';
import { assertLibraryLoaded } from '../assertLibraryLoaded.js';
import { addVintages, type FoundSeries, formatSeriesName, type SeriesOfIndicator } from '../indicators/findSeries.js';
import { assessFreshness } from '../series/freshness.js';
import { getPeriodEnd } from '../series/periods.js';
import type { UnitCode } from '../series/units.js';
import { listIndicatorsBySlugs } from '../store/indicators.js';
import { listListedSeries } from '../store/listedSeries.js';
import { type Headline, headlines } from './headlines.js';

/** A headline of a country, and the series from which it is read. */
export interface HeadlineSeries extends FoundSeries {
  headline: Headline;
  units: UnitCode;
}

type Candidate = SeriesOfIndicator & { units: UnitCode; lastDate: string };

/**
 * Selects for each headline the series of a country with which it is stated. Leaves out headlines without one. Throws
 * `library_loading` if one of its series has no values yet.
 */
export async function selectHeadlineSeries(db: Knex, country: string, day: string): Promise<HeadlineSeries[]> {
  const slugs = headlines.flatMap(({ sources }) => sources.map(({ indicator }) => indicator));
  const indicators = await listIndicatorsBySlugs(db, [...new Set(slugs)]);
  const indicatorIds = indicators.map(({ id }) => id);
  const listed = await listListedSeries(db, { indicatorIds, countries: [country] });
  const empty = listed.find(({ series }) => series.lastDate === null);
  const emptyIndicator = indicators.find(({ id }) => id === empty?.indicatorId);
  if (empty !== undefined && emptyIndicator !== undefined) {
    await assertLibraryLoaded(db, formatSeriesName({ indicator: emptyIndicator, series: empty.series }));
  }
  const bySlug = new Map(indicators.map((indicator) => [indicator.slug, indicator]));
  const selected = headlines.flatMap((headline) => {
    const candidates = headline.sources.flatMap(({ indicator: slug, units }): Candidate[] => {
      const indicator = bySlug.get(slug);
      const series = listed.find(({ indicatorId }) => indicatorId === indicator?.id)?.series;
      if (indicator === undefined || series === undefined || series.lastDate === null) return [];
      return [{ indicator, series, units, lastDate: series.lastDate }];
    });
    const best = selectBest(candidates, day);
    return best === undefined ? [] : [{ headline, ...best }];
  });
  const found = new Map((await addVintages(db, selected, undefined)).map((one) => [formatKey(one), one]));
  return selected.flatMap(({ headline, units, ...one }) => {
    const series = found.get(formatKey(one));
    return series === undefined ? [] : [{ ...series, headline, units }];
  });
}

/** Selects the first source of which newer values are expected, otherwise the one with the newest value. */
function selectBest(candidates: Candidate[], day: string): Candidate | undefined {
  const continued = candidates.find(
    ({ indicator, lastDate }) => assessFreshness(indicator.frequency, lastDate, day, null).status !== 'held_until',
  );
  const getEnd = ({ indicator, lastDate }: Candidate) => getPeriodEnd(lastDate, indicator.frequency);
  return continued ?? candidates.toSorted((a, b) => (getEnd(a) < getEnd(b) ? 1 : -1))[0];
}

function formatKey({ indicator, series }: SeriesOfIndicator): string {
  return `${indicator.id} ${series.id}`;
}
