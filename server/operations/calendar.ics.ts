import { getLastModified, getToday } from '../appContext.js';
import { buildCalendarFile, maxDaysWithOnePeriod } from '../calendar/buildCalendarFile.js';
import { queryEvents } from '../calendar/queryEvents.js';
import type { Operation } from '../contract.js';

/** Returns past and upcoming releases as an iCalendar file. */
export const calendarIcs: Operation<'calendar.ics'> = async (context, { query }) => {
  const day = getToday(context);
  const { events, libraryDay } = await queryEvents(context.db, query, day, maxDaysWithOnePeriod);
  const calendar = await buildCalendarFile(context.db, events, day, libraryDay, getLastModified(context));
  return { calendar, filename: 'releases.ics' };
};
