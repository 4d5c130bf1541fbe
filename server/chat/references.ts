import type { Schemas } from '../schemas.js';
import { formatNumber, formatValue } from './formatValue.js';

type ChatValue = Schemas['ChatValue'];
type Trust = Schemas['ChatTrust'];

/** A tool call whose result is annotated. */
type AnnotatedCall = Pick<Schemas['ChatToolCall'], 'name' | 'arguments'>;

/** What the objects around a number say about it; the nearest one counts. */
interface Surroundings {
  tool: string;
  field: string;
  id?: string;
  country?: string;
  name?: string;
  unit?: string;
  vintage?: string;
  date?: string;
  projectionsFrom?: string;
  /** Whether the oldest items of a list are left out. */
  isTruncated?: boolean;
  /** Whether the values were transformed or aggregated for the result. */
  isTransformed?: boolean;
  /** Mark of the value in its row. */
  mark?: string;
}

type Quantity = Surroundings & { value: number };

const inheritedFields = ['id', 'country', 'name', 'unit', 'vintage', 'date', 'projectionsFrom'] as const;

/** Fields in the unit of the series. Others, such as p-values, have none. */
const fieldsWithUnit = new Set([
  ...['value', 'values', 'actual', 'previous', 'previousBeforeRevision', 'modelForecast', 'forecast', 'lower', 'upper'],
  ...['lastValues', 'meanRevision', 'largestRevision', 'meanAbsoluteError', 'perYear'],
]);
/** What counts count. */
const countUnits: Record<string, string> = {
  ...{
    countries: 'countries',
    total: 'indicators',
    observationCount: 'values',
    observations: 'values',
    count: 'values',
  },
  ...{ added: 'values', revised: 'values', missing: 'missing values', origins: 'origins', level: '%' },
};
const forecastFields = new Set(['forecast', 'lower', 'upper', 'modelForecast']);
const publishedFields = new Set(['values', 'value', 'actual', 'previous', 'previousBeforeRevision', 'lastValues']);
const intervalColumns = ['level', 'lower', 'upper'];

/** Matches a placeholder that the model writes in place of a value. */
export const placeholderPattern = /\{\{\s*(v\d+_\d+)\s*\}\}/;

/**
 * The numbers that tools have returned in a conversation, each under a reference. The model sees a number together with its
 * reference and writes `{{reference}}` in place of the number.
 */
export class References {
  readonly #prefix: string;
  readonly #publicUrl: string;
  readonly #quantities: Quantity[] = [];
  /** Values of earlier answers. */
  readonly #earlier: Map<string, ChatValue>;

  /** `position` is that of the answer in its conversation. */
  constructor(position: number, publicUrl: string, earlier: ChatValue[] = []) {
    this.#prefix = `v${position}_`;
    this.#publicUrl = publicUrl;
    this.#earlier = new Map(earlier.map((value) => [value.ref, value]));
  }

  /** Returns the result of a tool with each number replaced by a text such as "20,021.7 {{v1_31}}". */
  annotate({ name, arguments: values }: AnnotatedCall, data: object): unknown {
    const isTransformed = 'frequency' in values || ('units' in values && values['units'] !== 'lin');
    return this.#visit(data, { tool: name, field: 'result', isTransformed, ...describeOnlyInput(data) });
  }

