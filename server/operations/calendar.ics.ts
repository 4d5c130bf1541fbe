import { getLastModified, getToday } from '../appContext.js';
import type { Operation } from '../contract.js';
import { askedHappenings } from '../library/askedHappenings.js';
import { calendarFile } from '../library/calendarFile.js';

/** Past and upcoming releases between two days, for calendar programs. */
export const calendarIcs: Operation<'calendar.ics'> = async (context, { query }) => {
  const day = getToday(context);
  const { happenings, libraryDay } = await askedHappenings(context.db, query, day);
  return { calendar: calendarFile(happenings, day, libraryDay, getLastModified(context)), filename: 'releases.ics' };
};
