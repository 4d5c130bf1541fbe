/** Values as they stand in code. */

interface ValuesAndDates {
  values?: readonly unknown[];
  dates?: readonly string[];
}

const maxShownValues = 100;

/** Whether code shows only the first of a request's values. */
export function isTruncated({ values = [] }: ValuesAndDates): boolean {
  return values.length > maxShownValues;
}

/** A request of which the first values stand for all. */
export function truncateValues(request: ValuesAndDates): object {
  const { values, dates } = request;
  if (!isTruncated(request)) return request;
  return {
    ...request,
    ...(values && { values: values.slice(0, maxShownValues) }),
    ...(dates && { dates: dates.slice(0, maxShownValues) }),
  };
}

/** A request as a literal of TypeScript, one field a line. */
export function toLiteral(request: object): string {
  const fields = Object.entries(truncateValues(request)).map(
    ([name, value]) => `    ${name}: ${toInlineLiteral(value)},`,
  );
  return `{\n${fields.join('\n')}\n  }`;
}

/** A value as TypeScript has it, on one line. */
export function toInlineLiteral(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toInlineLiteral).join(', ')}]`;
  if (typeof value === 'string') return `'${escapeText(value)}'`;
  if (typeof value !== 'object' || value === null) return String(value);
  return `{ ${Object.entries(value)
    .map(([name, field]) => `${name}: ${toInlineLiteral(field)}`)
    .join(', ')} }`;
}

function escapeText(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n');
}
