import type { Knex } from 'knex';
import { getToday } from '../../server/appContext.js';
import { headlines } from '../../server/countries/headlines.js';
import { type HeadlineStatus, readCountryStatus } from '../../server/countries/readCountryStatus.js';
import { countryGroups, findCountryGroup } from '../../server/countryGroups.js';
import { findCountryCodes } from '../../server/parameters/findCountryCode.js';
import { listCountries } from '../../server/store/countries.js';
import type { OptionValues } from './arguments.js';
import type { Command } from './command.js';
import { getTerminalWidth } from './formatOutput.js';
import { type Column, formatTable, type Table, toColumns } from './table.js';
import { createUnknownNameError, UsageError } from './usageError.js';

const defaultGroup = 'G20';
const cellWidth = 10;
const marks = { current: '', behind_schedule: '*', held_until: '.' };
const legend = `The last date of each headline value. The columns are explained below.
* behind schedule   . no newer values expected   - no value`;

/** The library commands by name. */
export const libraryCommands: Record<string, Command> = {
  'library status': {
    summary: `Shows the last date and the source of the headline values of countries, by default of the ${defaultGroup}.`,
    options: {
      country: { type: 'string', value: 'code,…', help: 'Only these countries.' },
      group: { type: 'string', value: 'group', help: `Only the members of this group. Defaults to ${defaultGroup}.` },
    },
    example: 'library status --country FR',
    read(values) {
      const selection = readSelection(values);
      return async (context) => {
        const { db } = context;
        const codes = await selectCodes(db, selection);
        const data: HeadlineStatus[] = [];
        for (const code of codes) data.push(...(await readCountryStatus(db, code, getToday(context))));
        const table = { columns, rows: codes.flatMap((code) => listRows(code, data)) };
        if (codes.length === 1) return { table, text: formatCountry(table, getTerminalWidth()), data };
        return { text: formatMatrix(codes, data, getTerminalWidth()), table, data };
      };
    },
  },
};

type Selection = { countries: string[] } | { members: string[] };

function readSelection({ country, group }: OptionValues): Selection {
  if (country !== undefined && group !== undefined) throw new UsageError('Use either --country or --group.');
  if (typeof country === 'string') return { countries: country.split(',').map((code) => code.trim()) };
  const name = String(group ?? defaultGroup);
  const members = findCountryGroup(name.toUpperCase())?.members;
  if (members !== undefined) return { members };
  const known = countryGroups.map(({ code }) => code);
  throw createUnknownNameError('Unknown group', name, known);
}

/** Lists the codes of known countries. A group can have a member that the library does not know. */
async function selectCodes(db: Knex, selection: Selection): Promise<string[]> {
  if ('countries' in selection) return findCountryCodes(db, selection.countries);
  const known = new Set((await listCountries(db)).map(({ code }) => code));
  return selection.members.filter((code) => known.has(code));
}

const columns: Column[] = [
  { title: 'COUNTRY', isWhole: true },
  { title: 'HEADLINE' },
  { title: 'LAST DATE', isWhole: true },
  { title: 'STATUS', isWhole: true },
  ...toColumns('INDICATOR', 'PROVIDER', 'AGENCY'),
];

/** One row for each headline of a country. */
function listRows(code: string, data: HeadlineStatus[]): string[][] {
  return headlines.map(({ id, name }) => {
    const one = data.find(({ country, headline }) => country === code && headline === id);
    if (one === undefined) return [code, name, '-', 'no value', '', '', ''];
    const { lastDate, freshness, indicator, provider, sourceAgency } = one;
    return [code, name, lastDate, freshness.replaceAll('_', ' '), indicator, provider, sourceAgency];
  });
}

/** The table without the country, which is the same in each row, and without the agency, for which a terminal is too narrow. */
function formatCountry({ columns, rows }: Table, width: number): string {
  return formatTable({ columns: columns.slice(1, -1), rows: rows.map((row) => row.slice(1, -1)) }, width);
}

/** One row for each country and one column for each headline, in blocks that fit the width, between the legend of the marks and that of the columns. */
function formatMatrix(codes: string[], data: HeadlineStatus[], width: number): string {
  const perBlock = Math.max(1, Math.floor((width - 4) / cellWidth));
  const blocks: string[] = [];
  for (let start = 0; start < headlines.length; start += perBlock) {
    const shown = headlines.slice(start, start + perBlock);
    const head = formatRow(
      '',
      shown.map(({ label }) => label),
    );
    const rows = codes.map((code) =>
      formatRow(
        code,
        shown.map(({ id }) => formatCell(data, code, id)),
      ),
    );
    blocks.push([head, ...rows].join('\n'));
  }
  return [legend, ...blocks, `Columns, with their indicators and providers:\n${formatSources(data)}`].join('\n\n');
}

function formatRow(code: string, cells: string[]): string {
  return [code.padEnd(4), ...cells.map((cell) => cell.padEnd(cellWidth))].join('').trimEnd();
}

function formatCell(data: HeadlineStatus[], code: string, id: string): string {
  const one = data.find(({ country, headline }) => country === code && headline === id);
  return one === undefined ? '-' : `${one.lastDate.slice(0, 7)}${marks[one.freshness]}`;
}

function formatSources(data: HeadlineStatus[]): string {
  const lines = headlines.map(({ id, label, name }) => {
    const sources = data
      .filter(({ headline }) => headline === id)
      .map(({ indicator, provider }) => `${indicator} (${provider})`);
    return [`${label.padEnd(cellWidth)}${name}`, ...new Set(sources)].join(`\n${' '.repeat(cellWidth)}`);
  });
  return lines.join('\n');
}
