import { parsePeriodDay } from '../series/periodDays.js';
import type { Tool } from '../tools/tool.js';

/** Sets the vintage of a tool call to a day, unless it asks for an earlier one, so that the result has nothing from later. */
export function fixDay(tool: Tool, values: object, day: string): object {
  const { properties } = tool.inputSchema;
  if ('vintage' in properties) return limitVintage(values, day);
  // `compute` has a vintage for each series.
  if (!('series' in values) || !Array.isArray(values.series)) return values;
  return { ...values, series: values.series.map((one) => (isObject(one) ? limitVintage(one, day) : one)) };
}

function limitVintage(values: object, day: string): object {
  const requested = 'vintage' in values ? values.vintage : undefined;
  if (typeof requested !== 'string' || requested === '') return { ...values, vintage: day };
  // A text that is no day is left, and the tool says so.
  const resolved = parsePeriodDay(requested, 'last', day) ?? '';
  return resolved > day ? { ...values, vintage: day } : values;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
