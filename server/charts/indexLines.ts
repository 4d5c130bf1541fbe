import type { ChartLine } from './chartModel.js';

/**
 * Indexes lines to 100 at the first date on which all have a value above zero, so that their growth can be compared.
 * Returns null if there is no such date.
 */
export function indexLines(lines: ChartLine[]): { lines: ChartLine[]; base: number } | null {
  const bases = lines.map(({ times, values }) => {
    const positive = new Map<number, number>();
    times.forEach((time, index) => {
      const value = values[index] ?? Number.NaN;
      if (value > 0) positive.set(time, value);
    });
    return positive;
  });
  const base = [...(bases[0]?.keys() ?? [])].find((time) => bases.every((positive) => positive.has(time)));
  if (base === undefined) return null;
  return {
    base,
    lines: lines.map((line, index) => {
      const factor = 100 / (bases[index]?.get(base) ?? 100);
      return { ...line, values: line.values.map((value) => value * factor), decimals: 1 };
    }),
  };
}
