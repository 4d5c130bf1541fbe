import uPlot from 'uplot';
import type { ChartMarker, Recession } from '../../../server/charts/chartModel.js';
import type { ChartData } from './chartData';

/** Shades recessions over the whole height of the plot. */
export function drawRecessions(chart: uPlot, recessions: readonly Recession[], colour: string): void {
  const { ctx, bbox } = chart;
  ctx.save();
  ctx.beginPath();
  ctx.rect(bbox.left, bbox.top, bbox.width, bbox.height);
  ctx.clip();
  ctx.fillStyle = colour;
  for (const { start, end } of recessions) {
    const [from, to] = [start, end].map((day) => chart.valToPos(Date.parse(day) / 1000, 'x', true)) as [number, number];
    ctx.fillRect(from, bbox.top, to - from, bbox.height);
  }
  ctx.restore();
}

/** Draws a vertical line at the forecast origin. */
export function drawOrigin(chart: uPlot, origin: number | undefined, colour: string): void {
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

const triangle = { width: 10, height: 8 };

/** Draws a dotted line at each break, and a triangle on the time axis at each change of unit between vintages. */
export function drawMarkers(chart: uPlot, markers: readonly ChartMarker[], colour: string): void {
  const { ctx, bbox } = chart;
  const { pxRatio } = uPlot;
  const bottom = bbox.top + bbox.height;
  const [width, height] = [triangle.width * pxRatio, triangle.height * pxRatio];
  ctx.save();
  ctx.strokeStyle = ctx.fillStyle = colour;
  ctx.lineWidth = 1.5 * pxRatio;
  ctx.setLineDash([2 * pxRatio, 3 * pxRatio]);
  for (const { kind, date } of markers) {
    const x = Math.round(chart.valToPos(Date.parse(date) / 1000, 'x', true));
    if (x < bbox.left || x > bbox.left + bbox.width) continue;
    ctx.beginPath();
    ctx.moveTo(x, kind === 'break' ? bbox.top : bottom - height);
    if (kind === 'unit') ctx.lineTo(x + width / 2, bottom);
    ctx.lineTo(kind === 'break' ? x : x - width / 2, bottom);
    if (kind === 'break') ctx.stroke();
    else ctx.fill();
  }
  ctx.restore();
}

/** Draws a vertical line from each value of the vintage to its latest value, which shows the size of the revision. */
export function drawRevisions(chart: uPlot, { curves, data }: ChartData, colour: string): void {
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
