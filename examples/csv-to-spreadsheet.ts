/**
 * Writes several indicators side by side to a CSV file for spreadsheets: one row for each date, one column for each indicator.
 *   csv-to-spreadsheet.ts <file> [slug …]
 */
import { writeFileSync } from 'node:fs';
import { Almanac, toColumnsBySeries } from 'almanac-sdk';

const [file = 'almanac.csv', ...slugs] = process.argv.slice(2);
const id = slugs.length > 0 ? slugs : ['us-unemployment-rate', 'us-cpi-all-items', 'us-federal-funds-rate'];
const client = new Almanac();

const rows: { id?: string; country?: string; date: string; value: number | null }[] = [];
for await (const row of client.indicators.observations({ id, start: '2000-01-01' })) rows.push(row);
// If you request a single indicator, its rows have no id.
const rowsWithId = id.length > 1 ? rows : rows.map((row) => ({ ...row, id: id[0] }));
const columns = [...toColumnsBySeries(rowsWithId).values()].map(
  ({ dates, values }) => new Map(dates.map((date, index) => [date, values[index]])),
);
const dates = [...new Set(rows.map(({ date }) => date))].sort();

const lines = dates.map((date) => [date, ...columns.map((column) => column.get(date) ?? '')].join(','));
// Excel needs the byte order mark to read the file as UTF-8.
writeFileSync(file, `\uFEFF${['date', ...id].join(',')}\r\n${lines.join('\r\n')}\r\n`);
console.log(`${file}: ${dates.length} dates of ${id.length} indicators`);
