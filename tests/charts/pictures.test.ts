import { createCanvas, loadImage } from '@napi-rs/canvas';
import { buildPicture, type PictureOptions } from '../../server/charts/buildPicture.js';
import type { ChartLine } from '../../server/charts/chartModel.js';
import { describeChart } from '../../server/charts/describeChart.js';
import { indexLines } from '../../server/charts/indexLines.js';
import { listMarkers } from '../../server/charts/listMarkers.js';
import { renderPng } from '../../server/charts/renderPng.js';
import { renderSvg } from '../../server/charts/renderSvg.js';
import { recessions } from '../../server/recessions.js';

const day = 86_400_000;

function createLine(values: number[], changes: Partial<ChartLine> = {}): ChartLine {
  const times = Float64Array.from(values, (_, index) => Date.parse('2000-01-01') + index * 91 * day);
  return {
    ...{ label: 'United States', frequency: 'quarterly', unit: 'Percent', decimals: 1, projectionsFrom: null },
    ...{ times, values: Float64Array.from(values), ...changes },
  };
}

const options: PictureOptions = {
  ...{
    names: ['Rate <of> A & B'],
    markers: [],
    frequency: 'quarterly',
    agencies: ['Agency'],
    vintage: null,
    indexed: false,
  },
  missing: [],
  ...{ logarithmic: false, recessions, theme: 'light', width: 640, height: 360 },
};
const wave = Array.from({ length: 80 }, (_, index) => Math.sin(index / 6) * 3);

it('draws the same picture every time, with escaped texts', () => {
  const model = buildPicture([createLine(wave)], options);
  const svg = renderSvg(model);
  expect(renderSvg(model)).toBe(svg);
  expect(svg).not.toMatch(/="[^"<>]*"[^\s/>]/);
  expect(svg).toContain('<title>Rate &lt;of> A &amp; B</title>');
});

it('shades the recessions within the range of the lines', () => {
  const { recessions: shaded } = buildPicture([createLine(wave)], options);
  expect(shaded.map(({ start }) => start)).toEqual(['2001-03-01', '2007-12-01']);
});

it('lists the 34 recessions of the United States since 1857, each before the next', () => {
  expect(recessions).toHaveLength(34);
  const days = recessions.flatMap(({ start, end }) => [start, end]);
  expect(days).toEqual([...new Set(days)].sort());
});

it('dashes the projections of the source', () => {
  const model = buildPicture([createLine(wave, { projectionsFrom: '2018-01-01' })], options);
  expect(renderSvg(model)).toContain('stroke-dasharray');
  expect(renderSvg(buildPicture([createLine(wave)], options))).not.toContain('stroke-dasharray');
});

it('draws a dot for each value that stands alone between gaps, also for the latest one', () => {
  const countDots = (values: number[]) =>
    renderSvg(buildPicture([createLine(values)], { ...options, recessions: [] })).match(/<path [^>]*A/g)?.length ?? 0;
  expect(countDots([41.5, 42.1, Number.NaN, 43])).toBe(1);
  expect(countDots([41.5, Number.NaN, 42.1, Number.NaN, 43])).toBe(3);
  expect(countDots([41.5])).toBe(1);
  expect(countDots(wave)).toBe(0);
});

it('states the latest value with its change, the extremes with their dates, and how far projections go', () => {
  const times = Float64Array.from([1, 4, 7, 10], (month) => Date.UTC(2000, month - 1));
  const line = createLine([1, 2, 3, 9], { times, projectionsFrom: '2000-10-01' });
  expect(describeChart(buildPicture([line], options))).toBe(
    'Chart: Rate <of> A & B. United States (Percent) from Q1 2000 to Q4 2000: latest 3.0 in Q3 2000, up 1.0 from Q2 2000, ' +
      'lowest 1.0 in Q1 2000, highest 9.0 in Q4 2000 (projection), projections of the source to 9.0 in Q4 2000.',
  );
});

