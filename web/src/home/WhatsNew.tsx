import type { CalendarEvent } from 'almanac-sdk';
import { almanac } from '../almanac';
import { formatDay, formatReferencePeriod, formatValue } from '../format';
import { getCountryName } from '../labels';
import { useIsLibraryIncomplete } from '../shell/libraryLoad';
import { useCall } from '../useCall';
import './whatsNew.css';

const daysBack = 60;
const daysAhead = 30;
const maxEvents = 6;
const maxNews = 5;
const dayMs = 86_400_000;

/** The latest releases with their values and revisions, the next releases, and the latest news. */
export function WhatsNew({ country }: { country: string }) {
  const today = toDay(0);
  const calendar = useCall(`home calendar ${country} ${today}`, () =>
    almanac.calendar.releases({
      country,
      importance: 'high',
      indicators: 'headline',
      from: toDay(-daysBack),
      to: toDay(daysAhead),
    }),
  );
  const news = useCall('home news', () => almanac.news.list({ limit: maxNews }));
  const isIncomplete = useIsLibraryIncomplete();
  const hasCompleteEvents = calendar.data !== undefined && !isIncomplete;
  const events = calendar.data?.events ?? [];
  const released = events.filter(({ status }) => status === 'released').slice(-maxEvents);
  const coming = events
    .filter(({ status, scheduledDate }) => status !== 'released' && scheduledDate >= today)
    .slice(0, maxEvents);
  return (
    <section class="whats-new" aria-label="New and next">
      <EventCard
        title="Latest releases"
        events={released.reverse()}
        empty={hasCompleteEvents ? 'No release in the last two months.' : null}
      />
      <EventCard
        title="Next releases"
        events={coming}
        empty={
          hasCompleteEvents ? `No release dates of ${getCountryName(country)} are known for the next 30 days.` : null
        }
      />
      {news.data !== undefined && news.data.news.length > 0 && (
        <div class="card">
          <h2>News</h2>
          <ul class="new-list">
            {news.data.news.map((item) => (
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
        </div>
      )}
    </section>
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

function toDay(offset: number): string {
  return new Date(Date.now() + offset * dayMs).toISOString().slice(0, 10);
}
