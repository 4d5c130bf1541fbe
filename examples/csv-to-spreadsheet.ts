/**
 * Several indicators side by side in a CSV file that spreadsheets open: a row for each date, a column for each indicator.
 *   csv-to-spreadsheet.ts <file> [slug …]
 */
import { writeFileSync } from 'node:fs';
import { Almanac, toColumnsBySeries } from 'almanac-sdk';

const [file = 'almanac.csv', ...slugs] = process.argv.slice(2);
const id = slugs.length > 0 ? slugs : ['us-unemployment-rate', 'us-cpi-all-items', 'us-federal-funds-rate'];
const client = new Almanac({ apiKey: process.env.ALMANAC_KEY ?? '', baseUrl: process.env.ALMANAC_URL ?? '' });

const rows: { id?: string; country?: string; date: string; value: number | null }[] = [];
for await (const row of client.indicators.observations({ id, start: '2000-01-01' })) rows.push(row);
// A single series does not repeat its name in every row.
const named = id.length > 1 ? rows : rows.map((row) => ({ ...row, id: id[0] }));
const columns = [...toColumnsBySeries(named).values()].map(
  ({ dates, values }) => new Map(dates.map((date, index) => [date, values[index]])),
);
const dates = [...new Set(rows.map(({ date }) => date))].sort();

const lines = dates.map((date) => [date, ...columns.map((column) => column.get(date) ?? '')].join(','));
// The mark of UTF-8 is for Excel, which would take the file for another encoding.
writeFileSync(file, `\uFEFF${['date', ...id].join(',')}\r\n${lines.join('\r\n')}\r\n`);
console.log(`${file}: ${dates.length} dates of ${id.length} indicators`);
