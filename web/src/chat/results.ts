import type { ChatToolCall, Frequency } from 'almanac-sdk';

/** A date with its value. */
export type Point = [date: string, value: number | null];

/** What tools say about a series. */
export interface ResultSeries {
  id: string;
  country: string;
  name: string;
  unit: string;
  frequency: Frequency;
  vintage?: string | null;
}

export interface ObservedResult extends ResultSeries {
  values: Point[];
  projectionsFrom?: string;
}

export interface ForecastToolResult extends ResultSeries {
  lastValues: Point[];
  forecasts: { date: string; forecast: number; intervals: [level: number, lower: number, upper: number][] }[];
}

export interface ComputedResult {
  operation: string;
  unit: string;
  formula: string;
  values?: Point[];
  inputs: (ResultSeries & { as: string })[];
}

export interface RevisionsResult extends Omit<ResultSeries, 'frequency' | 'vintage'> {
  asOf: string;
  /** The published values of a period. */
  versions?: { date: string; value: number | null; from: string; to: string | null; unit?: string }[];
  /** Without a period, the vintages. */
  vintages?: {
    date: string;
    added: number;
    revised: number;
    meanRevision: number | null;
    largestRevision: number | null;
  }[];
}

/** Lists the series with a frequency in the result of a call. */
export function listResultSeries({ name, result }: ChatToolCall): ResultSeries[] {
  if (result === null) return [];
  if (name === 'get_observations') return (result['series'] ?? []) as ResultSeries[];
  if (name === 'compute') return (result['inputs'] ?? []) as ResultSeries[];
  return 'frequency' in result ? [result as unknown as ResultSeries] : [];
}
