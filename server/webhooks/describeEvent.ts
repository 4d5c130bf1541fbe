import type { Frequency } from '../series/frequency.js';
import { nameSeries } from '../series/nameSeries.js';
import { formatPeriod } from '../series/periods.js';
import type { Payload } from './payload.js';

/** A period of a series event. */
interface ChangedPeriod {
  date: string;
  value: number | null;
  previousValue: number | null;
}

/** What the events of series have in common. */
interface SeriesData {
  indicator: string;
  country: string;
  name: string;
  frequency: Frequency;
  unit: string;
  periods: ChangedPeriod[];
}

/** The dates of a release that changed. */
interface CalendarData {
  release: string;
  changes: { change: 'added' | 'moved' | 'cancelled'; date: string; previousDate: string | null }[];
}

const maxListed = 3;
const numberFormat = new Intl.NumberFormat('en-US', { maximumFractionDigits: 6 });

/** Describes an event in a few lines of plain text, for chats. */
export function describeEvent({ type, data }: Payload, publicUrl: string): string {
  if (type === 'series.released' || type === 'series.revised')
    return describeSeries(type, data as unknown as SeriesData, publicUrl);
  if (type === 'calendar.changed') return describeDates(data as unknown as CalendarData, publicUrl);
  if (type === 'alert.fired') return `${data['ruleName']}: ${data['sentence']}`;
  return String(data['message'] ?? type);
}

function describeSeries(type: string, { periods, ...series }: SeriesData, publicUrl: string): string {
  const { indicator, country, frequency, unit } = series;
  const lines = periods.slice(0, maxListed).map(({ date, value, previousValue }) => {
    const before = previousValue === null ? '' : `, before ${formatValue(previousValue, '')}`;
    return `${formatPeriod(date, frequency)}: ${formatValue(value, unit)}${before}`;
  });
  const title = `${type === 'series.released' ? 'New values' : 'Revised'}: ${nameSeries(series)}`;
  return [title, ...lines, `${publicUrl}/indicators/${indicator}?country=${country}`].join('\n');
}

function describeDates({ release, changes }: CalendarData, publicUrl: string): string {
  const lines = changes
    .slice(0, maxListed)
    .map(({ change, date, previousDate }) =>
      change === 'moved'
        ? `Moved from ${previousDate} to ${date}`
        : `${change === 'added' ? 'Added' : 'Cancelled'}: ${date}`,
    );
  return [`Official dates of the release ${release} have changed`, ...lines, `${publicUrl}/calendar`].join('\n');
}

function formatValue(value: number | null, unit: string): string {
  if (value === null) return 'withdrawn';
  return `${numberFormat.format(value)} ${unit}`.trimEnd();
}
