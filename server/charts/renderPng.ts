import { createRequire } from 'node:module';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import type { EChartsType } from 'echarts';
import type { ChartModel } from './chartModel.js';
import { buildChartOption } from './chartOption.js';
import { init, setPlatformAPI } from './loadECharts.js';

/** Pixels of the picture for each pixel of the chart, so that it is sharp on screens of high density. */
const pixelRatio = 2;

/** The alphabets of the font of the pages, each a file, because a server may have no fonts. The most common one comes first. */
const alphabets = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'vietnamese'];

const { resolve } = createRequire(import.meta.url);
const families = alphabets.map((alphabet) => {
  const family = `Inter ${alphabet}`;
  GlobalFonts.registerFromPath(resolve(`@fontsource-variable/inter/files/inter-${alphabet}-wght-normal.woff2`), family);
  return family;
});
const fontFamily = [...families, 'sans-serif'].join(', ');

setPlatformAPI({ createCanvas: () => createCanvas(1, 1) as never });

/** Draws a chart as PNG. */
export function renderPng(model: ChartModel): Uint8Array {
  const { width, height } = model;
  const canvas = createCanvas(width * pixelRatio, height * pixelRatio);
  const chart: EChartsType = init(canvas as unknown as Parameters<typeof init>[0], null, {
    ...{ renderer: 'canvas', width, height, devicePixelRatio: pixelRatio },
  });
  try {
    chart.setOption(buildChartOption(model, fontFamily));
    chart.getZr().flush();
    return canvas.toBuffer('image/png');
  } finally {
    chart.dispose();
  }
}
