import type { UnitsCode } from 'almanac-sdk';
import { unitsLabels } from '../labels';
import { useParameters } from '../router';

/** The chart ranges in years before the latest value; null for the whole history. */
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
  logarithmic: boolean;
}

/** Returns the view of the address and a function that changes it. */
export function useView() {
  const [parameters, change] = useParameters();
  const units = parameters.get('units') ?? '';
  const range = parameters.get('range') ?? '';
  const view: View = {
    countries: (parameters.get('country') ?? '').toUpperCase().split(',').filter(Boolean).slice(0, maxCountries),
    units: units in unitsLabels ? (units as UnitsCode) : 'lin',
    vintage: /^\d{4}-\d{2}-\d{2}$/.test(parameters.get('vintage') ?? '') ? (parameters.get('vintage') ?? '') : '',
    range: range in ranges ? (range as RangeName) : defaultRange,
    logarithmic: parameters.get('scale') === 'log',
  };
  const setView = (changes: Partial<View>) =>
    change(
      {
        ...(changes.countries && { country: changes.countries.join(',') }),
        ...(changes.units && { units: changes.units === 'lin' ? '' : changes.units }),
        ...(changes.vintage !== undefined && { vintage: changes.vintage }),
        ...(changes.range && { range: changes.range === defaultRange ? '' : changes.range }),
        ...(changes.logarithmic !== undefined && { scale: changes.logarithmic ? 'log' : '' }),
      },
      { replace: true },
    );
  return [view, setView] as const;
}

export type SetView = ReturnType<typeof useView>[1];

/** Returns the first day of a range that ends with the last date shown; null for the whole history. */
export function getRangeStart(range: RangeName, lastDate: string | null | undefined): string | null {
  const years = ranges[range];
  if (years === null || !lastDate) return null;
  return `${Number(lastDate.slice(0, 4)) - years}${lastDate.slice(4)}`;
}
