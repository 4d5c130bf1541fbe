import type { Frequency } from 'almanac-sdk';
import uPlot from 'uplot';
import { findLoneValues } from '../../../server/charts/findLoneValues.js';
import { computeTimeTicks } from '../../../server/charts/timeTicks.js';
import { formatTicks } from '../format';
import type { ChartData, Curve } from './chartData';
import { drawMarkers, drawOrigin, drawRecessions, drawRevisions } from './drawings';

interface ChartSettings {
  width: number;
  height: number;
  logarithmic: boolean;
  /** Null if the horizontal axis counts values. */
  frequency: Frequency | null;
  onCursor(index: number | null): void;
  /** Receives the first and the last x value of the selection. */
  onZoom(from: number, to: number): void;
}

/** Returns a function that resolves a CSS variable to the colour of the current theme, because the canvas cannot use CSS variables. */
export function readColours(element: HTMLElement): (name: string) => string {
  const probe = document.createElement('span');
  element.append(probe);
  return (name) => {
    probe.style.color = `var(${name})`;
    return getComputedStyle(probe).color;
  };
}

const font = '12px "Inter Variable", system-ui, sans-serif';

/** The tick steps of an axis that counts values. */
const wholeSteps = [1, 10, 100, 1000, 10_000].flatMap((size) => [size, 2 * size, 5 * size]);

/** Builds the uPlot options: a time axis, one value axis per unit, the curves, and the revision lines. */
export function buildChartOptions(
  chartData: ChartData,
  colour: (name: string) => string,
  settings: ChartSettings,
): uPlot.Options {
  const values = { distr: settings.logarithmic ? 3 : 1 } as const;
  const hasTwoAxes = chartData.curves.some(({ scale }) => scale === 'right');
  return {
    width: settings.width,
    height: settings.height,
    tzDate: (seconds) => shiftToUtc(seconds),
    legend: { show: false },
    padding: [12, hasTwoAxes ? 4 : buildRightPadding(settings.frequency), 0, 4],
    cursor: {
      points: {
        size: (_, index) => (chartData.curves[index - 1]?.kind === 'bound' ? 0 : 8),
        fill: (_, index) => colour(chartData.curves[index - 1]?.colour ?? '--ink'),
      },
      drag: { x: true, y: false, dist: 6 },
      y: false,
    },
    scales: { x: { time: settings.frequency !== null }, left: values, right: values },
    axes: buildAxes(colour, settings.frequency, hasTwoAxes),
    series: [
      {},
      ...chartData.curves.map((curve) => ({
        label: curve.label,
        scale: curve.scale,
        ...buildLineStyle(curve, colour),
      })),
    ],
    bands: (chartData.bands ?? []).map(({ upper, lower, colour: fill }) => ({
      series: [upper + 1, lower + 1],
      fill: colour(fill),
    })),
    hooks: {
      drawClear: [(chart) => drawRecessions(chart, chartData.recessions ?? [], colour('--recession'))],
      drawAxes: [
        (chart) => drawRevisions(chart, chartData, colour('--revision')),
        (chart) => drawMarkers(chart, chartData.markers ?? [], colour('--warn')),
        (chart) => drawOrigin(chart, chartData.origin, colour('--line-strong')),
      ],
      setCursor: [({ cursor }) => settings.onCursor(cursor.idx ?? null)],
      setSelect: [
        (chart) => {
          const { left, width } = chart.select;
          if (width > 0) settings.onZoom(chart.posToVal(left, 'x'), chart.posToVal(left + width, 'x'));
        },
      ],
    },
  };
}

function buildAxes(colour: (name: string) => string, frequency: Frequency | null, hasTwoAxes: boolean): uPlot.Axis[] {
  const axis = { stroke: colour('--muted'), font, ticks: { show: false }, gap: 6 };
  const values = (_: uPlot, ticks: number[]) => formatTicks(ticks);
  const time: uPlot.Axis = {
    ...axis,
    grid: { show: false },
    ticks: { stroke: colour('--line-strong'), size: 5 },
    size: 32,
    ...(frequency === null ? { incrs: wholeSteps } : buildTimeTicks(frequency)),
  };
  const left = { ...axis, scale: 'left', grid: { stroke: colour('--line'), width: 1 }, size: computeAxisWidth, values };
  const right = { ...axis, scale: 'right', side: 1 as const, grid: { show: false }, size: computeAxisWidth, values };
  return hasTwoAxes ? [time, left, right] : [time, left];
}

function buildLineStyle({ kind, colour: name, dashed, isStepped }: Curve, colour: (name: string) => string) {
  if (kind === 'bound') return { width: 0, points: { show: false } };
  if (kind === 'points')
    return { paths: () => null, points: { show: true, size: 9, fill: colour(name), stroke: colour('--surface') } };
  const stroke = colour(kind === 'behind' ? '--behind' : name);
  return {
    stroke,
    points: { show: false, filter: listLoneValues, size: 6, fill: stroke },
    width: kind === 'behind' ? 1.5 : 2,
    ...(dashed && { dash: [6, 4] }),
    ...(isStepped && uPlot.paths.stepped && { paths: uPlot.paths.stepped({ align: 1 }) }),
  };
}

/** Returns the indexes of the shown values to which no line leads. */
function listLoneValues(chart: uPlot, curve: number): number[] {
  return findLoneValues(chart.data[curve] ?? []);
}

/** The least distance between ticks of the time axis, in pixels. */
const minTickDistance = 92;

/** Builds the ticks of a time axis, which start periods of the frequency. */
function buildTimeTicks(frequency: Frequency): Pick<uPlot.Axis, 'splits' | 'values'> {
  return {
    splits: (chart) => listTimeTicks(chart, frequency).map(({ date }) => Date.parse(date) / 1000),
    values: (chart) => listTimeTicks(chart, frequency).map(({ label }) => label),
  };
}

function listTimeTicks(chart: uPlot, frequency: Frequency) {
  const { min = 0, max = 0 } = chart.scales['x'] ?? {};
  return computeTimeTicks(toDate(min), toDate(max), frequency, chart.width / minTickDistance);
}

/** Space to the right of the plot without an axis there, in pixels. */
const rightPadding = { time: 14, count: 28 };
/** Average width of a character of the labels, rounded up, in pixels. */
const charWidth = 7;

/** Returns the space to the right of the plot: at least what the last label of the time axis extends beyond it. */
function buildRightPadding(frequency: Frequency | null): number | ((chart: uPlot) => number) {
  if (frequency === null) return rightPadding.count;
  return (chart) => {
    const { min = 0, max = 0 } = chart.scales['x'] ?? {};
    const last = listTimeTicks(chart, frequency).at(-1);
    if (last === undefined) return rightPadding.time;
    const toEnd =
      max > min ? ((max - Date.parse(last.date) / 1000) / (max - min)) * (chart.bbox.width / uPlot.pxRatio) : 0;
    return Math.max(rightPadding.time, Math.ceil((last.label.length * charWidth) / 2 - toEnd));
  };
}

function toDate(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 10);
}

function computeAxisWidth(_chart: uPlot, labels: string[] | null): number {
  const maxLength = Math.max(...(labels ?? []).map((label) => label.length), 2);
  return maxLength * 7.2 + 14;
}

/** Shifts a time so that its local date parts, which uPlot reads, equal the UTC parts. */
function shiftToUtc(seconds: number): Date {
  const date = new Date(seconds * 1000);
  return new Date(date.getTime() + date.getTimezoneOffset() * 60_000);
}
