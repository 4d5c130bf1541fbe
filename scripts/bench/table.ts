/** Formats rows as aligned columns: the first column left-aligned, all others right-aligned. */
export function formatTable(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [header, ...rows];
  const widths = header.map((_, column) => Math.max(...all.map((row) => (row[column] ?? '').length)));
  const formatLine = (row: readonly string[]): string =>
    widths.map((width, column) => pad(row[column] ?? '', width, column)).join('  ');
  return [formatLine(header), widths.map((width) => '-'.repeat(width)).join('  '), ...rows.map(formatLine)].join('\n');
}

function pad(text: string, width: number, column: number): string {
  return column === 0 ? text.padEnd(width) : text.padStart(width);
}

/** Formats a number with a fixed number of decimals and thousands separators. */
export function formatNumber(value: number, decimals = 0): string {
  return value.toLocaleString('en', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}

/** Formats a ratio with three significant digits. */
export function formatRatio(value: number): string {
  return value.toLocaleString('en', { maximumSignificantDigits: 3 });
}

export function formatMegabytes(bytes: number): string {
  return `${formatNumber(bytes / 1e6, 1)} MB`;
}
