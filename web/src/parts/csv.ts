/** Rows as a CSV text (RFC 4180). */
export function toCsv(rows: readonly (readonly unknown[])[]): string {
  return [...rows.map((row) => row.map(formatCell).join(',')), ''].join('\r\n');
}

/** Quoted where it must be; a text that a spreadsheet would run as a formula gets an apostrophe before it. */
function formatCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'string') return String(value);
  const text = /^[=+\-@\t\r\n]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
