import type { CalendarEvent } from 'almanac-sdk';
import { findEventTag } from './describeEvent';

/** What is known about the day and the values of an event. The note of the event explains it. */
export function EventTag({ event, today }: { event: CalendarEvent; today: string }) {
  const tag = findEventTag(event, today);
  if (tag === null) return null;
  return (
    <span class={`tag ${tag.tone}`} title={event.scheduleNote}>
      {tag.text}
    </span>
  );
}
