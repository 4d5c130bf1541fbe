/*
 * Euro foreign exchange reference rates of the ECB: a zip archive with one table, a row per day, newest first, and a column per currency. A series id is a
 * currency. `N/A` means that there is no rate of that day: the observation is left out, as in the series of the ECB Data Portal.
 */

import type { CatalogueEntry } from '../../series/catalogueEntry.js';
import { isCalendarDate } from '../../series/periods.js';
import type { Provider, ProviderAccess, ProviderObservation } from '../provider.js';
import { ProviderFailure } from '../providerFailure.js';
import { readNumber } from '../readNumber.js';
import { addObservations } from './addObservations.js';
import { createFileProvider, download, type FileSeries } from './createFileProvider.js';
import { readLines } from './readLines.js';
import { openZip } from './readZip.js';

const title = 'ECB reference rates';
const archivePath = 'eurofxref-hist.zip';

const files = createFileProvider({
  info: {
    name: 'eurofxref',
    title,
    homepage: 'https://www.ecb.europa.eu/stats/policy_and_exchange_rates/euro_reference_exchange_rates/',
    terms: {
      summary: 'Free reuse: name the ECB and state what you changed. Rates are for information only.',
      url: 'https://www.ecb.europa.eu/services/using-our-site/disclaimer/html/index.en.html',
    },
    baseUrl: 'https://www.ecb.europa.eu/stats/eurofxref/',
    key: null,
    budgets: [{ calls: 10, seconds: 60 }],
    exampleId: 'USD',
  },
  parseId: (id) => (/^[A-Z]{3}$/.test(id) ? { path: archivePath, name: id } : undefined),
  readFile,
});

export const eurofxref: Provider = {
  ...files,
  catalogue: {
    scope: 'complete',
    contents: 'series',
    subject: 'Currencies with a reference rate',
    fetch: fetchCatalogue,
  },
};

/** Fetches the list of currencies, which is the header of the table. */
async function fetchCatalogue(access: ProviderAccess): Promise<CatalogueEntry[]> {
  const { file } = await download(title, access, archivePath);
  for await (const line of await openTable(file)) {
    const currencies = readCurrencies(line).filter((cell) => /^[A-Z]{3}$/.test(cell));
    return currencies.sort().map(toEntry);
  }
  throw new ProviderFailure('malformed', `${title} returned an empty table.`);
}

function toEntry(code: string): CatalogueEntry {
  const { title: name, frequency, unit } = buildSeries(code, []);
  const shared = { provider: 'eurofxref', description: '', agency: 'European Central Bank', topic: 'Exchange rates' };
  return { ...shared, code, seriesIdForm: code, name, frequency, unit };
}

/** The rates of a currency, with the index of its column. */
interface Column {
  currency: string;
  index: number;
  observations: ProviderObservation[];
}

async function readFile(file: Buffer, _path: string, currencies: Set<string>): Promise<Map<string, FileSeries>> {
  let columns: Column[] | undefined;
  for await (const line of await openTable(file)) {
    if (columns === undefined) columns = readHeader(readCurrencies(line), currencies);
    else addRow(columns, splitLine(line));
  }
  return new Map((columns ?? []).map(({ currency, observations }) => [currency, buildSeries(currency, observations)]));
}

/** Returns the lines of the table in the archive. */
async function openTable(file: Buffer): Promise<AsyncIterable<string>> {
  const archive = await openZip(title, file);
  const name = archive.names.find((one) => one.endsWith('.csv'));
  if (name === undefined) throw new ProviderFailure('malformed', `${title} returned an archive without a table.`);
  return readLines(title, archive.readText(name));
}

function splitLine(line: string): string[] {
  return line.split(',').map((cell) => cell.trim());
}

/** Returns the cells of the header: the currencies after the date. */
function readCurrencies(line: string): string[] {
  const cells = splitLine(line);
  if (cells[0] !== 'Date') throw new ProviderFailure('malformed', `${title} returned a table without dates.`);
  return cells;
}

function readHeader(cells: string[], currencies: Set<string>): Column[] {
  return [...currencies]
    .map((currency) => ({ currency, index: cells.indexOf(currency), observations: [] }))
    .filter(({ index }) => index !== -1);
}

function addRow(columns: Column[], cells: string[]): void {
  for (const { index, observations } of columns) {
    addObservations(title, observations, readCell(cells[0] ?? '', cells[index]));
  }
}

function readCell(date: string, cell = ''): ProviderObservation[] {
  if (!isCalendarDate(date))
    throw new ProviderFailure('malformed', `${title} returned an invalid date: '${date.slice(0, 50)}'.`);
  if (cell === 'N/A' || cell === '') return [];
  const value = readNumber(cell);
  if (value === undefined)
    throw new ProviderFailure('malformed', `${title} returned an invalid rate: '${cell.slice(0, 50)}'.`);
  return [{ date, period: date, value, status: 'normal', flag: '' }];
}

function buildSeries(currency: string, observations: ProviderObservation[]): FileSeries {
  const unit = `${currency} per euro`;
  return {
    title: `Euro reference exchange rate, ${unit}`,
    frequency: 'daily',
    unit,
    seasonalAdjustment: null,
    observations,
    vintages: null,
  };
}
