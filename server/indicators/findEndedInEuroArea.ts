import type { Knex } from 'knex';
import { findCountryGroup } from '../countryGroups.js';
import { hasEnded } from '../series/guardrails/overdue.js';
import { listListedSeries } from '../store/listedSeries.js';
import type { FoundSeries } from './findSeries.js';

/**
 * Finds the series of members of the euro area that ended, as national policy rates did, and that the euro area series of the same indicator
 * continues. Judges whether a series ended as of the library's copy.
 */
export async function findEndedInEuroArea(db: Knex, found: FoundSeries[]): Promise<Set<FoundSeries>> {
  const ended = found.filter(hasMemberEnded);
  if (ended.length === 0) return new Set();
  const indicatorIds = [...new Set(ended.map(({ indicator }) => indicator.id))];
  const ofEuroArea = await listListedSeries(db, { indicatorIds, countries: ['EA'] });
  const continued = new Set(ofEuroArea.map(({ indicatorId }) => indicatorId));
  return new Set(ended.filter(({ indicator }) => continued.has(indicator.id)));
}

function hasMemberEnded({ indicator, series, vintages: { current } }: FoundSeries): boolean {
  return (
    !!current?.lastDate &&
    findCountryGroup('EA-MEMBERS')?.members.includes(series.country) === true &&
    hasEnded(indicator.frequency, current.lastDate, current.date, null)
  );
}
