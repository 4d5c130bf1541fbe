import type { CommandOutput, OutputFormat } from './command.js';
import { formatTable, formatTsv } from './table.js';

/** The width of output that does not go to a terminal. */
const defaultWidth = 80;

/** Returns the width of the terminal. */
export function getTerminalWidth(): number {
  return process.stdout.columns ?? defaultWidth;
}

/** Formats the result of a command. A result that is not a table is the same text in both formats for lines. */
export function formatOutput({ text, table, data }: CommandOutput, format: OutputFormat): string {
  if (format === 'json') return JSON.stringify(data, null, 2);
  if (format === 'tsv' && table !== undefined) return formatTsv(table);
  return text ?? (table === undefined ? '' : formatTable(table, getTerminalWidth()));
}

/** Formats an instant for a cell, in UTC: `2026-11-21 12:00`. JSON has the full instant. */
export function formatInstant(instant: string): string {
  return instant.slice(0, 16).replace('T', ' ');
}
