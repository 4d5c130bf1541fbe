import type uPlot from 'uplot';
import { formatValue } from '../format';
import type { Drawing } from './drawing';

interface Wishes {
  width: number;
  height: number;
  logarithmic: boolean;
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

/** The chart's options: one time axis, an axis a unit, thin lines, and the stems of revisions. */
export function chartOptions(drawing: Drawing, colour: (name: string) => string, wishes: Wishes): uPlot.Options {
  const ink = colour('--muted');
  const grid = { stroke: colour('--line'), width: 1 };
  const values = { distr: wishes.logarithmic ? 3 : 1 } as const;
  const twoAxes = drawing.curves.some(({ scale }) => scale === 'right');
  const axis = { stroke: ink, font, ticks: { show: false }, gap: 6 };
  return {
    width: wishes.width,
    height: wishes.height,
    tzDate: (seconds) => shiftedToUtc(seconds),
    legend: { show: false },
    padding: [12, twoAxes ? 4 : 14, 0, 4],
    cursor: {
      points: { size: 8, fill: (_, place) => colour(drawing.curves[place - 1]?.colour ?? '--ink') },
      drag: { x: true, y: false, dist: 6 },
      y: false,
    },
    scales: { x: { time: true }, left: values, right: values },
    axes: [
      { ...axis, grid: { show: false }, ticks: { stroke: colour('--line-strong'), size: 5 }, size: 48 },
      { ...axis, scale: 'left', grid, size: axisWidth, values: (_, ticks) => ticks.map(tickLabel) },
      ...(twoAxes
        ? [
            {
              ...axis,
              scale: 'right',
              side: 1 as const,
              grid: { show: false },
              size: axisWidth,
              values: (_: uPlot, ticks: number[]) => ticks.map(tickLabel),
            },
          ]
        : []),
    ],
    series: [
      {},
      ...drawing.curves.map((curve) => ({
        label: curve.label,
        scale: curve.scale,
        stroke: colour(curve.kind === 'behind' ? '--behind' : curve.colour),
        width: curve.kind === 'behind' ? 1.5 : 2,
        points: { show: false },
      })),
    ],
    hooks: {
      drawAxes: [(chart) => drawRevisions(chart, drawing, colour('--revision'))],
      setCursor: [({ cursor }) => wishes.onCursor(cursor.idx ?? null)],
      setSelect: [({ select }) => select.width > 0 && wishes.onZoom()],
    },
  };
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
