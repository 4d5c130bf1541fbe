import type { LimitOption } from '../options/option';

const limitDefaults = { isLimit: true, hint: 'A number, or none for no limit', defaultValue: 'from series' } as const;

/** The possible values of the series. */
export const rangeOptions: LimitOption[] = [
  { name: 'range.min', label: 'Minimum', ...limitDefaults },
  { name: 'range.max', label: 'Maximum', ...limitDefaults },
];
