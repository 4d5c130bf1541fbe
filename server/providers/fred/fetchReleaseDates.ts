import { isCalendarDate } from '../../series/periods.js';
import type { ProviderAccess } from '../provider.js';
import { ProviderFailure } from '../providerFailure.js';
import type { ListedDate } from '../releaseDates/listedDate.js';
import { fetchPages } from './fred.js';
import { type ReleaseDateRow, readReleaseDates } from './responses.js';

const maxDates = 1_000;

/** Fetches the past and scheduled dates of all FRED releases from a day on. FRED has no time of day. Throws a ProviderFailure. */
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
    throw new ProviderFailure('malformed', 'FRED returned an invalid release date.');
  }
  return { name, date, time: null, timeZone: null };
}
