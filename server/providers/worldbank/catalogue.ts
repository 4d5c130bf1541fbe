import type { CatalogueEntry, ProviderAccess } from '../provider.js';
import { ProviderFailure } from '../providerFailure.js';
import { readPage, readPages, title, unitIn } from './readPage.js';

const rowsPerPage = 1_000;
/** World Development Indicators. */
const source = '2';
const longestDescription = 300;
const longestAgency = 200;

interface Row {
  id: string;
  name: string;
  sourceNote?: string;
  sourceOrganization?: string;
  topics?: { value?: string }[];
}

/** The World Development Indicators, by code, as the World Bank lists them. */
export async function fetchCatalogue({ ask, baseUrl }: ProviderAccess): Promise<CatalogueEntry[]> {
  const { rows } = await readPages((page) => {
    const url = new URL('indicator', baseUrl);
    const parameters = { format: 'json', source, per_page: String(rowsPerPage), page: String(page) };
    url.search = new URLSearchParams(parameters).toString();
    return ask({ url }, readPage<Row>);
  });
  const entries = new Map(rows.map((row) => [row.id, entryOf(row)]));
  return [...entries.values()].sort((a, b) => (a.code < b.code ? -1 : 1));
}

function entryOf({ id, name, sourceNote, sourceOrganization, topics = [] }: Row): CatalogueEntry {
  if (typeof id !== 'string' || typeof name !== 'string' || !/^[\w.]{1,100}$/.test(id)) {
    throw new ProviderFailure('malformed', `${title} listed an indicator without code or name.`);
  }
  return {
    code: id,
    seriesIdForm: `${id}/{country}`,
    name: onOneLine(name),
    description: shortened(onOneLine(sourceNote), longestDescription),
    agency: shortened(onOneLine(sourceOrganization), longestAgency),
    topic: onOneLine(topics[0]?.value),
    frequency: 'annual',
    unit: unitIn(name),
  };
}

function onOneLine(text: unknown): string {
  return typeof text === 'string' ? text.replace(/\s+/g, ' ').trim() : '';
}

/** Its first sentences, or where the first is too long, its beginning. */
function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const beginning = text.slice(0, most);
  const sentences = /^.{60,}[.!?](?=\s)/s.exec(beginning)?.[0];
  return sentences ?? `${beginning.slice(0, beginning.lastIndexOf(' ', most - 2)).replace(/[,;:]$/, '')}…`;
}
