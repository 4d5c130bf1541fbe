import type { Knex } from 'knex';
import type { Schemas } from '../schemas.js';
import type { Match } from '../search/findMatches.js';
import { listIndicatorsByIds } from '../store/indicators.js';
import { listSlugsOfEntries } from '../store/listedInLibrary.js';
import { listSeriesByIds, type Series } from '../store/series.js';
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
  const ids = page.flatMap(({ indicator }) => indicator.id ?? []);
  const descriptions = new Map((await listIndicatorsByIds(db, ids)).map(({ id, description }) => [id, description]));
  const seriesIds = page.flatMap(({ series }) => series.id ?? []);
  const allSeries = new Map((await listSeriesByIds(db, seriesIds)).map((one) => [one.id, one]));
  const listed = page.flatMap(({ indicator }) => indicator.listed ?? []);
  const slugs = await listSlugsOfEntries(db, listed);
  const slugsOf = new Map(listed.map((entry, index) => [entry, slugs[index] ?? []]));
  return page.flatMap((match) => {
    const { id, listed } = match.indicator;
    if (listed !== null) return describeListed(match, slugsOf.get(listed) ?? [], code3);
    const [description, series] = [descriptions.get(id ?? 0), allSeries.get(match.series.id ?? 0)];
    // It was deleted while the search ran.
    return description === undefined || series === undefined ? [] : describeHeld(match, description, series, code3);
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
  description: string,
  { unit, sourceAgency, provider, providerSeriesId, country }: Series,
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
