import type { Knex } from 'knex';
import type { OfficialDate } from '../series/officialDates.js';
import { readOnce } from '../store/libraryMemory.js';
import { listOfficialDates } from '../store/officialDates.js';
import { listSeriesOfRelease, type ReleaseSeries } from '../store/releaseSeries.js';
import { listReleaseVintages, type ReleaseVintage } from '../store/releaseVintages.js';
import { takeTurn } from '../takeTurn.js';
import { sortByHeadline } from './releaseContents.js';

/** What the library has of a release. */
export interface ReleaseState {
  /** The series that represent the release (see listSeriesOfRelease), its headlines first. */
  series: ReleaseSeries[];
  /** All days on which the library first had new values, oldest first. */
  vintages: ReleaseVintage[];
  /** Official dates of all sources, by date. */
  official: OfficialDate[];
}

/** Reads the state of a release, which is kept in memory until the catalogue or one of its series changes. Takes turns. */
export async function readReleaseState(db: Knex, releaseId: string): Promise<ReleaseState> {
  return readOnce(db, `release ${releaseId}`, async () => {
    await takeTurn();
    const series = sortByHeadline(await listSeriesOfRelease(db, releaseId));
    const vintages = await listReleaseVintages(db, series);
    const official = await listOfficialDates(db, releaseId);
    return { value: { series, vintages, official }, seriesIds: series.map(({ seriesId }) => seriesId) };
  });
}
