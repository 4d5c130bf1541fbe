import { cacheByVersion } from '../cacheByVersion.js';
import { anyCountry, type SearchedIndicator } from '../search/searchIndex.js';
import type { Frequency } from '../series/frequency.js';
import { listCountries } from '../store/countries.js';
import { type ListedSeriesEntry, listCatalogueSeries } from '../store/providerCatalogue.js';
import { listSearchableIndicators, type SearchableIndicator } from '../store/searchableSeries.js';
import { listOtherSources } from '../store/seriesSources.js';
import { buildSearch, type Search } from './buildSearch.js';

/** An indicator of the library, or an entry of a provider's catalogue, as a search item. */
export interface CatalogItem extends SearchedIndicator {
  /** The name to display. */
  title: string;
  frequency: Frequency;
  series: (SearchedIndicator['series'][number] & { unit: string })[];
  /** The catalogue entry; null for an indicator of the library. */
  listed: ListedSeriesEntry | null;
  /** Slugs of the indicators that contain it. */
  inLibrary: string[];
}

/** Search index of the library and the catalogues of the providers. */
export interface CatalogIndex extends Search<CatalogItem> {
  /** Alpha-3 country codes by alpha-2 code. */
  alpha3: Map<string, string>;
}

/** Returns the search index, which is built once for each version of the library. Takes turns. */
export const loadCatalogIndex = cacheByVersion(async (db): Promise<CatalogIndex> => {
  const countries = await listCountries(db);
  const indicators = addImportSources(await listSearchableIndicators(db), await listOtherSources(db));
  const slugs = mapSlugsByProviderSeries(indicators);
  const items = [
    ...indicators.map((one): CatalogItem => ({ ...one, title: one.name, listed: null, inLibrary: [one.slug] })),
    ...(await listCatalogueSeries(db)).map((listed) => toCatalogItem(listed, slugs)),
  ];
  const alpha3 = new Map(countries.map(({ code, code3 }) => [code, code3]));
  return { ...(await buildSearch(items, countries)), alpha3 };
});

/** Adds where imports read the series that come from another provider. */
function addImportSources(
  indicators: SearchableIndicator[],
  sources: Awaited<ReturnType<typeof listOtherSources>>,
): (SearchableIndicator & SearchedIndicator)[] {
  const byId = new Map(
    sources.map(({ seriesId, provider, providerSeriesId }) => [seriesId, { provider, seriesId: providerSeriesId }]),
  );
  return indicators.map((indicator) => {
    const series = indicator.series.map((one) => ({ ...one, importSource: byId.get(one.id) }));
    return { ...indicator, series };
  });
}

/** Maps `provider seriesId` to slugs of the library; ids with a country are also mapped with the placeholder `{country}`. */
function mapSlugsByProviderSeries(indicators: Pick<SearchedIndicator, 'slug' | 'series'>[]): Map<string, Set<string>> {
  const slugs = new Map<string, Set<string>>();
  for (const { slug, series } of indicators) {
    for (const { provider, providerSeriesId, importSource } of series) {
      const ids = [providerSeriesId, providerSeriesId.replace(/\/[A-Z]{3}$/, '/{country}')];
      const keys = ids.map((id) => `${provider} ${id}`);
      if (importSource) keys.push(`${importSource.provider} ${importSource.seriesId}`);
      for (const key of keys) slugs.set(key, (slugs.get(key) ?? new Set()).add(slug));
    }
  }
  return slugs;
}

function toCatalogItem(listed: ListedSeriesEntry, slugs: Map<string, Set<string>>): CatalogItem {
  const { provider, code, seriesIdForm, name, description, agency, topic, frequency, unit } = listed;
  const series = {
    country: anyCountry,
    provider,
    providerSeriesId: code,
    seasonalAdjustment: '',
    sourceAgency: agency,
    firstDate: null,
    lastDate: null,
    unit,
  };
  return {
    title: name,
    listed,
    inLibrary: [...(slugs.get(`${provider} ${seriesIdForm}`) ?? [])].sort(),
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
