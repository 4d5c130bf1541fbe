/** Values as they stand in code. */

interface Valued {
  values?: readonly unknown[];
  dates?: readonly string[];
}

const mostShown = 100;

/** Whether code shows only the first of a request's values. */
export function isShortened({ values = [] }: Valued): boolean {
  return values.length > mostShown;
}

/** A request of which the first values stand for all. */
export function shortened(request: Valued): object {
  const { values, dates } = request;
  if (!isShortened(request)) return request;
  return {
    ...request,
    ...(values && { values: values.slice(0, mostShown) }),
    ...(dates && { dates: dates.slice(0, mostShown) }),
  };
}

/** A request as a literal of TypeScript, one field a line. */
export function literalOf(request: object): string {
  const fields = Object.entries(shortened(request)).map(([name, value]) => `    ${name}: ${inLine(value)},`);
  return `{\n${fields.join('\n')}\n  }`;
}

/** A value as TypeScript has it, on one line. */
export function inLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inLine).join(', ')}]`;
  if (typeof value === 'string') return `'${escaped(value)}'`;
  if (typeof value !== 'object' || value === null) return String(value);
  return `{ ${Object.entries(value)
    .map(([name, field]) => `${name}: ${inLine(field)}`)
    .join(', ')} }`;
}

function escaped(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n');
}
