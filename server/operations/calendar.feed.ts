import { getLastModified, getToday } from '../appContext.js';
import { buildCalendarFile, maxDaysWithOnePeriod } from '../calendar/buildCalendarFile.js';
import { queryEvents } from '../calendar/queryEvents.js';
import type { Operation } from '../contract.js';
import { ApiError } from '../errors.js';

/** Returns past and upcoming releases as iCalendar at the secret address of an account's feed. */
export const calendarFeed: Operation<'calendar.feed'> = async (context, { query, caller }) => {
  if (caller.kind !== 'feed') throw new ApiError('token_not_found', { message: unknownFeed });
  const day = getToday(context);
  const { events, libraryDay } = await queryEvents(context.db, query, day, maxDaysWithOnePeriod);
  const calendar = await buildCalendarFile(context.db, events, day, libraryDay, getLastModified(context));
  return { calendar, filename: 'releases.ics' };
};

const unknownFeed =
  'There is no calendar feed at this address: it was replaced or deleted. Create a new one on the calendar page.';
