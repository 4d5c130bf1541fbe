import type { ChartModel } from './chartModel.js';
import { buildChartOption } from './chartOption.js';
import { describeChart } from './describeChart.js';
import { init } from './loadECharts.js';

/** Draws a chart as SVG, with its title and a description in words. The pages and the server draw the same. */
export function renderSvg(model: ChartModel): string {
  const { width, height } = model;
  const chart = init(null, null, { renderer: 'svg', ssr: true, width, height });
  try {
    chart.setOption(buildChartOption(model, 'Inter, Inter Variable, system-ui, sans-serif'));
    const texts = `<title>${escapeText(model.title)}</title><desc>${escapeText(describeChart(model))}</desc>`;
    return withoutCounters(chart.renderToSVGString()).replace(/^<svg ([^>]*)>/, `<svg role="img" $1>${texts}`);
  } finally {
    chart.dispose();
  }
}

/** Removes the styles for hovering, and the counters in names: the same chart is the same text, so that its ETag is too. */
function withoutCounters(svg: string): string {
  return svg
    .replace(/<style ?>.*?<\/style>/s, '')
    .replaceAll(/ class="zr\d+-cls-\d+"/g, '')
    .replaceAll(/zr\d+-/g, 'chart-');
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('$', '&#36;');
}
