import { type ChartLine, toDay } from './chartModel.js';
import { formatPeriod } from './formatDate.js';
import { formatValue } from './formatNumber.js';

/**
 * Describes a line in words, for readers who do not see it: its range, the latest value with the change from the one before,
 * the lowest and the highest value, and how far projections go.
 */
export function describeLine(line: ChartLine): string {
  const { label, unit, values } = line;
  const known = Array.from(values.keys()).filter((index) => !Number.isNaN(values[index]));
  const [first, last] = [known[0], known.at(-1)];
  if (first === undefined || last === undefined) return `${label} has no values.`;
  const isProjected = createProjectionTest(line);
  const observed = known.filter((index) => !isProjected(index));
  const select = (isBetter: (value: number, best: number) => boolean) =>
    known.reduce((best, index) => (isBetter(values[index] as number, values[best] as number) ? index : best));
  const name = (index: number) => nameValue(line, index) + (isProjected(index) ? ' (projection)' : '');
  const parts = [
    ...describeLatest(line, observed),
    `lowest ${name(select((value, best) => value < best))}`,
    `highest ${name(select((value, best) => value > best))}`,
    ...(isProjected(last) ? [`projections of the source to ${nameValue(line, last)}`] : []),
  ];
  return `${label} (${unit}) from ${namePeriod(line, first)} to ${namePeriod(line, last)}: ${parts.join(', ')}.`;
}

function createProjectionTest({ times, projectionsFrom }: ChartLine): (index: number) => boolean {
  const from = projectionsFrom === null ? Number.POSITIVE_INFINITY : Date.parse(projectionsFrom);
  return (index) => (times[index] as number) >= from;
}

function describeLatest(line: ChartLine, observed: number[]): string[] {
  const [previous, latest] = observed.slice(-2).length === 2 ? observed.slice(-2) : [undefined, observed[0]];
  if (latest === undefined) return [];
  const text = `latest ${nameValue(line, latest)}`;
  return [previous === undefined ? text : `${text}, ${describeChange(line, previous, latest)}`];
}

function describeChange(line: ChartLine, from: number, to: number): string {
  const { values, decimals } = line;
  const change = (values[to] as number) - (values[from] as number);
  const since = `from ${namePeriod(line, from)}`;
  if (change === 0) return `unchanged ${since}`;
  return `${change > 0 ? 'up' : 'down'} ${formatValue(Math.abs(change), decimals)} ${since}`;
}

function nameValue(line: ChartLine, index: number): string {
  return `${formatValue(line.values[index], line.decimals)} in ${namePeriod(line, index)}`;
}

function namePeriod({ times, frequency }: ChartLine, index: number): string {
  return formatPeriod(toDay(times[index] as number), frequency);
}
