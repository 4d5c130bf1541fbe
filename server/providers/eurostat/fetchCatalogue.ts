import type { CatalogueEntry } from '../../series/catalogueEntry.js';
import { shorten, toOneLine } from '../catalogueTexts.js';
import type { ProviderAccess } from '../provider.js';
import { ProviderFailure } from '../providerFailure.js';
import { findStatusFailure } from '../responseFailure.js';

const title = 'Eurostat';
const maxNameLength = 300;
/** Columns of the table of contents; others, such as the number of values, are not used. */
const columns = { title: 0, code: 1, type: 2, firstPeriod: 5, lastPeriod: 6 };

/** Fetches the data sets in the table of contents, sorted by code. The topic is the folder at the second level. */
export async function fetchCatalogue({ send, baseUrl }: ProviderAccess): Promise<CatalogueEntry[]> {
  const text = await send({ url: new URL('catalogue/toc/txt?lang=en', baseUrl) }, (response) => {
    const failure = findStatusFailure(title, response);
    if (failure) throw failure;
    return response.text;
  });
  const [header = '', ...lines] = text.split('\n');
  const names = readCells(header).map((name) => name.trim());
  if (names[columns.title] !== 'title' || names[columns.code] !== 'code' || names[columns.type] !== 'type') {
    throw new ProviderFailure('malformed', `${title} returned a table of contents with unknown columns.`);
  }
  return readEntries(lines);
}

function readEntries(lines: string[]): CatalogueEntry[] {
  const entries = new Map<string, CatalogueEntry>();
  let topic = '';
  for (const cells of lines.map(readCells)) {
    const [indentedName = '', code = '', type = ''] = cells;
    const name = shorten(toOneLine(indentedName), maxNameLength);
    if (type === 'folder' && countIndents(indentedName) <= 1) topic = name;
    // A data set is in several folders; the first one counts.
    if (type === 'dataset' && /^\w+$/.test(code) && name !== '' && !entries.has(code)) {
      entries.set(code, toEntry({ code, name, topic, cells }));
    }
  }
  return [...entries.values()].sort((a, b) => (a.code < b.code ? -1 : 1));
}

function toEntry({ code, name, topic, cells }: { code: string; name: string; topic: string; cells: string[] }) {
  const [first = '', last = ''] = [cells[columns.firstPeriod], cells[columns.lastPeriod]].map((cell) => cell?.trim());
  const description = first === '' ? '' : `Values from ${first} to ${last}.`;
  const shared = { provider: 'eurostat', agency: title, frequency: '', unit: '' } as const;
  return { ...shared, code, seriesIdForm: `${code}?{key}`, name, description, topic };
}

/** Splits a line at tabs and removes the quotes, but not the spaces that indent the title. */
function readCells(line: string): string[] {
  return line.split('\t').map((cell) => /^\s*"(.*)"\s*$/.exec(cell)?.[1] ?? cell.trimEnd());
}

/** Each level of the table of contents is indented by four spaces. */
function countIndents(text: string): number {
  return Math.floor((text.length - text.trimStart().length) / 4);
}