  /** Returns the value of a reference. */
  get(ref: string): ChatValue | undefined {
    const earlier = this.#earlier.get(ref);
    if (earlier !== undefined || !ref.startsWith(this.#prefix)) return earlier;
    const quantity = this.#quantities[Number(ref.slice(this.#prefix.length)) - 1];
    return quantity && toValue(ref, quantity, this.#publicUrl);
  }

  #visit(node: unknown, around: Surroundings): unknown {
    if (typeof node === 'number') return this.#refer({ ...around, value: node });
    if (Array.isArray(node)) return this.#visitList(node, around);
    if (typeof node !== 'object' || node === null) return node;
    const inside = { ...around, ...readSurroundings(node) };
    return Object.fromEntries(
      Object.entries(node).map(([name, child]) => [
        name,
        this.#visit(child, { ...inside, field: joinField(around, name) }),
      ]),
    );
  }

  #visitList(list: unknown[], around: Surroundings): unknown[] {
    const [date, value, mark] = list;
    // A row: [date, value] or [date, value, mark].
    if (typeof date === 'string' && typeof value === 'number') {
      const row = { ...around, date, ...(typeof mark === 'string' && { mark }) };
      return [date, this.#visit(value, row), ...list.slice(2)];
    }
    const columns = around.field === 'intervals' && list.every((one) => typeof one === 'number') ? intervalColumns : [];
    return list.map((one, index) => {
      const mark = around.field === 'versions' && (index > 0 || around.isTruncated) ? { mark: 'revised' } : {};
      return this.#visit(one, { ...around, ...mark, field: columns[index] ?? around.field });
    });
  }

  #refer(quantity: Quantity): string {
    this.#quantities.push(quantity);
    return `${formatNumber(quantity.value)} {{${this.#prefix}${this.#quantities.length}}}`;
  }
}

/** A test is part of the field of its statistics, as in `adf.pValue`. */
function joinField({ tool, field }: Surroundings, name: string): string {
  return tool === 'run_diagnostics' && !['result', 'results'].includes(field) ? `${field}.${name}` : name;
}

/** What an object says about the numbers in it. */
function readSurroundings(node: object): Partial<Surroundings> {
  const read: Partial<Surroundings> = {};
  for (const field of inheritedFields) {
    const text: unknown = node[field as keyof typeof node];
    if (typeof text === 'string') read[field] = text;
  }
  // An event: its day is that of the publication.
  if ('referencePeriod' in node) read.date = toDay(node.referencePeriod);
  // A vintage with its revisions, which are of many periods.
  if ('revised' in node && read.date !== undefined) Object.assign(read, { vintage: read.date, date: '' });
  if ('truncated' in node) read.isTruncated = node.truncated === true;
  // A version: the vintage that published it.
  if ('from' in node && 'date' in node && typeof node.from === 'string') read.vintage = node.from;
  return read;
}

/** A computation of one series is about that series. */
function describeOnlyInput(data: object): Partial<Surroundings> {
  const inputs = 'inputs' in data && Array.isArray(data.inputs) ? data.inputs : [];
  if (inputs.length !== 1) return {};
  const { unit, ...input } = readSurroundings(inputs[0]);
  return input;
}

function toDay(text: unknown): string {
  return typeof text === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : '';
}

function toValue(ref: string, quantity: Quantity, publicUrl: string): ChatValue {
  const { value, field, id = null, country = null, name = null, vintage = null } = quantity;
  // The period before that of the event is not part of the result.
  const date = field.startsWith('previous') ? '' : quantity.date;
  const unit = (fieldsWithUnit.has(field) && quantity.unit) || getCountUnit(field, value);
  return {
    ...{ ref, value, text: formatValue(value, unit), unit, date: date || null, vintage },
    ...{ indicator: id, country, name, field, trust: findTrust(quantity) },
    url: id && buildPageUrl(publicUrl, id, country, vintage),
  };
}

/** Returns what a count counts; null for a field that is none. */
function getCountUnit(field: string, value: number): string | null {
  const unit = countUnits[field.replace(/^.*\./, '')] ?? null;
  return unit !== null && value === 1 ? unit.replace(/ies$/, 'y').replace(/s$/, '') : unit;
}

function buildPageUrl(publicUrl: string, id: string, country: string | null, vintage: string | null): string {
  const query = new URLSearchParams({ ...(country !== null && { country }), ...(vintage !== null && { vintage }) });
  return `${publicUrl}/indicators/${encodeURIComponent(id)}?${query}`;
}

function findTrust({ tool, field, mark, date, projectionsFrom, isTransformed }: Quantity): Trust {
  if (forecastFields.has(field)) return 'forecast';
  if (tool === 'compute' || tool === 'run_diagnostics' || !publishedFields.has(field)) return 'computed';
  if (mark === 'projection' || (date && projectionsFrom && date >= projectionsFrom)) return 'estimate';
  if (isTransformed) return 'computed';
  return mark === 'revised' ? 'revised' : 'official';
}