it('marks breaks and changes of unit within the range of the lines, in the picture and in words', () => {
  const findings = [
    {
      code: 'LEVEL_SHIFT',
      severity: 'warning',
      message: 'From 2004-01-01 on, the level is shifted.',
      from: '2004-01-01',
    },
    { code: 'LEVEL_SHIFT', severity: 'info', message: 'It coincides with an event.', from: '2008-01-01' },
    { code: 'OUTLIER', severity: 'warning', message: 'An outlier.', from: '2005-01-01' },
  ];
  const units = ['1990-01-01', '2006-05-15', '2060-01-01'].map((from) => ({
    from,
    unit: `Dollars of ${from.slice(0, 4)}`,
  }));
  const model = buildPicture([createLine(wave)], { ...options, markers: listMarkers(findings, units) });
  expect(model.markers.map(({ kind, date }) => [kind, date])).toEqual([
    ['break', '2004-01-01'],
    ['unit', '2006-05-15'],
  ]);
  expect(model.source).toMatch(/Dotted: breaks. Triangles: the unit changed between vintages/);
  const description =
    'Break: From 2004-01-01 on, the level is shifted. Published in Dollars of 2006 since the vintage of 15 May 2006, before in Dollars of 1990.';
  expect(describeChart(model)).toContain(description);
  expect(renderSvg(model)).not.toBe(renderSvg({ ...model, markers: [] }));
});

it('leaves out lines in a third unit, and says so', () => {
  const lines = ['Percent', 'Dollars', 'Hours'].map((unit) => createLine(wave, { unit, label: `In ${unit}` }));
  const { lines: drawn, source } = buildPicture(lines, options);
  expect(drawn.map(({ unit }) => unit)).toEqual(['Percent', 'Dollars']);
  expect(source).toContain('Not shown, in a third unit: In Hours.');
});

it('breaks texts that are wider than the picture into lines, and shows all of them', () => {
  const name = 'Gross domestic product of all regions with a name that is far too long for a narrow picture';
  const svg = renderSvg(buildPicture([createLine(wave)], { ...options, names: [name], width: 320 }));
  const texts = [...svg.matchAll(/<text [^>]*>([^<]*)<\/text>/g)].map(([, text]) => text);
  expect(texts.join(' ')).toContain(name);
  expect(texts.every((text) => (text ?? '').length < 60)).toBe(true);
});

it('labels all ticks of an axis with the same decimals', () => {
  const svg = renderSvg(buildPicture([createLine([1, 1.2, 2.8, 3])], options));
  const labels = [...svg.matchAll(/<text [^>]*>(\d\.?\d*)<\/text>/g)].map(([, text]) => text);
  expect(labels).toEqual(expect.arrayContaining(['1.0', '1.5', '2.0', '2.5', '3.0']));
});

it('draws no more points of a long line than the picture is wide', () => {
  const long = createLine(Array.from({ length: 50_000 }, (_, index) => Math.sin(index / 900)));
  expect(renderSvg(buildPicture([long], options)).length).toBeLessThan(40_000);
});

it('indexes lines to 100 at the first date on which all have a value above zero', () => {
  const lines = [createLine([0, 5, 10]), createLine([1, 2, 8])];
  expect(indexLines(lines)?.lines.map(({ values }) => [...values])).toEqual([
    [0, 100, 200],
    [50, 100, 400],
  ]);
  expect(indexLines([createLine([-1]), createLine([1])])).toBeNull();
});

it('draws a linear axis if a logarithmic one cannot show the values', () => {
  expect(buildPicture([createLine(wave)], { ...options, logarithmic: true }).logarithmic).toBe(false);
});

it('draws the text of a PNG with its own fonts', async () => {
  const draw = async (name: string) => {
    const image = await loadImage(
      Buffer.from(renderPng(buildPicture([createLine(wave)], { ...options, names: [name] }))),
    );
    const context = createCanvas(image.width, 60).getContext('2d');
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, image.width, 60).data;
  };
  const countInk = (pixels: Uint8ClampedArray) =>
    pixels.filter((value, index) => index % 4 === 0 && value < 128).length;
  expect(countInk(await draw('MMMMMM'))).toBeGreaterThan(3 * countInk(await draw('ii')));
});
