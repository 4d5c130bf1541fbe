/** Zones of which many users choose one, listed before all others. */
const commonZones = [
  'UTC',
  'America/New_York',
  'America/Chicago',
  'America/Los_Angeles',
  'Europe/London',
  'Europe/Berlin',
  'Asia/Kolkata',
  'Asia/Shanghai',
  'Asia/Tokyo',
  'Australia/Sydney',
];

/** The time zone of the browser. */
export function getBrowserZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
}

/** Whether the browser knows a time zone. */
export function isTimeZone(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
}

/** Lists the common zones, with that of the browser, and all others. */
export function listTimeZones(): { common: string[]; others: string[] } {
  const common = [...new Set([getBrowserZone(), ...commonZones])];
  return { common, others: Intl.supportedValuesOf('timeZone').filter((zone) => !common.includes(zone)) };
}

/** Formats the name of a time zone: New York. */
export function formatZone(zone: string): string {
  return zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;
}

/** Converts an instant to the day and the time (HH:MM) in a time zone. */
export function toLocalTime(instant: Date, zone: string): { day: string; time: string } {
  const [day = '', time = ''] = getFormatter(zone).format(instant).split(' ');
  return { day, time };
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Cached because creating a formatter takes far longer than using it. The Swedish form is 2026-11-23 14:30. */
function getFormatter(zone: string): Intl.DateTimeFormat {
  const options = { timeZone: zone, dateStyle: 'short', timeStyle: 'short' } as const;
  const formatter = formatters.get(zone) ?? new Intl.DateTimeFormat('sv-SE', options);
  formatters.set(zone, formatter);
  return formatter;
}
