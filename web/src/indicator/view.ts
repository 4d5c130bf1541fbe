import type { UnitsCode } from 'almanac-sdk';
import { unitsLabels } from '../labels';
import { periodDays, readPeriodDay } from '../periodDay';
import { useParameters } from '../router';

/** The chart ranges in years before the latest observed value; null for the whole history. */
export const ranges = { '1y': 1, '5y': 5, '10y': 10, '20y': 20, max: null } as const;
export type RangeName = keyof typeof ranges;

const defaultRange: RangeName = '20y';
export const maxCountries = 5;

/** The view of an indicator page, as stored in the address. */
export interface View {
  /** The first country is the main one; empty for the default country of the indicator. */
  countries: string[];
  units: UnitsCode;
  /** The vintage date; empty for the latest values. */
  vintage: string;
  range: RangeName;
  /** The first and the last day of a range that was drawn or moved, which replaces `range`; empty without one. */
  start: string;
  end: string;
  logarithmic: boolean;
  /** Whether all lines are indexed to 100 at the first common date. */
  indexed: boolean;
  /** Whether recessions are shaded; null for the default, which depends on the country. */
  recessions: boolean | null;
  /** Whether the range of all vintages is drawn. */
  allVintages: boolean;
  /** Other indicators on the chart, as `slug` or `slug.CC`. */
  others: string[];
}

/** The view that the address states. Without units, the default units of the indicator apply. */
export type AddressView = Omit<View, 'units'> & { units: UnitsCode | null };

/** Returns the view of the address and a function that changes it. */
export function useView() {
  const [parameters, change] = useParameters();
  const units = parameters.get('units') ?? '';
  const range = parameters.get('range') ?? '';
  const readDay = (name: keyof typeof periodDays) => readPeriodDay(parameters.get(name), periodDays[name]);
  const readSwitch = (name: string) => ({ on: true, off: false })[parameters.get(name) ?? ''] ?? null;
  const view: AddressView = {
    countries: (parameters.get('country') ?? '').toUpperCase().split(',').filter(Boolean).slice(0, maxCountries),
    units: units in unitsLabels ? (units as UnitsCode) : null,
    vintage: readDay('vintage'),
    range: range in ranges ? (range as RangeName) : defaultRange,
    start: readDay('start'),
    end: readDay('end'),
    logarithmic: parameters.get('scale') === 'log',
    indexed: readSwitch('indexed') === true,
    recessions: readSwitch('recessions'),
    allVintages: parameters.get('vintages') === 'all',
    others: (parameters.get('with') ?? '')
      .split(',')
      .filter(Boolean)
      .slice(0, maxCountries - 1),
  };
  const setView = (changes: Partial<View>) =>
    change(
      {
        ...(changes.countries && { country: changes.countries.join(',') }),
        ...(changes.units && { units: changes.units }),
        ...(changes.vintage !== undefined && { vintage: changes.vintage }),
        ...(changes.range && { range: changes.range === defaultRange ? '' : changes.range, start: '', end: '' }),
        ...(changes.start !== undefined && { start: changes.start }),
        ...(changes.end !== undefined && { end: changes.end }),
        ...(changes.indexed !== undefined && { indexed: changes.indexed ? 'on' : '' }),
        ...(typeof changes.recessions === 'boolean' && { recessions: changes.recessions ? 'on' : 'off' }),
        ...(changes.allVintages !== undefined && { vintages: changes.allVintages ? 'all' : '' }),
        ...(changes.others && { with: changes.others.join(',') }),
        ...(changes.logarithmic !== undefined && { scale: changes.logarithmic ? 'log' : '' }),
      },
      { replace: true },
    );
  return [view, setView] as const;
}

export type SetView = ReturnType<typeof useView>[1];

/** Returns the first day that is shown; null for the whole history. */
export function getStart(view: View, lastDate: string | null | undefined): string | null {
  return view.start === '' ? getRangeStart(view.range, lastDate) : view.start;
}

/** Returns the last day that is shown, after projections; null for the whole history. */
export function getEnd(view: View, lastDate: string | null | undefined): string | null {
  return view.end === '' ? getRangeEnd(view.start === '' ? view.range : 'max', lastDate) : view.end;
}

/** Returns the first day of a range that ends with the last observed date; null for the whole history. */
function getRangeStart(range: RangeName, lastDate: string | null | undefined): string | null {
  const years = ranges[range];
  return years === null || !lastDate ? null : addYears(lastDate, -years);
}

/** Projections are shown for this multiple of the years of a range: 30 years for 20. */
const projectionShare = 1.5;

/** Returns the last day of a range, after the projections to show; null for all of them. */
function getRangeEnd(range: RangeName, lastDate: string | null | undefined): string | null {
  const years = ranges[range];
  return years === null || !lastDate ? null : addYears(lastDate, Math.ceil(years * projectionShare));
}

function addYears(date: string, years: number): string {
  return `${Number(date.slice(0, 4)) + years}${date.slice(4)}`;
}
