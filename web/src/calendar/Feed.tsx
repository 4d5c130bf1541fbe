import { almanac } from '../almanac';
import { type FeedCalls, SecretFeed } from '../parts/SecretFeed';

const calls: FeedCalls = {
  key: 'calendar feed',
  read: () => almanac.account.calendarFeed(),
  create: () => almanac.account.createCalendarFeed(),
  remove: () => almanac.account.deleteCalendarFeed(),
};

/** The secret address to which calendar programs subscribe. `query` has the filters. */
export function Feed({ query }: { query: string }) {
  return (
    <SecretFeed calls={calls} reader="calendar program" content="the calendar" query={query}>
      <p class="fine">
        Google Calendar: Other calendars, From URL. Outlook: Add calendar, Subscribe from web. Apple Calendar: File, New
        Calendar Subscription.
      </p>
    </SecretFeed>
  );
}
