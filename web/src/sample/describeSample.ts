import type { LabSample, LabSeries } from 'almanac-sdk';
import { formatCount, formatDay, formatPeriod } from '../format';
import { getCountryName } from '../labels';

/** Describes a sample: country, number of values, date range, missing values and vintage. */
export function describeSample({ frequency, vintage, country }: LabSeries, sample: LabSample): string {
  const formatDate = (date: string) => (frequency === null ? date : formatPeriod(date, frequency));
  const { start, end, observations, missing } = sample;
  const parts = [
    country === null ? '' : getCountryName(country),
    formatCount(observations, 'value'),
    start === null || end === null ? '' : `${formatDate(start)} to ${formatDate(end)}`,
    missing === 0 ? '' : `${missing} missing`,
    vintage?.requested ? `as of ${formatDay(vintage.requested)}` : '',
  ];
  return parts.filter(Boolean).join(', ');
}
