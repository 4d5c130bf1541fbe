import type { Operation, Schemas } from '../contract.js';
import { countryCode } from '../library/countryCode.js';
import { type Discoverable, discoverableSeriesOf } from '../library/discoverableSeries.js';
import { cursorAt, offsetOf } from '../library/offsetPages.js';
import { isProviderName } from '../providers/provider.js';
import { countCountries, countFacets } from '../search/facets.js';
import type { SearchFilters } from '../search/filters.js';
import { findMatches, type Match } from '../search/findMatches.js';
import { readQuery } from '../search/readQuery.js';

/** Stands for the country in the form of an id. */
const openPlace = '{country}';

/** Full-text search over what the library has and what providers list, with facets. */
export const discoveryCatalog: Operation<'discovery.catalog'> = async ({ db, library }, { query }) => {
  const offset = offsetOf(query);
  const { lexicon, index, alpha3 } = await discoverableSeriesOf(db, library.version);
  const question = readQuery(query.q ?? '', lexicon);
  const { text, countries, frequency, corrections } = question;
  const country = await countryCode(db, query.country);
  const find = (filters: SearchFilters) => {
    const { matched, matches } = findMatches(index, question, filters);
    return { matched, found: matches.filter(isWhereAsked(query.inLibrary)) };
  };
  const filters = { provider: query.provider, frequency: query.frequency, category: query.topic };
  const { matched, found } = find({ ...filters, country });
  const ofCountries = country === undefined ? found : find(filters).found;
  const page = found.slice(offset, offset + query.limit);
  const asked = country ?? countries[0];
  const code3 = asked === undefined ? undefined : alpha3.get(asked);
  return {
    json: {
      count: page.length,
      total: found.length,
      query: { text, countries, frequency, corrections, matched: found.length === 0 ? 'none' : matched },
      entries: page.map((match) => entryOf(match, code3)),
      facets: { ...facetsOf(found), country: countCountries(ofCountries, alpha3.keys()) },
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

/** Whether something is in the library, or is not, as asked. */
function isWhereAsked(inLibrary: boolean | undefined): (match: Match<Discoverable>) => boolean {
  return ({ indicator }) => inLibrary === undefined || indicator.inLibrary.length > 0 === inLibrary;
}

function facetsOf(
  found: Match<Discoverable>[],
): Pick<Schemas['CatalogResponse']['facets'], 'provider' | 'frequency' | 'topic'> {
  const { provider, frequency, category } = countFacets(found);
  return { provider, frequency, topic: category.filter(({ value }) => value !== '') };
}
