import type uPlot from 'uplot';
import { formatValue } from '../format';
import type { ChartData, Curve } from './chartData';

interface ChartSettings {
  width: number;
  height: number;
  logarithmic: boolean;
  /** Whether the horizontal axis is a time axis. */
  hasDates: boolean;
  onCursor(index: number | null): void;
  onZoom(): void;
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
    padding: [12, hasTwoAxes ? 4 : settings.hasDates ? 14 : 28, 0, 4],
    cursor: {
      points: {
        size: (_, index) => (chartData.curves[index - 1]?.kind === 'bound' ? 0 : 8),
        fill: (_, index) => colour(chartData.curves[index - 1]?.colour ?? '--ink'),
      },
      drag: { x: true, y: false, dist: 6 },
      y: false,
    },
    scales: { x: { time: settings.hasDates }, left: values, right: values },
    axes: buildAxes(colour, settings.hasDates, hasTwoAxes),
    series: [
      {},
      ...chartData.curves.map((curve) => ({
        label: curve.label,
        scale: curve.scale,
        ...buildLineStyle(curve, colour),
        points: { show: false },
      })),
    ],
    bands: (chartData.bands ?? []).map(({ upper, lower, colour: fill }) => ({
      series: [upper + 1, lower + 1],
      fill: colour(fill),
    })),
    hooks: {
      drawAxes: [
        (chart) => drawRevisions(chart, chartData, colour('--revision')),
        (chart) => drawOrigin(chart, chartData.origin, colour('--line-strong')),
      ],
      setCursor: [({ cursor }) => settings.onCursor(cursor.idx ?? null)],
      setSelect: [({ select }) => select.width > 0 && settings.onZoom()],
    },
  };
}

function buildAxes(colour: (name: string) => string, hasDates: boolean, hasTwoAxes: boolean): uPlot.Axis[] {
  const axis = { stroke: colour('--muted'), font, ticks: { show: false }, gap: 6 };
  const values = (_: uPlot, ticks: number[]) => ticks.map(formatTick);
  const time: uPlot.Axis = {
    ...axis,
    grid: { show: false },
    ticks: { stroke: colour('--line-strong'), size: 5 },
    size: 48,
    ...(!hasDates && { incrs: wholeSteps }),
  };
  const left = { ...axis, scale: 'left', grid: { stroke: colour('--line'), width: 1 }, size: computeAxisWidth, values };
  const right = { ...axis, scale: 'right', side: 1 as const, grid: { show: false }, size: computeAxisWidth, values };
  return hasTwoAxes ? [time, left, right] : [time, left];
}

function buildLineStyle({ kind, colour: name, dashed }: Curve, colour: (name: string) => string) {
  if (kind === 'bound') return { width: 0 };
  return {
    stroke: colour(kind === 'behind' ? '--behind' : name),
    width: kind === 'behind' ? 1.5 : 2,
    ...(dashed && { dash: [6, 4] }),
  };
}

/** Draws a vertical line at the forecast origin. */
function drawOrigin(chart: uPlot, origin: number | undefined, colour: string): void {
  if (origin === undefined) return;
  const { ctx, bbox } = chart;
  const x = Math.round(chart.valToPos(origin, 'x', true));
  if (x < bbox.left || x > bbox.left + bbox.width) return;
  ctx.save();
  ctx.strokeStyle = colour;
  ctx.setLineDash([2, 4]);
  ctx.beginPath();
  ctx.moveTo(x, bbox.top);
  ctx.lineTo(x, bbox.top + bbox.height);
  ctx.stroke();
  ctx.restore();
}

/** Draws a vertical line from each value of the vintage to its latest value, which shows the size of the revision. */
function drawRevisions(chart: uPlot, { curves, data }: ChartData, colour: string): void {
  const { ctx, bbox } = chart;
  const [from, to] = [chart.scales['x']?.min ?? 0, chart.scales['x']?.max ?? 0];
  const times = data[0];
  const visible = times.filter((time) => time >= from && time <= to).length;
  ctx.save();
  ctx.beginPath();
  ctx.rect(bbox.left, bbox.top, bbox.width, bbox.height);
  ctx.clip();
  ctx.strokeStyle = colour;
  ctx.globalAlpha = 0.55;
  ctx.lineWidth = Math.max(1, Math.min(7, (bbox.width / Math.max(visible, 1)) * 0.55));
  curves.forEach(({ kind, line, scale }, index) => {
    const behind = kind === 'shown' ? curves.findIndex((other) => other.kind === 'behind' && other.line === line) : -1;
    if (behind < 0) return;
    ctx.beginPath();
    times.forEach((time, timeIndex) => {
      const before = data[index + 1]?.[timeIndex];
      const now = data[behind + 1]?.[timeIndex];
      if (time < from || time > to || typeof before !== 'number' || typeof now !== 'number' || before === now) return;
      const x = chart.valToPos(time, 'x', true);
      ctx.moveTo(x, chart.valToPos(before, scale, true));
      ctx.lineTo(x, chart.valToPos(now, scale, true));
    });
    ctx.stroke();
  });
  ctx.restore();
}

function formatTick(value: number | null): string {
  if (value === null) return '';
  if (Math.abs(value) >= 1_000_000)
    return value.toLocaleString('en-US', { notation: 'compact', maximumFractionDigits: 2 });
  return formatValue(value)
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '');
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
