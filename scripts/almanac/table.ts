/** A column of a table. */
export interface Column {
  title: string;
  /** Numbers are aligned to the right. */
  isNumber?: boolean;
  /** Whether the cells are never cut, such as names that another command takes. */
  isWhole?: boolean;
}

export interface Table {
  columns: Column[];
  rows: string[][];
}

/** Creates columns of text. */
export function toColumns(...titles: string[]): Column[] {
  return titles.map((title) => ({ title }));
}

const gap = '  ';
const ellipsis = '…';
/** Cells are not cut below this width. */
const minWidth = 8;

/** Formats a table for people: a header, aligned columns, and long cells cut so that each line fits the width. Leaves out empty columns. */
export function formatTable(table: Table, width: number): string {
  const { columns, rows } = omitEmptyColumns(table);
  const widths = fitWidths(columns, rows, width);
  const formatRow = (cells: string[]) =>
    cells
      .map((cell, index) => formatCell(cell, widths[index] ?? 0, columns[index]))
      .join(gap)
      .trimEnd();
  return [columns.map(({ title }) => title), ...rows].map(formatRow).join('\n');
}

/** Formats a table for programs: a line of titles, and all cells in full, separated by tabs. */
export function formatTsv({ columns, rows }: Table): string {
  const lines = [columns.map(({ title }) => title), ...rows];
  return lines.map((cells) => cells.map(toOneLine).join('\t')).join('\n');
}

function omitEmptyColumns({ columns, rows }: Table): Table {
  const isShown = (_: unknown, index: number) => rows.length === 0 || rows.some((row) => row[index] !== '');
  return { columns: columns.filter(isShown), rows: rows.map((row) => row.filter(isShown).map(toOneLine)) };
}

/** Narrows the widest columns that may be cut until a line fits. */
function fitWidths(columns: Column[], rows: string[][], width: number): number[] {
  const widths = columns.map(({ title }, index) =>
    Math.max(title.length, ...rows.map((row) => row[index]?.length ?? 0)),
  );
  const getTotal = () => widths.reduce((sum, one) => sum + one + gap.length, -gap.length);
  while (getTotal() > width) {
    const cuttable = columns.flatMap(({ isNumber, isWhole }, index) => (isNumber || isWhole ? [] : [index]));
    const widest = Math.max(0, ...cuttable.map((index) => widths[index] ?? 0));
    if (widest <= minWidth) break;
    widths[cuttable.find((index) => widths[index] === widest) ?? 0] = widest - 1;
  }
  return widths;
}

function formatCell(cell: string, width: number, column: Column | undefined): string {
  const cut = cell.length > width ? cell.slice(0, width - ellipsis.length) + ellipsis : cell;
  return column?.isNumber ? cut.padStart(width) : cut.padEnd(width);
}

/** Also removes control characters, which could change the terminal. */
function toOneLine(cell: string): string {
  return cell.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}
