import type { Operation, Schemas } from '../contract.js';
import { countryCode } from '../library/countryCode.js';
import { type Discoverable, discoverableSeriesOf } from '../library/discoverableSeries.js';
import { cursorAt, offsetOf } from '../library/offsetPages.js';
import { isProviderName } from '../providers/provider.js';
import { countFacets } from '../search/facets.js';
import { findMatches, type Match } from '../search/findMatches.js';
import { readQuery } from '../search/readQuery.js';
import { anyCountry } from '../search/searchIndex.js';

/** Stands for the country in the form of an id. */
const openPlace = '{country}';

/** Full-text search over what the library has and what providers list, with facets. */
export const discoveryCatalog: Operation<'discovery.catalog'> = async ({ db, library }, { query }) => {
  const offset = offsetOf(query);
  const { lexicon, index, alpha3 } = await discoverableSeriesOf(db, library.version);
  const { text, countries, frequency, corrections, ...read } = readQuery(query.q ?? '', lexicon);
  const country = await countryCode(db, query.country);
  const filters = { provider: query.provider, frequency: query.frequency, category: query.topic, country };
  const { matched, matches } = findMatches(index, { ...read, text, countries, frequency }, filters);
  const found = matches.filter(
    ({ indicator }) => query.inLibrary === undefined || indicator.inLibrary.length > 0 === query.inLibrary,
  );
  const page = found.slice(offset, offset + query.limit);
  const asked = country ?? countries[0];
  const code3 = asked === undefined ? undefined : alpha3.get(asked);
  return {
    json: {
      count: page.length,
      total: found.length,
      query: { text, countries, frequency, corrections, matched: found.length === 0 ? 'none' : matched },
      entries: page.map((match) => entryOf(match, code3)),
      facets: facetsOf(found),
      nextCursor: cursorAt(offset + page.length, found.length, query),
    },
  };
};

/** What is of any country is described for the country asked for. */
function entryOf(
  { indicator: item, series, score }: Match<Discoverable>,
  code3: string | undefined,
): Schemas['CatalogEntry'] {
  const { slug, title, description, category, frequency, listed, inLibrary } = item;
  const { provider, providerSeriesId, unit, sourceAgency, country } = series;
  const form = listed?.seriesIdForm ?? providerSeriesId;
  const isOpen = form.includes(openPlace);
  const seriesId = isOpen ? code3 && form.replace(openPlace, code3) : form;
  return {
    id: listed?.code ?? slug,
    name: title,
    description,
    topic: category,
    frequency,
    unit,
    sourceAgency,
    provider,
    country: listed === null ? country : null,
    countries: listed === null ? item.series.length : null,
    seriesId: isProviderName(provider) ? (seriesId ?? null) : null,
    seriesIdForm: isOpen ? form : null,
    inLibrary,
    score,
  };
}

function facetsOf(found: Match<Discoverable>[]): Schemas['CatalogResponse']['facets'] {
  const { provider, frequency, country, category } = countFacets(found);
  return {
    provider,
    frequency,
    country: country.filter(({ value }) => value !== anyCountry),
    topic: category.filter(({ value }) => value !== ''),
  };
}
