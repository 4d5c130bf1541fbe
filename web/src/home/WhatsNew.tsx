import type { CalendarEvent, CountryResponse } from 'almanac-sdk';
import { almanac } from '../almanac';
import { formatDay, formatReferencePeriod, formatValue } from '../format';
import { useIsLibraryIncomplete } from '../shell/libraryLoad';
import { getToday } from '../today';
import { useCall } from '../useCall';
import { Revisions } from './Revisions';
import { useCalendar } from './useCalendar';
import './whatsNew.css';

const maxEvents = 6;
const maxNews = 5;

/** The latest releases with their values, the latest revisions, the next releases, and the latest news. */
export function WhatsNew({ response }: { response: CountryResponse }) {
  const { code, name } = response.country;
  const calendar = useCalendar(code);
  const isIncomplete = useIsLibraryIncomplete();
  const hasCompleteEvents = calendar.data !== undefined && !isIncomplete;
  const hasDates = calendar.data === undefined || calendar.data.missingCountries.length === 0;
  const events = calendar.data?.events ?? [];
  const today = getToday();
  const released = events.filter(({ status }) => status === 'released').slice(-maxEvents);
  const coming = events
    .filter(({ status, scheduledDate }) => status !== 'released' && scheduledDate >= today)
    .slice(0, maxEvents);
  const noneReleased = hasDates ? 'No release in the last two months.' : describeMissingDates(response);
  return (
    <section class="whats-new" aria-label="What is new">
      <EventCard title="Latest releases" events={released.reverse()} empty={hasCompleteEvents ? noneReleased : null} />
      <Revisions response={response} />
      {hasDates && (
        <EventCard
          title="Next releases"
          events={coming}
          empty={hasCompleteEvents ? `No release dates of ${name} are known for the next 30 days.` : null}
        />
      )}
      <News />
    </section>
  );
}

/** The dates of the calendar come from agencies. The next releases of the headlines can be estimates. */
function describeMissingDates({ headlines }: CountryResponse): string {
  return headlines.some(({ nextRelease }) => nextRelease !== null)
    ? 'The library has no official release dates of this country. The headlines state estimated dates of their next releases.'
    : 'The library has no release dates of this country.';
}

function News() {
  const { data } = useCall('home news', () => almanac.news.list({ limit: maxNews }));
  if (data === undefined || data.news.length === 0) return null;
  return (
    <div class="card">
      <h2>News</h2>
      <ul class="new-list">
        {data.news.map((item) => (
          <li key={item.id}>
            <a href={item.url ?? '/news'} rel="noopener">
              {item.title}
            </a>
            <span class="fine">
              {item.agency} · {formatDay(item.publishedAt?.slice(0, 10))}
            </span>
          </li>
        ))}
      </ul>
      <p class="more-link">
        <a href="/news">All news</a>
      </p>
    </div>
  );
}

function EventCard({ title, events, empty }: { title: string; events: CalendarEvent[]; empty: string | null }) {
  return (
    <div class="card">
      <h2>{title}</h2>
      {events.length === 0 && empty !== null && <p class="fine">{empty}</p>}
      <ul class="new-list">
        {events.map((event) => (
          <li key={event.id}>
            <a href={`/releases/${event.release.id}`}>{event.release.name}</a>
            <span class="fine">
              {formatDay(event.scheduledDate)}
              {event.scheduledTime !== null && `, ${event.scheduledTime}`}
              {event.referencePeriod !== null && ` · for ${formatReferencePeriod(event.referencePeriod)}`}
            </span>
            <EventValue event={event} />
          </li>
        ))}
      </ul>
      <p class="more-link">
        <a href="/calendar">All releases</a>
      </p>
    </div>
  );
}

/** The first indicator of a release, with its published value and its revision, or the previous value before the release. */
function EventValue({ event }: { event: CalendarEvent }) {
  const [first] = event.indicators;
  if (first === undefined) return null;
  const { slug, country, name, actual, previous, revisedFrom } = first;
  return (
    <span class="fine">
      <a href={`/indicators/${slug}?country=${country}`}>{name}</a>
      {actual !== null && ` ${formatValue(actual.value)}`}
      {actual === null && previous !== null && ` previous ${formatValue(previous.value)}`}
      {actual !== null && revisedFrom !== null && previous !== null && (
        <span class="revised">
          {' '}
          previous revised from {formatValue(revisedFrom)} to {formatValue(previous.value)}
        </span>
      )}
    </span>
  );
}
