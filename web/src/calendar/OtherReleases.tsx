import { formatPeriod, formatValue } from '../format';
import type { LocalEvent } from './calendarDays';
import { describeCoverage } from './describeEvent';
import { EventTag } from './EventTag';

interface Props {
  events: LocalEvent[];
  /** Whether the day also has headline releases. */
  hasHeadlines: boolean;
  today: string;
}

/** The releases of a day that are not headlines, folded. Each has one line, with its first indicator. */
export function OtherReleases({ events, hasHeadlines, today }: Props) {
  if (events.length === 0) return null;
  const releases = `release${events.length === 1 ? '' : 's'}`;
  return (
    <details class="other-releases">
      <summary>
        {hasHeadlines ? `${events.length} more ${releases}` : `${events.length} ${releases}`}
        <span class="other-names">{events.map(({ event }) => event.release.name).join(', ')}</span>
      </summary>
      <ul>
        {events.map(({ event, time }) => (
          <li key={event.id}>
            <span class="event-time">{time}</span>
            <span>
              <a href={`/releases/${event.release.id}`}>{event.release.name}</a>{' '}
              <span class="fine">{describeCoverage(event)}</span> <EventTag event={event} today={today} />
            </span>
            <FirstIndicator event={event} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function FirstIndicator({ event: { indicators } }: Pick<LocalEvent, 'event'>) {
  const [first] = indicators;
  if (first === undefined) return null;
  const { slug, country, name, frequency } = first;
  const value = first.actual ?? first.previous;
  return (
    <span class="fine">
      <a href={`/indicators/${slug}?country=${country}`}>{name}</a>
      {value !== null && ` ${formatValue(value.value)} (${formatPeriod(value.date, frequency)})`}
    </span>
  );
}
