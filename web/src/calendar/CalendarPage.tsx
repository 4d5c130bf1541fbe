import type { CalendarResponse, Category } from 'almanac-sdk';
import { almanac } from '../almanac';
import { formatDay } from '../format';
import { getCountryName } from '../labels';
import { Failure } from '../parts/Failure';
import { Loading } from '../parts/Loading';
import { useParameters } from '../router';
import { useIsLibraryIncomplete } from '../shell/libraryLoad';
import { useCall } from '../useCall';
import { CalendarFilters } from './CalendarFilters';
import { groupByDay } from './calendarDays';
import { DaySection } from './DaySection';
import { SubscribeSection } from './SubscribeSection';
import { getBrowserZone, isTimeZone, toLocalTime } from './timeZones';
import { WeekNavigation } from './WeekNavigation';
import { addDays, findMonday } from './week';
import './calendar.css';

/** The release calendar by week, in a time zone. The address has the week, the filters and the zone. */
export function CalendarPage() {
  const [parameters, change] = useParameters();
  const getParameter = (name: string) => parameters.get(name) ?? '';
  const zone = isTimeZone(getParameter('zone')) ? getParameter('zone') : getBrowserZone();
  const today = toLocalTime(new Date(), zone).day;
  const thisMonday = findMonday(today) ?? today;
  const monday = findMonday(getParameter('week')) ?? thisMonday;
  const filters = {
    ...(getParameter('country') !== '' && { country: getParameter('country') }),
    ...(getParameter('category') !== '' && { category: getParameter('category') as Category }),
  };
  // In another time zone, an event can be on the day before or after that of the agency.
  const query = { from: addDays(monday, -1), to: addDays(monday, 7), ...filters };
  const { data, failure, loading, retry } = useCall(`calendar ${JSON.stringify(query)}`, () =>
    almanac.calendar.releases({ ...query, indicators: 'headline', limit: 1000 }),
  );
  const isShown = data?.summary.from === query.from;
  return (
    <div class="calendar page">
      <header class="calendar-head">
        <h1>Release calendar</h1>
        {data?.libraryDay && <p class="fine">Values in the library as of {formatDay(data.libraryDay)}</p>}
      </header>
      <CalendarFilters
        getParameter={getParameter}
        change={change}
        countries={data?.summary.byCountry.map(({ value }) => value) ?? []}
        zone={zone}
      />
      <WeekNavigation
        monday={monday}
        thisMonday={thisMonday}
        choose={(chosen) => change({ week: chosen === thisMonday ? '' : chosen })}
      />
      <div class="calendar-week" aria-busy={failure === undefined && (loading || !isShown)}>
        {failure !== undefined && <Failure failure={failure} retry={retry} />}
        {!isShown && failure === undefined && <Loading label="Loading the calendar" />}
        {isShown && (
          <Week response={data} monday={monday} zone={zone} today={today} country={getParameter('country')} />
        )}
      </div>
      <SubscribeSection filters={filters} canRead={data !== undefined} />
    </div>
  );
}

interface WeekProps {
  response: CalendarResponse;
  monday: string;
  zone: string;
  today: string;
  country: string;
}

function Week({ response, monday, zone, today, country }: WeekProps) {
  const isIncomplete = useIsLibraryIncomplete();
  const days = groupByDay(response.events, monday, zone);
  if (days.length > 0) return days.map((day) => <DaySection key={day.day} {...day} today={today} />);
  if (isIncomplete) return <Loading label="Loading the library" />;
  return (
    <div class="notice">
      <p>No releases in this week{country !== '' && ` for ${getCountryName(country)}`} match the filters.</p>
      {response.missingCountries.map(({ country: code, message }) => (
        <p key={code}>{message}</p>
      ))}
    </div>
  );
}
