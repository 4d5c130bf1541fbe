import { cacheByVersion } from '../cacheByVersion.js';
import { anyCountry, type SearchedIndicator } from '../search/searchIndex.js';
import type { CatalogueEntry } from '../series/catalogueEntry.js';
import { listCountries } from '../store/countries.js';
import { getLastCatalogueRead, listCatalogueDatasets } from '../store/providerCatalogue.js';
import { buildSearch, type Search } from './buildSearch.js';

/** A data set of a provider as a search item. */
export interface DatasetItem extends SearchedIndicator {
  entry: CatalogueEntry;
}

/** Returns the search index of the data sets, which is built once for each reading of a catalogue. Takes turns. */
export async function loadDatasetIndex(db: Parameters<typeof buildIndex>[0]): Promise<Search<DatasetItem>> {
  return buildIndex(db, await getLastCatalogueRead(db));
}

const buildIndex = cacheByVersion(async (db): Promise<Search<DatasetItem>> => {
  const datasets = await listCatalogueDatasets(db);
  return buildSearch(datasets.map(toItem), await listCountries(db));
});

function toItem(entry: CatalogueEntry): DatasetItem {
  const { provider, code, name, description, agency, topic } = entry;
  const dates = { firstDate: null, lastDate: null };
  const series = { country: anyCountry, provider, providerSeriesId: code, seasonalAdjustment: '', ...dates };
  return {
    entry,
    slug: `${provider}/${code}`,
    name,
    aliases: [code],
    description,
    category: topic,
    keywords: [],
    concept: '',
    frequency: '',
    prominence: 0,
    defaultCountry: anyCountry,
    series: [{ ...series, sourceAgency: agency }],
  };
}
