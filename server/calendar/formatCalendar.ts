/** An event of a calendar file. */
export interface CalendarFileEvent {
  uid: string;
  /** Increases with each change of the event. */
  sequence: number;
  /** A day (YYYY-MM-DD) or an instant (ISO 8601 in UTC). */
  start: string;
  summary: string;
  description: string;
  status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
  url: string | null;
}

const maxLineBytes = 75;

/** Formats the first lines of a calendar in iCalendar format (RFC 5545). Programs should refresh it after `refreshHours`. */
export function formatCalendarStart(name: string, productId: string, refreshHours: number): string {
  return formatLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${productId}`,
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:PT${refreshHours}H`,
    `X-PUBLISHED-TTL:PT${refreshHours}H`,
  ]);
}

/** The last line of a calendar. */
export const calendarEnd = 'END:VCALENDAR\r\n';

/** Formats one event as of an instant. It does not make the user look busy. */
export function formatCalendarEvent(event: CalendarFileEvent, stamp: string): string {
  return formatLines([
    'BEGIN:VEVENT',
    `UID:${escapeText(event.uid)}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${compactInstant(stamp)}`,
    ...formatStart(event.start),
    `SUMMARY:${escapeText(event.summary)}`,
    'TRANSP:TRANSPARENT',
    `DESCRIPTION:${escapeText(event.description)}`,
    ...(event.url === null ? [] : [`URL;VALUE=URI:${event.url}`]),
    `STATUS:${event.status}`,
    'END:VEVENT',
  ]);
}

function formatStart(start: string): string[] {
  if (start.includes('T')) return [`DTSTART:${compactInstant(start)}`];
  // Without the last line, some versions of Outlook show the event at midnight.
  return [`DTSTART;VALUE=DATE:${start.replaceAll('-', '')}`, 'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE'];
}

/** Converts an instant to the form 20261214T133000Z. */
function compactInstant(instant: string): string {
  return `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');
}

function formatLines(lines: string[]): string {
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

/** Folds a line to at most 75 bytes. The further lines begin with a space. */
function foldLine(line: string): string {
  if (Buffer.byteLength(line) <= maxLineBytes) return line;
  let folded = '';
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > maxLineBytes) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded;
}
