/** An axis of a plot: from where to where, and how its values are written. */
export interface Axis {
  from: number;
  to: number;
  label(value: number): string;
}

/** Round values between two bounds, about as many as asked for. */
export function roundValues(from: number, to: number, about: number): number[] {
  const rough = (to - from) / Math.max(about, 1);
  if (!(rough > 0)) return [from];
  const size = 10 ** Math.floor(Math.log10(rough));
  const step = size * ([1, 2, 5, 10].find((factor) => factor * size >= rough) ?? 10);
  const first = Math.ceil(from / step - 1e-9);
  const count = Math.floor(to / step + 1e-9) - first + 1;
  return Array.from({ length: count }, (_, index) => (first + index) * step);
}

/** Where a value of an axis lies between two pixels. */
export function scaleOf({ from, to }: Axis, start: number, end: number): (value: number) => number {
  return (value) => start + ((value - from) / (to - from || 1)) * (end - start);
}

/** Four significant digits, without zeros at the end. */
export function shortNumber(value: number): string {
  const size = Math.abs(value);
  if (size !== 0 && (size < 1e-4 || size >= 1e7)) return value.toExponential(1).replace('-', '−');
  return String(Number(value.toPrecision(4))).replace('-', '−');
}
