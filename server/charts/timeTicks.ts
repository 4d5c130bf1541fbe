import type { Frequency } from '../series/frequency.js';
import { formatDay, formatPeriod } from './formatDate.js';

/** Steps between ticks in months: a month to half a year, then years. */
const monthSteps = [1, 3, 6, 12, 24, 60, 120, 240, 600, 1200];
/** Steps in days for ranges of weeks. */
const daySteps = [1, 2, 7, 14];
const daysPerMonth = 30.44;
const dayMs = 86_400_000;

/** The shortest step that starts periods of a frequency, in months. */
const minMonths: Record<Frequency, number> = {
  daily: 0,
  weekly: 0,
  biweekly: 0,
  monthly: 1,
  quarterly: 3,
  semiannual: 6,
  annual: 12,
};

export interface TimeTick {
  date: string;
  label: string;
}

/**
 * Returns at most `maxCount` ticks on a time axis, on the first day of a period: "Q1 2024" for quarters, "Jan 2024" for
 * months, and the year alone for long ranges.
 */
export function computeTimeTicks(from: string, to: string, frequency: Frequency, maxCount: number): TimeTick[] {
  const days = (Date.parse(to) - Date.parse(from)) / dayMs;
  if (!(days >= 0)) return [];
  const needed = days / Math.max(maxCount, 1);
  const dayStep = minMonths[frequency] === 0 ? daySteps.find((step) => step >= needed) : undefined;
  if (dayStep !== undefined) return listDays(from, to, dayStep);
  const last = monthSteps.at(-1) ?? 12;
  const step = monthSteps.find((months) => months >= minMonths[frequency] && months * daysPerMonth >= needed) ?? last;
  const label = step >= 12 ? 'annual' : frequency === 'quarterly' || frequency === 'semiannual' ? frequency : 'monthly';
  return listMonths(from, to, step).map((date) => ({ date, label: formatPeriod(date, label) }));
}

function listDays(from: string, to: string, step: number): TimeTick[] {
  const stepMs = step * dayMs;
  const ticks: TimeTick[] = [];
  for (let time = Math.ceil(Date.parse(from) / stepMs) * stepMs; time <= Date.parse(to); time += stepMs) {
    const date = new Date(time).toISOString().slice(0, 10);
    ticks.push({ date, label: formatDay(date) });
  }
  return ticks;
}

function listMonths(from: string, to: string, step: number): string[] {
  const dates: string[] = [];
  const firstMonth = Number(from.slice(0, 4)) * 12 + Number(from.slice(5, 7)) - 1;
  for (let month = Math.ceil(firstMonth / step) * step; ; month += step) {
    const date = `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}-01`;
    if (date > to) return dates;
    if (date >= from) dates.push(date);
  }
}
