import type { CatalogueEntry } from '../../series/catalogueEntry.js';
import { maxAgencyLength, maxDescriptionLength, shorten, toOneLine } from '../catalogueTexts.js';
import type { ProviderAccess } from '../provider.js';
import { ProviderFailure } from '../providerFailure.js';
import { fetchAllPages, parseUnit, readPage, title } from './readPage.js';

const rowsPerPage = 1_000;
/** World Development Indicators. */
const source = '2';

interface Row {
  id: string;
  name: string;
  sourceNote?: string;
  sourceOrganization?: string;
  topics?: { value?: string }[];
}

/** Fetches the list of World Development Indicators, sorted by code. */
export async function fetchCatalogue({ send, baseUrl }: ProviderAccess): Promise<CatalogueEntry[]> {
  const { rows } = await fetchAllPages((page) => {
    const url = new URL('indicator', baseUrl);
    const parameters = { format: 'json', source, per_page: String(rowsPerPage), page: String(page) };
    url.search = new URLSearchParams(parameters).toString();
    return send({ url }, readPage<Row>);
  });
  const entries = new Map(rows.map((row) => [row.id, toEntry(row)]));
  return [...entries.values()].sort((a, b) => (a.code < b.code ? -1 : 1));
}

function toEntry({ id, name, sourceNote, sourceOrganization, topics = [] }: Row): CatalogueEntry {
  if (typeof id !== 'string' || typeof name !== 'string' || !/^[\w.]{1,100}$/.test(id)) {
    throw new ProviderFailure('malformed', `${title} returned an indicator without a code or name.`);
  }
  return {
    provider: 'worldbank',
    code: id,
    seriesIdForm: `${id}/{country}`,
    name: toOneLine(name),
    description: shorten(toOneLine(sourceNote), maxDescriptionLength),
    agency: shorten(toOneLine(sourceOrganization), maxAgencyLength),
    topic: toOneLine(topics[0]?.value),
    frequency: 'annual',
    unit: parseUnit(name),
  };
}
