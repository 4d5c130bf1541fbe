/** About how many ticks a vertical axis has. */
export const verticalTicks = 5;

/** An axis of a plot: its range and the format of its ticks, which are formatted together, with the same decimals. */
export interface Axis {
  from: number;
  to: number;
  formatTicks(values: number[]): string[];
}

/** Returns about `targetCount` round values between two bounds. */
export function computeTicks(from: number, to: number, targetCount: number): number[] {
  const roughStep = (to - from) / Math.max(targetCount, 1);
  if (!(roughStep > 0)) return [from];
  const magnitude = 10 ** Math.floor(Math.log10(roughStep));
  const step = magnitude * ([1, 2, 5, 10].find((factor) => factor * magnitude >= roughStep) ?? 10);
  const first = Math.ceil(from / step - 1e-9);
  const count = Math.floor(to / step + 1e-9) - first + 1;
  return Array.from({ length: count }, (_, index) => (first + index) * step);
}

const minLeftInset = 46;
export const digitWidth = 7;

/** Returns the space in pixels that the labels of a vertical axis need to its left. */
export function computeLeftInset({ from, to, formatTicks }: Axis): number {
  const lengths = formatTicks(computeTicks(from, to, verticalTicks)).map((label) => label.length);
  return Math.max(minLeftInset, ...lengths.map((length) => length * digitWidth + 14));
}

/** Returns the linear scale that maps the range of an axis to the pixels from `start` to `end`. */
export function createScale({ from, to }: Axis, start: number, end: number): (value: number) => number {
  return (value) => start + ((value - from) / (to - from || 1)) * (end - start);
}

/** Formats a number with four significant digits, without trailing zeros. */
export function formatShortNumber(value: number): string {
  const magnitude = Math.abs(value);
  if (magnitude !== 0 && (magnitude < 1e-4 || magnitude >= 1e7)) return value.toExponential(1).replace('-', '−');
  return String(Number(value.toPrecision(4))).replace('-', '−');
}
