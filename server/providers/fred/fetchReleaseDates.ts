import { isCalendarDate } from '../../series/periods.js';
import type { ProviderAccess } from '../provider.js';
import { ProviderFailure } from '../providerFailure.js';
import type { ListedDate } from '../releaseDates/listedDate.js';
import { fetchPages } from './fred.js';
import { type ReleaseDateRow, readReleaseDates } from './responses.js';

const maxDates = 1_000;

/** The dates of all releases of FRED from a day on, those to come among them; of the time of day FRED says nothing. Throws a ProviderFailure. */
export async function fetchReleaseDates(access: ProviderAccess, from: string): Promise<ListedDate[]> {
  const parameters = {
    realtime_start: from,
    include_release_dates_with_no_data: true,
    sort_order: 'asc',
    limit: maxDates,
  };
  return (await fetchPages<ReleaseDateRow>(access, 'releases/dates', parameters, readReleaseDates)).map(toListedDate);
}

function toListedDate({ release_name: name, date }: ReleaseDateRow): ListedDate {
  if (typeof name !== 'string' || !isCalendarDate(date)) {
    throw new ProviderFailure('malformed', 'FRED answered what is no release date.');
  }
  return { name, date, time: null, timeZone: null };
}
