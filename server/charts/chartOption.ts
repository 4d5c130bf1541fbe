import type { EChartsCoreOption } from 'echarts';
import { type ChartLine, type ChartModel, type ChartTheme, listUnits, toDay } from './chartModel.js';
import { findLoneValues } from './findLoneValues.js';
import { formatTicks } from './formatNumber.js';
import {
  layOutPicture,
  legendGap,
  type PictureLayout,
  sideMargin,
  smallLineHeight,
  timeLabelHeight,
  timeLabelMargin,
} from './layOutPicture.js';
import { computeTimeTicks } from './timeTicks.js';
import { computeValueScale, type ValueScale } from './valueScale.js';

/** The colours of the pages. */
const palettes = {
  light: {
    ...{
      surface: '#ffffff',
      ink: '#15212b',
      muted: '#51606d',
      line: '#dde2e6',
      recession: '#e6eaed',
      marker: '#7d5300',
    },
    series: ['#0f5688', '#7a4a9e', '#247550', '#96690a', '#ad2f5f'],
  },
  dark: {
    ...{
      surface: '#141c23',
      ink: '#e7ecf0',
      muted: '#9fadb8',
      line: '#26323b',
      recession: '#222d36',
      marker: '#eec267',
    },
    series: ['#7cbcf0', '#c5a1ea', '#74cfa0', '#e3bb5c', '#f490b4'],
  },
} satisfies Record<ChartTheme, object>;

const minTickDistance = 96;
/** Diameter of a value to which no line leads, in pixels. */
const loneValueSize = 6;

/** Builds the ECharts option of a picture. The names of the font families have no quotation marks, which ECharts would not escape in SVG. */
export function buildChartOption(model: ChartModel, fontFamily: string): EChartsCoreOption {
  const palette = palettes[model.theme];
  const layout = layOutPicture(model);
  return {
    animation: false,
    useUTC: true,
    backgroundColor: palette.surface,
    textStyle: { fontFamily },
    title: buildTitles(model, layout),
    ...(model.lines.length > 1 && { legend: buildLegend(model, layout) }),
    grid: {
      ...{ ...sideMargin, top: layout.gridTop, bottom: layout.bottom },
      outerBounds: { ...sideMargin, top: 0, bottom: 0 },
    },
    xAxis: buildTimeAxis(model),
    yAxis: listUnits(model).map((unit, index) => buildValueAxis(model, unit, index)),
    series: model.lines.flatMap((line, index) => buildSeries(line, index, model, layout)),
  };
}

function buildAxisLabel(theme: ChartTheme) {
  return { color: palettes[theme].muted, fontSize: 12, hideOverlap: true };
}

function buildTimeAxis({ theme, frequency, lines, width }: ChartModel) {
  const from = Math.min(...lines.map(({ times }) => times[0] ?? Number.POSITIVE_INFINITY));
  const to = Math.max(...lines.map(({ times }) => times.at(-1) ?? Number.NEGATIVE_INFINITY));
  const ticks = from <= to ? computeTimeTicks(toDay(from), toDay(to), frequency, width / minTickDistance) : [];
  const labels = new Map(ticks.map(({ date, label }) => [Date.parse(date), label]));
  return {
    ...{ type: 'time', min: from, max: to },
    axisLine: { onZero: false, lineStyle: { color: palettes[theme].muted } },
    axisTick: { show: false },
    axisLabel: {
      ...buildAxisLabel(theme),
      margin: timeLabelMargin,
      customValues: [...labels.keys()],
      formatter: (time: number) => labels.get(time) ?? '',
    },
    splitLine: { show: false },
  };
}

function buildValueAxis({ theme, lines, logarithmic }: ChartModel, unit: string, index: number) {
  const scale = computeValueScale(lines.flatMap((line) => (line.unit === unit ? [...line.values] : [])));
  const isLinear = !logarithmic && scale !== undefined;
  return {
    ...(isLinear ? { type: 'value', ...scale } : { type: logarithmic ? 'log' : 'value', scale: true }),
    position: index === 0 ? 'left' : 'right',
    axisLabel: {
      ...buildAxisLabel(theme),
      formatter: isLinear ? createTickFormat(scale) : (value: number) => formatTicks([value])[0] ?? '',
    },
    splitLine: { show: index === 0, lineStyle: { color: palettes[theme].line } },
  };
}

/** Returns a function that formats the value of a tick with the same decimals as the others. */
function createTickFormat({ min, max, interval }: ValueScale): (value: number) => string {
  const ticks = Array.from({ length: Math.round((max - min) / interval) + 1 }, (_, index) => min + index * interval);
  const labels = formatTicks(ticks);
  return (value) => labels[Math.round((value - min) / interval)] ?? '';
}

