import { createRequire } from 'node:module';
import type { ChartModel } from './chartModel.js';

interface ChartRequest {
  model: ChartModel;
  format: 'svg' | 'png';
}

const load = createRequire(import.meta.url);

/** Draws a chart. The libraries are loaded when a thread draws its first chart: the main thread and most others never do. */
export function drawChart({ model, format }: ChartRequest): Uint8Array | string {
  if (format === 'png') return (load('./renderPng.js') as typeof import('./renderPng.js')).renderPng(model);
  return (load('./renderSvg.js') as typeof import('./renderSvg.js')).renderSvg(model);
}
