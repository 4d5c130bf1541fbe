import { formatLongDate } from '../format';
import { type CalendarDay, findValueColumns } from './calendarDays';
import { EventRows } from './EventRows';
import { OtherReleases } from './OtherReleases';
import './events.css';

interface Props extends CalendarDay {
  today: string;
}

/** The releases of a day: headlines in a table, the others folded. */
export function DaySection({ day, headlines, others, today }: Props) {
  const columns = findValueColumns(headlines);
  const [weekday = '', ...date] = formatLongDate(day).split(' ');
  return (
    <section class={day === today ? 'calendar-day today' : 'calendar-day'} aria-labelledby={`day-${day}`}>
      <h3 id={`day-${day}`}>
        {weekday.replace(',', '')} <span class="calendar-date">{date.slice(0, 2).join(' ')}</span>
        {day === today && <span class="tag info">today</span>}
      </h3>
      <div>
        {headlines.length > 0 && (
          <table class="event-table">
            <thead>
              <tr>
                <th scope="col">
                  <span class="visually-hidden">Time</span>
                </th>
                <th scope="col">
                  <span class="visually-hidden">Release and indicator</span>
                </th>
                {columns.previous && <th scope="col">Previous</th>}
                {columns.expected && <th scope="col">Model forecast</th>}
                {columns.actual && <th scope="col">Actual</th>}
              </tr>
            </thead>
            {headlines.map((one) => (
              <EventRows key={one.event.id} {...one} columns={columns} today={today} />
            ))}
          </table>
        )}
        <OtherReleases events={others} hasHeadlines={headlines.length > 0} today={today} />
      </div>
    </section>
  );
}
