import { addDays } from '../../series/periods.js';
import { toInstant, toLocalDay } from '../../series/zonedTime.js';
import type { AlertSettings, Weekday } from '../../store/alertSettings.js';

const weekdays: Weekday[] = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/**
 * Returns the next instant after another at which a digest is due: at the hour of the account in its time zone, on each day or on its
 * weekday. An hour that is skipped when clocks go forward is replaced by the one after; of an hour that occurs twice, the first counts.
 */
export function findDigestTime(
  mail: 'daily' | 'weekly',
  { digestHour, digestWeekday, timeZone }: AlertSettings,
  after: Date,
): string {
  const time = `${String(digestHour).padStart(2, '0')}:00`;
  for (let day = toLocalDay(after, timeZone); ; day = addDays(day, 1)) {
    if (mail === 'weekly' && weekdays[new Date(day).getUTCDay()] !== digestWeekday) continue;
    const dueAt = new Date(toInstant(day, time, timeZone));
    if (dueAt > after) return dueAt.toISOString();
  }
}
