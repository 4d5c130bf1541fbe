interface ValuesAndDates {
  values?: readonly unknown[];
  dates?: readonly string[];
}

const maxShownValues = 100;

/** Whether code samples show only the first values of a request. */
export function isTruncated({ values = [] }: ValuesAndDates): boolean {
  return values.length > maxShownValues;
}

/** Returns the request with at most the first 100 values. */
export function truncateValues(request: ValuesAndDates): object {
  const { values, dates } = request;
  if (!isTruncated(request)) return request;
  return {
    ...request,
    ...(values && { values: values.slice(0, maxShownValues) }),
    ...(dates && { dates: dates.slice(0, maxShownValues) }),
  };
}

/** Formats a request as a TypeScript literal with one field per line. */
export function toLiteral(request: object): string {
  const fields = Object.entries(truncateValues(request)).map(
    ([name, value]) => `  ${name}: ${toInlineLiteral(value)},`,
  );
  return `{\n${fields.join('\n')}\n}`;
}

/** Formats a value as a TypeScript literal on one line. */
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
