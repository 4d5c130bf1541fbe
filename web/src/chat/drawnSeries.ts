import type { ChatToolCall, Frequency } from 'almanac-sdk';
import type { ChartData } from '../chart/chartData';
import { buildFan } from '../forecasts/fan';
import { findDecimals, formatDay, formatPeriod, formatValue } from '../format';
import { getCountryName } from '../labels';
import { buildLine } from './buildLine';
import type {
  ComputedResult,
  ForecastToolResult,
  ObservedResult,
  Point,
  ResultSeries,
  RevisionsResult,
} from './results';

/** A series that a tool returned, as a chart and a table. */
export interface DrawnSeries {
  title: string;
  /** Country and vintage. */
  facts: string;
  /** Address of the page of the indicator at the vintage. Undefined for computed values. */
  address?: string;
  /** Undefined if there are too few values for a chart. */
  chartData?: ChartData;
  frequency: Frequency;
  columns: string[];
  rows: (string | number)[][];
}

type Draw = (result: never) => DrawnSeries[];

const draws: Record<string, Draw> = {
  get_observations: ({ series }: { series: ObservedResult[] }) => series.map(drawObservations),
  run_forecast: (result: ForecastToolResult) => ('forecasts' in result ? [drawForecast(result)] : []),
  compute: (result: ComputedResult) => (result.values === undefined ? [] : [drawComputed(result, result.values)]),
  get_revisions: (result: RevisionsResult) => [drawRevisions(result)],
};

/** Draws the series in the results of tool calls. Of a series that several calls returned, the longest is drawn. */
export function drawResults(calls: readonly ChatToolCall[]): DrawnSeries[] {
  const found = new Map<string, DrawnSeries>();
  for (const series of calls.flatMap(drawCall)) {
    const key = [series.title, series.facts, series.columns].join();
    const other = found.get(key);
    if (other === undefined || other.rows.length < series.rows.length) found.set(key, series);
  }
  return [...found.values()].filter(({ rows }) => rows.length > 0);
}

function drawCall({ name, result }: ChatToolCall): DrawnSeries[] {
  return result === null ? [] : (draws[name]?.(result as never) ?? []);
}

function drawObservations(series: ObservedResult): DrawnSeries {
  const { name, unit, frequency, values, projectionsFrom } = series;
  const decimals = findDecimals(unit, listValues(values));
  return {
    ...describeSeries(series),
    ...(hasSeveral(values) && { chartData: buildLine(values, { label: name, unit, decimals, projectionsFrom }) }),
    columns: ['Period', unit],
    rows: listRows(values, frequency, decimals),
  };
}

function drawForecast(result: ForecastToolResult): DrawnSeries {
  const { unit, frequency, lastValues, forecasts } = result;
  const decimals = findDecimals(unit, listValues(lastValues));
  const steps = forecasts.map(({ date, forecast, intervals }) => ({
    ...{ date, forecast },
    intervals: intervals.map(([level, lower, upper]) => ({ level, lower, upper })),
  }));
  const history = lastValues.map(([date, actual]) => ({ date, actual, fitted: null, residual: null }));
  const levels = (steps[0]?.intervals ?? []).map(({ level }) => `${level}% interval`);
  const { title, ...described } = describeSeries(result);
  return {
    ...{ ...described, title: `Forecast: ${title}` },
    chartData: buildFan({ history, forecasts: steps, members: [] }, null, [], unit),
    columns: ['Period', 'Forecast', ...levels],
    rows: steps.map(({ date, forecast, intervals }) => [
      formatPeriod(date, frequency),
      formatValue(forecast, decimals),
      ...intervals.map(({ lower, upper }) => `${formatValue(lower, decimals)} to ${formatValue(upper, decimals)}`),
    ]),
  };
}

function drawComputed({ operation, unit, formula, inputs }: ComputedResult, values: Point[]): DrawnSeries {
  const frequency = inputs[0]?.frequency ?? 'daily';
  const decimals = findDecimals(unit, listValues(values));
  const facts = inputs.map(({ as, name, country }) => `${as}: ${name}, ${getCountryName(country)}`).join(' · ');
  const title = `${operation.charAt(0).toUpperCase()}${operation.slice(1)}: ${formula}`;
  return {
    ...{ title, facts, frequency },
    ...(hasSeveral(values) && { chartData: buildLine(values, { label: formula, unit, decimals }) }),
    columns: ['Period', unit],
    rows: listRows(values, frequency, decimals),
  };
}

/** Draws the values that one period had in each vintage, or the size of the revisions of each vintage. */
function drawRevisions(result: RevisionsResult): DrawnSeries {
  const { name, country, unit, asOf, versions, vintages = [] } = result;
  const common = { address: buildAddress(result, null), frequency: 'daily' as const };
  const place = getCountryName(country);
  if (versions === undefined) {
    const revised = vintages.filter(({ meanRevision }) => meanRevision !== null);
    const means = revised.map(({ date, meanRevision }): Point => [date, meanRevision]);
    return {
      ...{ ...common, title: `Revisions: ${name}`, facts: [place, unit].join(' · ') },
      ...(hasSeveral(means) && { chartData: buildLine(means, { label: 'Mean revision', unit }) }),
      columns: ['Vintage', 'Added', 'Revised', 'Mean revision', 'Largest revision'],
      rows: vintages.map(({ date, added, revised, meanRevision, largestRevision }) => [
        ...[formatDay(date), added, revised, formatValue(meanRevision), formatValue(largestRevision)],
      ]),
    };
  }
  // Values in different units do not belong on one axis.
  const drawn = versions.filter((version) => version.unit === versions.at(-1)?.unit);
  const published = drawn.map(({ from, value }): Point => [from, value]);
  const current = published.slice(-1).map(([, value]): Point => [asOf, value]);
  const decimals = findDecimals(unit, listValues(published));
  const hasUnits = drawn.length < versions.length;
  return {
    ...{ ...common, title: `Published values: ${name}` },
    facts: [place, ...versions.slice(0, 1).map(({ date }) => `period from ${formatDay(date)}`)].join(' · '),
    ...(hasSeveral(published) && {
      chartData: buildLine([...published, ...current], { label: 'Published value', unit, decimals, isStepped: true }),
    }),
    columns: ['Published', 'Until', 'Value', ...(hasUnits ? ['Unit'] : [])],
    rows: versions.map(({ from, to, value, unit: own }) => [
      ...[formatDay(from), to === null ? 'current' : formatDay(to), formatValue(value, decimals)],
      ...(hasUnits ? [own ?? unit] : []),
    ]),
  };
}

function describeSeries(series: ResultSeries) {
  const { name, country, frequency, vintage = null } = series;
  const facts = [getCountryName(country), ...(vintage === null ? [] : [`vintage ${formatDay(vintage)}`])];
  return { title: name, facts: facts.join(' · '), address: buildAddress(series, vintage), frequency };
}

function buildAddress({ id, country }: { id: string; country: string }, vintage: string | null): string {
  const query = new URLSearchParams({ country, ...(vintage !== null && { vintage }) });
  return `/indicators/${encodeURIComponent(id)}?${query}`;
}

function listRows(values: readonly Point[], frequency: Frequency, decimals: number | undefined): string[][] {
  return values.toReversed().map(([date, value]) => [formatPeriod(date, frequency), formatValue(value, decimals)]);
}

function listValues(values: readonly Point[]): (number | null)[] {
  return values.map(([, value]) => value);
}

const minChartValues = 3;

function hasSeveral(values: readonly Point[]): boolean {
  return values.filter(([, value]) => value !== null).length >= minChartValues;
}
