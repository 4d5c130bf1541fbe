import type { CalendarEvent, Category, EventStatus, Importance } from 'almanac-sdk';
import { almanac } from '../almanac';
import { formatDay, formatWeekday } from '../format';
import { Failure } from '../parts/Failure';
import { Loading } from '../parts/Loading';
import { useParameters } from '../router';
import { useCall } from '../useCall';
import { countryName } from '../words';
import { CalendarFilters } from './CalendarFilters';
import { EventCard } from './EventCard';
import './calendar.css';

const windowDays = 60;

/** Releases by day, upcoming or past. */
export function CalendarPage() {
  const [parameters, change] = useParameters();
  const past = parameters.get('show') === 'past';
  const today = new Date().toISOString().slice(0, 10);
  const given = (name: string) => parameters.get(name) ?? '';
  const asked = {
    from: past ? shifted(today, -windowDays) : today,
    to: past ? today : shifted(today, windowDays),
    limit: 1000,
    ...(given('country') !== '' && { country: given('country') }),
    ...(given('category') !== '' && { category: given('category') as Category }),
    ...(given('importance') !== '' && { importance: given('importance') as Importance }),
    ...(past && { status: 'released' as EventStatus }),
  };
  const { data, failure, loading, again } = useCall(`calendar ${JSON.stringify(asked)}`, () =>
    almanac.calendar.releases(asked),
  );
  const days = data === undefined ? [] : byDay(data.events, past);
  return (
    <div class="calendar page" aria-busy={loading}>
      <h1>Release calendar</h1>
      <p class="lead">
        {past ? 'What was released in the last 60 days.' : 'What is expected in the next 60 days.'}{' '}
        {data?.libraryDay && `The library holds values as of ${formatDay(data.libraryDay)}.`}{' '}
        {days.length > 0 && <a href={calendarFile(asked)}>Take these to your calendar (.ics)</a>}
      </p>
      <CalendarFilters past={past} given={given} change={change} countries={data?.summary.byCountry ?? []} />
      {failure !== undefined && <Failure failure={failure} again={again} />}
      {data === undefined && failure === undefined && <Loading what="Loading the calendar" />}
      {data !== undefined && days.length === 0 && (
        <div class="notice">
          <h2>No releases</h2>
          <p>
            None in these days{given('country') !== '' && ` for ${countryName(given('country'))}`} with these filters.
          </p>
        </div>
      )}
      {days.map(([day, events]) => (
        <section key={day} class="day" aria-labelledby={`day-${day}`}>
          <h2 id={`day-${day}`}>
            {formatWeekday(day)} {day === today && <span class="tag info">today</span>}
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

/** The same events as a file for calendar programs. */
function calendarFile({ limit: _, ...filters }: { limit: number }): string {
  return `/api/calendar/releases.ics?${new URLSearchParams(filters as Record<string, string>)}`;
}

function shifted(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

/** The days with their events: what is to come from today on, what is past from today back. */
function byDay(events: CalendarEvent[], past: boolean): [string, CalendarEvent[]][] {
  const days = new Map<string, CalendarEvent[]>();
  for (const event of events) days.set(event.scheduledDate, [...(days.get(event.scheduledDate) ?? []), event]);
  return past ? [...days].reverse() : [...days];
}
