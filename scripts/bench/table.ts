/** Rows of text as aligned columns: the first to the left, numbers to the right. */
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

/** A number with as many decimals as are asked for, and commas between thousands. */
export function formatNumber(value: number, decimals = 0): string {
  return value.toLocaleString('en', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}

/** A ratio by three significant digits, so that a hundredth reads as well as a hundred. */
export function formatRatio(value: number): string {
  return value.toLocaleString('en', { maximumSignificantDigits: 3 });
}

export function formatMegabytes(bytes: number): string {
  return `${formatNumber(bytes / 1e6, 1)} MB`;
}
