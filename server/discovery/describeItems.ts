import type { Knex } from 'knex';
import type { Schemas } from '../schemas.js';
import type { Match } from '../search/findMatches.js';
import { listSlugsOfEntries } from '../store/listedInLibrary.js';
import { type Hit, readHits } from '../store/searchHits.js';
import type { CatalogItem } from './catalogIndex.js';

type CatalogEntry = Schemas['CatalogEntry'];

/** Placeholder for the country in the form of a series id. */
const countryPlaceholder = '{country}';

/**
 * Describes the entries of a page. `code3`: the requested country, for which an entry available for any country is described.
 */
export async function describeItems(
  db: Knex,
  page: Match<CatalogItem>[],
  code3: string | undefined,
): Promise<CatalogEntry[]> {
  const pairs = page.flatMap(({ indicator: { id }, series }): [number, number][] =>
    id === null || series.id === null ? [] : [[id, series.id]],
  );
  const hits = await readHits(db, pairs);
  const listed = page.flatMap(({ indicator }) => indicator.listed ?? []);
  const slugs = await listSlugsOfEntries(db, listed);
  const slugsOf = new Map(listed.map((entry, index) => [entry, slugs[index] ?? []]));
  return page.flatMap((match) => {
    const { id, listed } = match.indicator;
    if (listed !== null) return describeListed(match, slugsOf.get(listed) ?? [], code3);
    const hit = hits.get(id ?? 0);
    // It was deleted while the search ran.
    return hit === undefined ? [] : describeHeld(match, hit, code3);
  });
}

function describeListed(
  { indicator: { listed, category, frequency }, score }: Match<CatalogItem>,
  inLibrary: string[],
  code3: string | undefined,
): CatalogEntry[] {
  if (listed === null) return [];
  const { code, name, description, unit, agency, provider, seriesIdForm } = listed;
  const shown = { id: code, name, description, topic: category, frequency: frequency as CatalogEntry['frequency'] };
  const place = { country: null, countries: null, importSource: null };
  return [
    { ...shown, unit, sourceAgency: agency, provider, ...place, ...fillCountry(seriesIdForm, code3), inLibrary, score },
  ];
}

function describeHeld(
  { indicator, series, score }: Match<CatalogItem>,
  { description, unit, sourceAgency, provider, providerSeriesId, country }: Hit,
  code3: string | undefined,
): CatalogEntry {
  const { slug, name, category, frequency } = indicator;
  const shown = { id: slug, name, description, topic: category, frequency: frequency as CatalogEntry['frequency'] };
  return {
    ...shown,
    unit,
    sourceAgency,
    provider,
    country,
    countries: indicator.series.length,
    ...fillCountry(providerSeriesId, code3),
    importSource: series.importSource ?? null,
    inLibrary: [slug],
    score,
  };
}

/** Puts the requested country into the form of an id. */
function fillCountry(form: string, code3: string | undefined) {
  const hasPlaceholder = form.includes(countryPlaceholder);
  const seriesId = hasPlaceholder ? code3 && form.replace(countryPlaceholder, code3) : form;
  return {
    seriesId: seriesId ?? null,
    seriesIdForm: hasPlaceholder ? form : null,
  };
}
