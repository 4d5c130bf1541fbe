import type { CalendarEvent } from 'almanac-sdk';
import { formatDay, formatValue } from '../format';
import { getCountryName, importanceLabels } from '../labels';

const importanceTags = { high: 'warn', medium: 'info', low: '' } as const;
const maxShown = 4;
const statusLabels = {
  released: 'released',
  on_or_before: 'released by this day, exact day unknown',
  scheduled: 'scheduled',
  estimated: 'estimated',
  cancelled: 'cancelled',
} as const;

/** One release: its time, its indicators and the published values. */
export function EventCard({ event }: { event: CalendarEvent }) {
  const shown = event.indicators.slice(0, maxShown);
  const rest = event.indicators.slice(maxShown);
  return (
    <article class="event">
      <div class="event-time">
        <span>{event.scheduledTime}</span>
        {event.scheduledTime !== null && (
          <span class="fine">{event.timeZone?.split('/').at(-1)?.replace('_', ' ')}</span>
        )}
      </div>
      <div class="event-body">
        <h3>{event.release.name}</h3>
        <p class="fine">
          {event.country !== null && `${getCountryName(event.country)} · `}
          {event.agency}
          {event.referencePeriod !== null && ` · for ${event.referencePeriod}`}
          {event.estimate !== null && ` (${event.estimate} estimate)`}
        </p>
        <p class="tags">
          <span class={`tag ${importanceTags[event.importance]}`}>{importanceLabels[event.importance]} importance</span>{' '}
          <span class={event.status === 'released' ? 'tag good' : 'tag'} title={event.scheduleNote}>
            {statusLabels[event.datePrecision === 'on_or_before' ? 'on_or_before' : event.status]}
          </span>
        </p>
        <Indicators indicators={shown} />
        {rest.length > 0 && (
          <details>
            <summary>{rest.length} more</summary>
            <Indicators indicators={rest} />
          </details>
        )}
      </div>
    </article>
  );
}

function Indicators({ indicators }: Pick<CalendarEvent, 'indicators'>) {
  return (
    <ul class="event-indicators">
      {indicators.map(({ slug, name, country, unit, previous, actual, revisedFrom }) => (
        <li key={`${slug} ${country}`}>
          <a href={`/indicators/${slug}?country=${country}`}>{name}</a>
          <span class="event-values" title={unit}>
            {actual !== null && <strong>{formatValue(actual.value)}</strong>}
            {previous !== null && (
              <span title={formatDay(previous.date)}>
                previous {formatValue(previous.value)}
                {revisedFrom !== null && <span class="revised"> revised from {formatValue(revisedFrom)}</span>}
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
