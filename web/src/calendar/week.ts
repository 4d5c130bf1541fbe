const dayMs = 86_400_000;
const daysPerWeek = 7;

/** The day `count` days after a day. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);
}

/** The Monday of the week that contains a day; undefined for a text that is not a day. */
export function findMonday(day: string): string | undefined {
  const date = new Date(`${day}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(date.getTime())) return undefined;
  return addDays(day, -((date.getUTCDay() + 6) % daysPerWeek));
}

/** The seven days of the week that begins on a Monday. */
export function listWeekDays(monday: string): string[] {
  return Array.from({ length: daysPerWeek }, (_, index) => addDays(monday, index));
}

const partFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const fullFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Formats the week that begins on a Monday: 23 – 29 November 2026. */
export function formatWeek(monday: string): string {
  const sunday = addDays(monday, daysPerWeek - 1);
  const [first, last] = [new Date(monday), new Date(sunday)];
  if (monday.slice(0, 7) === sunday.slice(0, 7)) return `${first.getUTCDate()} – ${fullFormat.format(last)}`;
  const start = monday.slice(0, 4) === sunday.slice(0, 4) ? partFormat : fullFormat;
  return `${start.format(first)} – ${fullFormat.format(last)}`;
}
