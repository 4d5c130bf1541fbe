import type uPlot from 'uplot';
import { formatValue } from '../format';
import type { Curve, Drawing } from './drawing';

interface Wishes {
  width: number;
  height: number;
  logarithmic: boolean;
  /** Whether the horizontal axis is one of time. */
  dated: boolean;
  onCursor(place: number | null): void;
  onZoom(): void;
}

/** Reads a colour as the theme has it now: the canvas knows no CSS variables. */
export function readColours(element: HTMLElement): (name: string) => string {
  const probe = document.createElement('span');
  element.append(probe);
  return (name) => {
    probe.style.color = `var(${name})`;
    return getComputedStyle(probe).color;
  };
}

const font = '12px "Inter Variable", system-ui, sans-serif';

/** The steps of an axis that counts values. */
const wholeSteps = [1, 10, 100, 1000, 10_000].flatMap((size) => [size, 2 * size, 5 * size]);

/** The chart's options: one time axis, an axis a unit, thin lines, and the stems of revisions. */
export function chartOptions(drawing: Drawing, colour: (name: string) => string, wishes: Wishes): uPlot.Options {
  const values = { distr: wishes.logarithmic ? 3 : 1 } as const;
  const twoAxes = drawing.curves.some(({ scale }) => scale === 'right');
  return {
    width: wishes.width,
    height: wishes.height,
    tzDate: (seconds) => shiftedToUtc(seconds),
    legend: { show: false },
    padding: [12, twoAxes ? 4 : wishes.dated ? 14 : 28, 0, 4],
    cursor: {
      points: {
        size: (_, place) => (drawing.curves[place - 1]?.kind === 'bound' ? 0 : 8),
        fill: (_, place) => colour(drawing.curves[place - 1]?.colour ?? '--ink'),
      },
      drag: { x: true, y: false, dist: 6 },
      y: false,
    },
    scales: { x: { time: wishes.dated }, left: values, right: values },
    axes: axesOf(colour, wishes.dated, twoAxes),
    series: [
      {},
      ...drawing.curves.map((curve) => ({
        label: curve.label,
        scale: curve.scale,
        ...lineOf(curve, colour),
        points: { show: false },
      })),
    ],
    bands: (drawing.bands ?? []).map(({ upper, lower, colour: fill }) => ({
      series: [upper + 1, lower + 1],
      fill: colour(fill),
    })),
    hooks: {
      drawAxes: [
        (chart) => drawRevisions(chart, drawing, colour('--revision')),
        (chart) => drawOrigin(chart, drawing.origin, colour('--line-strong')),
      ],
      setCursor: [({ cursor }) => wishes.onCursor(cursor.idx ?? null)],
      setSelect: [({ select }) => select.width > 0 && wishes.onZoom()],
    },
  };
}

function axesOf(colour: (name: string) => string, dated: boolean, two: boolean): uPlot.Axis[] {
  const axis = { stroke: colour('--muted'), font, ticks: { show: false }, gap: 6 };
  const values = (_: uPlot, ticks: number[]) => ticks.map(tickLabel);
  const time: uPlot.Axis = {
    ...axis,
    grid: { show: false },
    ticks: { stroke: colour('--line-strong'), size: 5 },
    size: 48,
    ...(!dated && { incrs: wholeSteps }),
  };
  const left = { ...axis, scale: 'left', grid: { stroke: colour('--line'), width: 1 }, size: axisWidth, values };
  const right = { ...axis, scale: 'right', side: 1 as const, grid: { show: false }, size: axisWidth, values };
  return two ? [time, left, right] : [time, left];
}

function lineOf({ kind, colour: name, dashed }: Curve, colour: (name: string) => string) {
  if (kind === 'bound') return { width: 0 };
  return {
    stroke: colour(kind === 'behind' ? '--behind' : name),
    width: kind === 'behind' ? 1.5 : 2,
    ...(dashed && { dash: [6, 4] }),
  };
}

/** An upright line where the forecasts begin. */
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

/** A line from each value as it was known to what it is now: the taller, the larger the revision. */
function drawRevisions(chart: uPlot, { curves, data }: Drawing, colour: string): void {
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
  curves.forEach(({ kind, line, scale }, place) => {
    const behind = kind === 'shown' ? curves.findIndex((other) => other.kind === 'behind' && other.line === line) : -1;
    if (behind < 0) return;
    ctx.beginPath();
    times.forEach((time, index) => {
      const before = data[place + 1]?.[index];
      const now = data[behind + 1]?.[index];
      if (time < from || time > to || typeof before !== 'number' || typeof now !== 'number' || before === now) return;
      const x = chart.valToPos(time, 'x', true);
      ctx.moveTo(x, chart.valToPos(before, scale, true));
      ctx.lineTo(x, chart.valToPos(now, scale, true));
    });
    ctx.stroke();
  });
  ctx.restore();
}

function tickLabel(value: number | null): string {
  if (value === null) return '';
  if (Math.abs(value) >= 1_000_000)
    return value.toLocaleString('en-US', { notation: 'compact', maximumFractionDigits: 2 });
  return formatValue(value)
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '');
}

function axisWidth(_chart: uPlot, labels: string[] | null): number {
  const longest = Math.max(...(labels ?? []).map((label) => label.length), 2);
  return longest * 7.2 + 14;
}

/** uPlot reads a date's parts in local time; this makes the local parts those of UTC. */
function shiftedToUtc(seconds: number): Date {
  const date = new Date(seconds * 1000);
  return new Date(date.getTime() + date.getTimezoneOffset() * 60_000);
}
