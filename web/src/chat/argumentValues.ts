/** The schema of an argument of a tool, or of all its arguments. */
export interface ArgumentSchema {
  type?: 'object' | 'array' | 'string' | 'integer' | 'boolean';
  description?: string;
  enum?: string[];
  items?: ArgumentSchema;
  maxItems?: number;
  properties?: Record<string, ArgumentSchema>;
  required?: string[];
}

/** What was entered, by the path of the argument, such as `id` or `series.0.id`. */
export type ArgumentValues = Record<string, string>;

/** Arguments of each tool that return a result with the bundled library. */
export const exampleValues: Record<string, ArgumentValues> = {
  search_indicators: { q: 'us real gdp' },
  describe_indicator: { id: 'real-gdp' },
  get_observations: { id: 'real-gdp', start: '2015', units: 'pc1' },
  get_revisions: { id: 'real-gdp', period: '2022-Q3' },
  get_calendar: { country: 'US' },
  run_diagnostics: { id: 'us-industrial-production', transformations: 'log, diff', stationarity: 'true' },
  run_forecast: { id: 'real-gdp', horizon: '8' },
  compute: {
    operation: 'difference',
    'series.0.name': 'ten years',
    'series.0.id': 'us-treasury-yield-10-year',
    'series.0.start': '2015',
    'series.1.name': 'two years',
    'series.1.id': 'us-treasury-yield-2-year',
    'series.1.start': '2015',
  },
};

/** Builds the arguments of a tool from what was entered. What is empty is left out. */
export function buildArguments(schema: ArgumentSchema, values: ArgumentValues): Record<string, unknown> {
  return (parseObject(schema, values, '') ?? {}) as Record<string, unknown>;
}

function parseObject(schema: ArgumentSchema, values: ArgumentValues, prefix: string): object | undefined {
  const entries = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const value = parseValue(property, values, prefix + name);
    return value === undefined ? [] : [[name, value]];
  });
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

function parseValue(schema: ArgumentSchema, values: ArgumentValues, path: string): unknown {
  const { type, items, maxItems = 0 } = schema;
  if (type === 'array' && items?.type === 'object') {
    const objects = Array.from({ length: maxItems }, (_, index) => parseObject(items, values, `${path}.${index}.`));
    return objects.filter((one) => one !== undefined);
  }
  const text = (values[path] ?? '').trim();
  if (text === '') return undefined;
  if (type === 'array') return text.split(',').map((part) => parseText(items?.type, part.trim()));
  return parseText(type, text);
}

/** A number that is none stays a text, about which the tool says what is wrong. */
function parseText(type: ArgumentSchema['type'], text: string): string | number | boolean {
  if (type === 'integer' && Number.isFinite(Number(text))) return Number(text);
  return type === 'boolean' ? text === 'true' : text;
}
