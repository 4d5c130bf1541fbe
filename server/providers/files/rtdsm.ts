/*
 * Real-Time Data Set for Macroeconomists of the Federal Reserve Bank of Philadelphia: a workbook per series, with a row per period and a column per vintage
 * (`EMPLOY24M3`, `WSD24Q1`). A series id is the name of the series. Workbooks state no unit. For a name without a workbook, the site returns a web page.
 */
import type { Frequency } from '../../series/frequency.js';
import { addDays, addPeriods } from '../../series/periods.js';
import type { VintageUpdate } from '../../series/vintageUpdate.js';
import { takeTurn } from '../../takeTurn.js';
import { ProviderFailure } from '../providerFailure.js';
import { readPeriod } from '../readPeriod.js';
import { createFileProvider, type FileSeries } from './createFileProvider.js';
import { type Cell, readFirstSheet } from './readWorkbook.js';

const title = 'Real-Time Data Set';

/** Monthly series of the employment report, whose vintages are dated by the 15th of the month. */
const employmentReportSeries = new Set(['EMPLOY', 'H', 'HG', 'HS', 'LFC', 'LFPART', 'POP']);

/** Monthly series of releases that come out later, whose vintages are dated by the last day of the month. */
const otherMonthlySeries = new Set(['CUM', 'CUT', 'HSTARTS', 'IPM', 'IPT', 'PCPI', 'PCPIX', 'PPPI', 'PPPIX']);

/** Years of vintages have two digits. The first vintage is of 1962. */
const firstCenturyYear = 60;

interface Vintage {
  column: number;
  date: string;
}

export const rtdsm = createFileProvider({
  info: {
    name: 'rtdsm',
    title,
    homepage:
      'https://www.philadelphiafed.org/surveys-and-data/real-time-data-research/real-time-data-set-for-macroeconomists',
    terms: {
      summary:
        'For information, education and research: name the Federal Reserve Bank of Philadelphia; ask it before commercial use.',
      url: 'https://www.philadelphiafed.org/about-us/privacy-notice',
    },
    baseUrl: 'https://www.philadelphiafed.org/-/media/FRBP/Assets/Surveys-And-Data/real-time-data/data-files/xlsx/',
    key: null,
    budgets: [{ calls: 1, seconds: 1 }],
    exampleId: 'WSD',
  },
  parseId(id) {
    if (!/^[A-Z]{1,12}$/.test(id)) return undefined;
    return { path: isMonthly(id) ? `${id.toLowerCase()}MvMd.xlsx` : `${id}QvQd.xlsx`, name: id };
  },
  async readFile(file, _path, names) {
    const rows = await readFirstSheet(title, file);
    const series = [...names].map(async (name) => [name, await buildSeries(name, rows)] as const);
    return new Map(await Promise.all(series));
  },
});

function isMonthly(name: string): boolean {
  return employmentReportSeries.has(name) || otherMonthlySeries.has(name);
}

async function buildSeries(name: string, [header = [], ...rows]: Cell[][]): Promise<FileSeries> {
  const frequency: Frequency = isMonthly(name) ? 'monthly' : 'quarterly';
  const vintages = header.flatMap((cell, column) => readVintage(name, frequency, cell, column));
  const dates = rows.map(([period]) => readDate(period, frequency));
  const last = vintages.at(-1);
  if (last === undefined)
    throw new ProviderFailure('malformed', `${title} returned a workbook without vintages of ${name}.`);
  return {
    title: name,
    frequency,
    unit: '',
    seasonalAdjustment: null,
    observations: rows.flatMap((row, index) => {
      const [date = '', value] = [dates[index], row[last.column]];
      return typeof value === 'number' ? [{ date, period: String(row[0]), value, status: 'normal', flag: '' }] : [];
    }),
    vintages: await buildUpdates(vintages, rows, dates),
    vintageKind: 'snapshot',
  };
}

function readVintage(name: string, frequency: Frequency, cell: Cell, column: number): Vintage[] {
  const [, years = '', letter = '', number = ''] =
    new RegExp(`^${name}(\\d{2})([MQ])(\\d{1,2})$`).exec(String(cell)) ?? [];
  const year = Number(years) + (Number(years) < firstCenturyYear ? 2000 : 1900);
  const period = readPeriod(`${year}-${letter}${letter === 'M' ? number.padStart(2, '0') : number}`);
  if (letter === '' || period?.frequency !== frequency) return [];
  return [{ column, date: getVintageDay(name, period.date) }];
}

/** Returns the day on which a vintage was public at the latest: for quarters the 15th of the middle month. */
function getVintageDay(name: string, start: string): string {
  if (employmentReportSeries.has(name)) return addDays(start, 14);
  return addDays(addPeriods(start, 1, 'monthly'), otherMonthlySeries.has(name) ? -1 : 14);
}

/** Reads a period such as `1947:Q1` or `1947:01`. */
function readDate(cell: Cell, frequency: Frequency): string {
  const period = readPeriod(String(cell).replace(':', '-'));
  if (period?.frequency === frequency) return period.date;
  throw new ProviderFailure('malformed', `${title} returned an invalid period: '${String(cell).slice(0, 50)}'.`);
}

/**
 * Compares each vintage with the one before, and takes a turn before it. A value that a vintage does not have is null. Vintages without a change are left out.
 */
async function buildUpdates(vintages: Vintage[], rows: Cell[][], dates: string[]): Promise<VintageUpdate[]> {
  const known = new Array<number | null>(rows.length).fill(null);
  const updates: VintageUpdate[] = [];
  for (const { column, date } of vintages) {
    await takeTurn();
    const changed: VintageUpdate['changed'] = [];
    // A workbook has up to a million cells, so that this loop creates nothing for those that are unchanged.
    for (const [index, row] of rows.entries()) {
      const cell = row[column];
      const value = typeof cell === 'number' ? cell : null;
      if (known[index] !== value) changed.push({ date: dates[index] ?? '', value });
      known[index] = value;
    }
    if (changed.length > 0) updates.push({ date, unit: '', changed });
  }
  return updates;
}
