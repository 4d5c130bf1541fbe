import type { AnnouncedDate } from '../../series/officialDates.js';

/** A date on which a source says that something is published, under the name that it has there. */
export interface ListedDate extends AnnouncedDate {
  name: string;
}
