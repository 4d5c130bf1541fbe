import type { CalendarEvent, EventIndicator } from 'almanac-sdk';
import { findDecimals, formatPeriod, formatValue } from '../format';
import { getCountryName } from '../labels';
import { findValueColumns, type LocalEvent, type ValueColumns } from './calendarDays';
import { describeAgencyTime, describeCoverage } from './describeEvent';
import { EventTag } from './EventTag';

interface Props extends LocalEvent {
  columns: ValueColumns;
  today: string;
}

/** The rows of a headline release in the table of its day: the release, then its headline indicators with their values. */
export function EventRows({ event, time, columns, today }: Props) {
  const { length } = Object.values(columns).filter(Boolean);
  const hasValues = Object.values(findValueColumns([{ event, day: '', time }])).some(Boolean);
  return (
    <tbody class="headline-event">
      <tr>
        <td class="event-time">{time}</td>
        <th scope="rowgroup" colSpan={1 + length}>
          <EventTitle event={event} time={time} today={today} />
        </th>
      </tr>
      {hasValues ? (
        event.indicators.map((one) => <IndicatorRow key={one.slug} event={event} indicator={one} columns={columns} />)
      ) : (
        <tr class="event-indicator">
          <td />
          <td colSpan={1 + length}>
            <IndicatorNames event={event} />
          </td>
        </tr>
      )}
    </tbody>
  );
}

function EventTitle({ event, time, today }: Omit<Props, 'columns' | 'day'>) {
  const { release, indicatorCount, indicators } = event;
  const agencyTime = describeAgencyTime(event, time);
  const more = indicatorCount - indicators.length;
  return (
    <span class="event-title">
      <a class="event-name" href={`/releases/${release.id}`}>
        {release.name}
      </a>
      <span class="event-coverage">{describeCoverage(event)}</span>
      <EventTag event={event} today={today} />
      {agencyTime !== null && <span class="fine">{agencyTime}</span>}
      {more > 0 && (
        <a class="fine" href={`/releases/${release.id}`}>
          {more} more indicator{more === 1 ? '' : 's'}
        </a>
      )}
    </span>
  );
}

/** The indicators of an event without values, on one line. */
function IndicatorNames({ event }: { event: CalendarEvent }) {
  return event.indicators.map((one, index) => (
    <span key={one.slug}>
      {index > 0 && <span aria-hidden="true"> · </span>}
      <IndicatorLink event={event} indicator={one} />
    </span>
  ));
}

interface IndicatorProps {
  event: CalendarEvent;
  indicator: EventIndicator;
}

/** The name of an indicator, with the country of the series where it is not that of the release. */
function IndicatorLink({ event, indicator: { slug, country, name } }: IndicatorProps) {
  return (
    <>
      <a href={`/indicators/${slug}?country=${country}`}>{name}</a>
      {country !== event.country && <span class="fine"> {getCountryName(country)}</span>}
    </>
  );
}

function IndicatorRow({ event, indicator, columns }: IndicatorProps & { columns: ValueColumns }) {
  const { unit, frequency, previous, actual, revisedFrom, forecastValue } = indicator;
  const decimals = findDecimals(unit, [previous?.value, actual?.value, revisedFrom]);
  const format = (value: number) => formatValue(value, decimals);
  return (
    <tr class="event-indicator">
      <td />
      <td class="event-indicator-name">
        <IndicatorLink event={event} indicator={indicator} /> <span class="fine">{unit}</span>
      </td>
      {columns.previous && (
        <td class="number" data-label="Previous">
          {previous !== null && (
            <>
              {format(previous.value)} <span class="fine">{formatPeriod(previous.date, frequency)}</span>
              {revisedFrom !== null && <span class="event-revision">revised from {format(revisedFrom)}</span>}
            </>
          )}
        </td>
      )}
      {columns.expected && (
        <td class="number" data-label="Model forecast">
          {forecastValue !== null && format(forecastValue)}
        </td>
      )}
      {columns.actual && (
        <td class="number" data-label="Actual">
          {actual !== null && (
            <>
              <strong>{format(actual.value)}</strong> <span class="fine">{formatPeriod(actual.date, frequency)}</span>
            </>
          )}
        </td>
      )}
    </tr>
  );
}
