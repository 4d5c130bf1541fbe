/** Formats rows as CSV (RFC 4180). */
export function toCsv(rows: readonly (readonly unknown[])[]): string {
  return [...rows.map((row) => row.map(formatCell).join(',')), ''].join('\r\n');
}

/** Quotes a cell where required. Prefixes text that a spreadsheet would run as a formula with an apostrophe. */
function formatCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'string') return String(value);
  const text = /^[=+\-@\t\r\n]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
