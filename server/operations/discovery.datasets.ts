import { getToday } from '../appContext.js';
import type { Operation } from '../contract.js';
import type { Search } from '../discovery/buildSearch.js';
import { cacheResults } from '../discovery/cacheResults.js';
import { type DatasetItem, loadDatasetIndex } from '../discovery/datasetIndex.js';
import { createCursorAt, getOffset } from '../paging/offsetPages.js';
import type { ProviderName } from '../providers/provider.js';
import type { Schemas } from '../schemas.js';
import { countFacets } from '../search/facets.js';
import { findMatches, type Match, type Matches } from '../search/findMatches.js';
import { readQuery } from '../search/readQuery.js';

interface Results extends Pick<Schemas['DatasetsResponse'], 'facets'> {
  match: Omit<Matches<DatasetItem>, 'matches'>;
  matches: Match<DatasetItem>[];
}

const getResults = cacheResults<Search<DatasetItem>, Results>();

/** Searches the data sets that providers list. */
export const discoveryDatasets: Operation<'discovery.datasets'> = async (context, { query }) => {
  const offset = getOffset(query);
  const search = await loadDatasetIndex(context.db);
  const parsedQuery = readQuery(query.q ?? '', search.lexicon);
  const { text, countries, frequency, corrections } = parsedQuery;
  const filters = { provider: query.provider, category: query.topic };
  const { match, matches, facets } = getResults(search, { key: { ...filters, q: query.q }, offset }, () => {
    const { matches, ...match } = findMatches(search.index, parsedQuery, filters, getToday(context));
    const { provider, category } = countFacets(matches);
    return { match, matches, facets: { provider, topic: category.filter(({ value }) => value !== '') } };
  });
  const page = matches.slice(offset, offset + query.limit);
  return {
    json: {
      count: page.length,
      total: matches.length,
      query: { text, countries, frequency, corrections, ...match, notHeld: [] },
      datasets: page.map(toDatasetEntry),
      facets,
      nextCursor: createCursorAt(offset + page.length, matches.length, query),
    },
  };
};

function toDatasetEntry({ indicator: { entry }, score }: Match<DatasetItem>): Schemas['DatasetEntry'] {
  const { code, name, description, topic, agency, provider, seriesIdForm } = entry;
  return { id: code, name, description, topic, agency, provider: provider as ProviderName, seriesIdForm, score };
}