function buildTitles({ theme, height }: ChartModel, { title, subtitle, source, bottom }: PictureLayout) {
  const { ink, muted } = palettes[theme];
  const small = { fontSize: 12, lineHeight: smallLineHeight, fontWeight: 'normal' as const, color: muted };
  return [
    {
      ...{ text: title, subtext: subtitle, left: sideMargin.left, top: 12, padding: 0, itemGap: 4 },
      textStyle: { fontSize: 18, lineHeight: 24, fontWeight: 600, color: ink },
      subtextStyle: { ...small, fontSize: 13 },
    },
    { text: source, left: sideMargin.left, top: height - bottom + timeLabelHeight, padding: 0, textStyle: small },
  ];
}

function buildLegend({ theme, lines }: ChartModel, { legend, isLegendVertical, legendTop }: PictureLayout) {
  return {
    ...{ left: sideMargin.left, top: legendTop, icon: 'roundRect', itemWidth: 14, itemHeight: 4, itemGap: legendGap },
    ...{ padding: 0, orient: isLegendVertical ? 'vertical' : 'horizontal' },
    textStyle: { color: palettes[theme].ink, lineHeight: smallLineHeight },
    data: lines.map(({ label }) => label),
    formatter: (name: string) => legend[lines.findIndex(({ label }) => label === name)] ?? name,
  };
}

/**
 * Builds the solid part of a line, from the first projection on a dashed part that begins at the last actual value, and dots for
 * the values to which neither leads.
 */
function buildSeries(line: ChartLine, index: number, model: ChartModel, { bottom }: PictureLayout) {
  const { series, recession } = palettes[model.theme];
  const units = listUnits(model);
  const color = series[index % series.length];
  const { label, times, values, projectionsFrom } = line;
  const points = Array.from(times, (time, position) => [time, values[position]]);
  const split = projectionsFrom === null ? -1 : times.findIndex((time) => time >= Date.parse(projectionsFrom));
  const common = {
    ...{
      type: 'line',
      name: label,
      yAxisIndex: Math.max(units.indexOf(line.unit), 0),
      showSymbol: false,
      sampling: 'lttb',
    },
    ...{ itemStyle: { color }, silent: true },
  };
  const lone = findLoneValues(values).map((position) => points[position] as number[]);
  const build = (part: typeof points, type: 'solid' | 'dashed') => ({
    ...common,
    data: part,
    lineStyle: { color, width: 2, type },
  });
  const bands = {
    silent: true,
    itemStyle: { color: recession },
    data: model.recessions.map(({ start, end }) => [{ xAxis: Date.parse(start) }, { xAxis: Date.parse(end) }]),
  };
  const solid = {
    ...build(split < 0 ? points : points.slice(0, split), 'solid'),
    ...(index === 0 && { markArea: bands, markLine: buildBreaks(model), markPoint: buildUnitChanges(model, bottom) }),
  };
  return [
    solid,
    ...(split < 0 ? [] : [build(points.slice(Math.max(split - 1, 0)), 'dashed')]),
    ...(lone.length === 0 ? [] : [{ ...common, ...dots, data: lone }]),
  ];
}

/** Draws the values of a line as dots, without the line. */
const dots = {
  ...{ showSymbol: true, showAllSymbol: true, symbol: 'circle', symbolSize: loneValueSize },
  lineStyle: { opacity: 0 },
};

/** Draws a dotted line at each break. */
function buildBreaks({ theme, markers }: ChartModel) {
  const breaks = markers.filter(({ kind }) => kind === 'break');
  return {
    ...{ silent: true, symbol: 'none', label: { show: false } },
    lineStyle: { color: palettes[theme].marker, type: 'dotted', width: 1.5 },
    data: breaks.map(({ date }) => ({ xAxis: Date.parse(date) })),
  };
}

/** Draws a triangle on the time axis at each change of unit between vintages. */
function buildUnitChanges({ theme, markers, lines, height }: ChartModel, bottom: number) {
  const changes = markers.filter(({ kind }) => kind === 'unit');
  const anyValue = lines[0]?.values.find((value) => !Number.isNaN(value));
  return {
    ...{ silent: true, symbol: 'triangle', symbolSize: [10, 8], label: { show: false } },
    itemStyle: { color: palettes[theme].marker },
    data: changes.map(({ date }) => ({ coord: [Date.parse(date), anyValue], y: height - bottom - 4 })),
  };
}
