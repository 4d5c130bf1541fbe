import type { CalendarEvent, Category, EventStatus, Importance } from 'almanac-sdk';
import { almanac } from '../almanac';
import { formatDay, formatLongDate } from '../format';
import { getCountryName } from '../labels';
import { Failure } from '../parts/Failure';
import { Loading } from '../parts/Loading';
import { useParameters } from '../router';
import { useCall } from '../useCall';
import { CalendarFilters } from './CalendarFilters';
import { EventCard } from './EventCard';
import './calendar.css';

const windowDays = 60;

/** The release calendar: upcoming or past releases by day. */
export function CalendarPage() {
  const [parameters, change] = useParameters();
  const isPast = parameters.get('show') === 'past';
  const today = new Date().toISOString().slice(0, 10);
  const getParameter = (name: string) => parameters.get(name) ?? '';
  const query = {
    from: isPast ? addDays(today, -windowDays) : today,
    to: isPast ? today : addDays(today, windowDays),
    limit: 1000,
    ...(getParameter('country') !== '' && { country: getParameter('country') }),
    ...(getParameter('category') !== '' && { category: getParameter('category') as Category }),
    ...(getParameter('importance') !== '' && { importance: getParameter('importance') as Importance }),
    ...(isPast && { status: 'released' as EventStatus }),
  };
  const { data, failure, loading, retry } = useCall(`calendar ${JSON.stringify(query)}`, () =>
    almanac.calendar.releases(query),
  );
  const days = data === undefined ? [] : groupByDay(data.events, isPast);
  return (
    <div class="calendar page" aria-busy={loading}>
      <h1>Release calendar</h1>
      <p class="lead">
        {isPast ? 'Releases of the past 60 days.' : 'Releases scheduled for the next 60 days.'}{' '}
        {data?.libraryDay && `Library data as of ${formatDay(data.libraryDay)}.`}{' '}
        {days.length > 0 && <a href={buildCalendarFileUrl(query)}>Add to calendar (.ics)</a>}
      </p>
      <CalendarFilters
        isPast={isPast}
        getParameter={getParameter}
        change={change}
        countries={data?.summary.byCountry ?? []}
      />
      {failure !== undefined && <Failure failure={failure} retry={retry} />}
      {data === undefined && failure === undefined && <Loading label="Loading the calendar" />}
      {data !== undefined && days.length === 0 && (
        <div class="notice">
          <h2>No releases</h2>
          <p>
            There are no releases in this period
            {getParameter('country') !== '' && ` for ${getCountryName(getParameter('country'))}`}. Try other filters.
          </p>
        </div>
      )}
      {days.map(([day, events]) => (
        <section key={day} class="day" aria-labelledby={`day-${day}`}>
          <h2 id={`day-${day}`}>
            {formatLongDate(day)} {day === today && <span class="tag info">today</span>}
          </h2>
          <div class="day-events">
            {events.map((event) => (
              <EventCard key={event.id} event={event} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

/** Builds the URL of the same events as an iCalendar file. */
function buildCalendarFileUrl({ limit: _, ...filters }: { limit: number }): string {
  return `/api/calendar/releases.ics?${new URLSearchParams(filters as Record<string, string>)}`;
}

function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Groups events by day: upcoming days ascending, past days descending. */
function groupByDay(events: CalendarEvent[], isPast: boolean): [string, CalendarEvent[]][] {
  const days = new Map<string, CalendarEvent[]>();
  for (const event of events) days.set(event.scheduledDate, [...(days.get(event.scheduledDate) ?? []), event]);
  return isPast ? [...days].reverse() : [...days];
}
