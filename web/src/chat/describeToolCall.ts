import type { ChatToolCall, UnitsCode } from 'almanac-sdk';
import { formatDay } from '../format';
import { unitsLabels } from '../labels';

type Arguments = ChatToolCall['arguments'];
type Call = Pick<ChatToolCall, 'name' | 'arguments'>;

interface Sentence {
  running: string;
  done: string;
  describe(values: Arguments): string;
}

const sentences: Record<string, Sentence> = {
  search_indicators: {
    ...{ running: 'Searching indicators', done: 'Searched indicators' },
    describe: (values) => `: ${text(values['q'])}${inParentheses(values, ['country', 'frequency', 'category'])}`,
  },
  describe_indicator: {
    ...{ running: 'Reading the description of', done: 'Read the description of' },
    describe: (values) => ` ${describeSeries(values)}${describeDay(values)}`,
  },
  get_observations: {
    ...{ running: 'Reading values of', done: 'Read values of' },
    describe: (values) =>
      ` ${describeSeries(values)}${describeRange(values, 'start', 'end')}${describeUnits(values)}${describeDay(values)}`,
  },
  get_revisions: {
    ...{ running: 'Reading revisions of', done: 'Read revisions of' },
    describe: (values) =>
      ` ${describeSeries(values)}${values['period'] === undefined ? '' : ` for ${text(values['period'])}`}${describeDay(values)}`,
  },
  get_calendar: {
    ...{ running: 'Reading the release calendar', done: 'Read the release calendar' },
    describe: (values) => {
      const place = values['country'] === undefined ? '' : ` of ${text(values['country'])}`;
      return `${place}${describeRange(values, 'from', 'to')}${inParentheses(values, ['importance'])}${describeDay(values)}`;
    },
  },
  run_diagnostics: {
    ...{ running: 'Testing', done: 'Tested' },
    describe: (values) => {
      const kind = values['stationarity'] === true ? ' for stationarity' : '';
      const range = describeRange(values, 'start', 'end');
      return ` ${describeSeries(values)}${kind}${range}${inParentheses(values, ['transformations', 'tests'])}${describeDay(values)}`;
    },
  },
  run_forecast: {
    ...{ running: 'Forecasting', done: 'Forecast' },
    describe: (values) =>
      ` ${describeSeries(values)}, ${text(values['horizon'])} periods ahead${inParentheses(values, ['model', 'transform'])}${describeDay(values)}`,
  },
  compute: {
    ...{ running: 'Computing the', done: 'Computed the' },
    describe: (values) => ` ${text(values['operation'])} of ${listOperands(values['series'])}`,
  },
};

/** Describes a tool call as a sentence with its arguments, while it runs or afterwards. */
export function describeToolCall({ name, arguments: values }: Call, tense: 'running' | 'done'): string {
  const sentence = sentences[name];
  if (sentence === undefined) return `${name}: ${JSON.stringify(values)}`;
  return `${sentence[tense]}${sentence.describe(values)}`;
}

/** Formats an argument. A model can send anything. */
function text(value: unknown): string {
  if (Array.isArray(value)) return value.map(text).join(', ');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value ?? null);
}

function describeSeries({ id, country }: Arguments): string {
  return country === undefined ? text(id) : `${text(id)} (${text(country)})`;
}

function describeRange(values: Arguments, from: string, to: string): string {
  const [first, last] = [values[from], values[to]];
  return `${first === undefined ? '' : ` from ${text(first)}`}${last === undefined ? '' : ` to ${text(last)}`}`;
}

function describeUnits({ units, frequency }: Arguments): string {
  const parts = [
    ...(units === undefined ? [] : [(unitsLabels[units as UnitsCode] ?? text(units)).toLowerCase()]),
    ...(frequency === undefined ? [] : [text(frequency)]),
  ];
  return parts.length === 0 ? '' : `, ${parts.join(', ')}`;
}

function describeDay({ vintage }: Arguments): string {
  if (vintage === undefined) return '';
  const day = text(vintage);
  return ` as of ${/^\d{4}-\d{2}-\d{2}$/.test(day) ? formatDay(day) : day}`;
}

function inParentheses(values: Arguments, names: string[]): string {
  const given = names.filter((name) => values[name] !== undefined).map((name) => text(values[name]));
  return given.length === 0 ? '' : ` (${given.join(', ')})`;
}

function listOperands(series: unknown): string {
  const operands = Array.isArray(series) ? (series as Arguments[]) : [];
  return operands
    .map((one) => `${describeSeries(one)}${describeRange(one, 'start', 'end')}${describeUnits(one)}${describeDay(one)}`)
    .join(' and ');
}
