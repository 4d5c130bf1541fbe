import type { ListedReleaseDate } from '../../series/officialDates.js';

/** A release date in the calendar of a source, with the release name used there. */
export interface ListedDate extends ListedReleaseDate {
  name: string;
}
