import type { Knex } from 'knex';
import { AttachedValue } from '../attachedValue.js';
import { cacheByVersion } from '../cacheByVersion.js';
import type { CandidateItems } from '../search/candidateIndex.js';
import type { Lexicon } from '../search/lexicon.js';
import type { SearchDocument } from '../search/searchDocument.js';
import {
  anyCountry,
  type IndexedIndicator,
  type RankedIndicator,
  type RankedSeries,
  type SearchedIndicator,
  type SearchIndex,
} from '../search/searchIndex.js';
import { listCountries } from '../store/countries.js';
import { getLastCatalogueRead, type ListedSeriesEntry, listCatalogueSeries } from '../store/providerCatalogue.js';
import { buildSearch } from './buildSearch.js';

/** An indicator of the library, or an entry of a provider's catalogue, as a search item. */
export interface CatalogItem extends RankedIndicator {
  /** The indicator; null for an entry of a catalogue. */
  id: number | null;
  /** The catalogue entry; null for an indicator of the library. */
  listed: ListedSeriesEntry | null;
  series: (RankedSeries & { id: number | null })[];
}

/** Search index of the catalogues of the providers. The database searches the library. */
export interface CatalogIndex {
  lexicon: Lexicon;
  index: SearchIndex<CatalogItem>;
  /** Alpha-3 country codes by alpha-2 code. */
  alpha3: Map<string, string>;
}

/** Returns the search index of the catalogues, which is built once for each reading of a catalogue. Takes turns. */
export async function loadCatalogIndex(db: Knex): Promise<CatalogIndex> {
  return buildIndex(db, await getLastCatalogueRead(db));
}

const buildIndex = cacheByVersion(async (db): Promise<CatalogIndex> => {
  const countries = await listCountries(db);
  const { lexicon, index } = await buildSearch((await listCatalogueSeries(db)).map(toListedItem), countries);
  return { lexicon, index, alpha3: new Map(countries.map(({ code, code3 }) => [code, code3])) };
});

/** Returns the entries of the catalogues, which are searched together with the indicators of the library. */
export function toCandidateItems({ index }: CatalogIndex): CandidateItems<CatalogItem> {
  return { others: index, toIndexed: toIndexedItem, hasImportIds: true };
}

/** What was made of each document. */
const indexedItems = new AttachedValue<SearchDocument, IndexedIndicator<CatalogItem>>();

function toIndexedItem(document: SearchDocument): IndexedIndicator<CatalogItem> {
  const known = indexedItems.get(document);
  if (known !== undefined) return known;
  const item = { ...document.indexed, indicator: toLibraryItem(document) };
  indexedItems.set(document, item);
  return item;
}

/** Adds where imports read the series that come from another provider. */
function toLibraryItem({ indexed: { indicator }, imports }: SearchDocument): CatalogItem {
  const sources = new Map(imports.map(([id, provider, seriesId]) => [id, { provider, seriesId }]));
  const series = indicator.series.map(
    ({ id, country, provider, seasonalAdjustment, firstDate, lastDate }): CatalogItem['series'][number] => {
      return { id, country, provider, importSource: sources.get(id), seasonalAdjustment, firstDate, lastDate };
    },
  );
  return { ...indicator, series, listed: null };
}

function toListedItem(listed: ListedSeriesEntry): CatalogItem & SearchedIndicator {
  const { provider, code, name, description, agency, topic, frequency } = listed;
  const series = {
    id: null,
    country: anyCountry,
    provider,
    providerSeriesId: code,
    seasonalAdjustment: '',
    sourceAgency: agency,
    firstDate: null,
    lastDate: null,
  };
  return {
    id: null,
    listed,
    slug: `${provider}/${code}`,
    // "US$" must not match the country, and the name without the unit is a better keyword.
    name: name.replaceAll('US$', 'dollars'),
    aliases: [name, code],
    description,
    category: topic,
    keywords: [name.replace(/\s*\([^()]*\)$/, '')],
    concept: '',
    frequency,
    prominence: 0,
    defaultCountry: anyCountry,
    series: [series],
  };
}
