import type { Knex } from 'knex';
import type { Category } from '../series/categories.js';
import type { Frequency } from '../series/frequency.js';
import { changeLibrary } from './dataVersion.js';
import { countReleaseChangesOfIndicators } from './releaseVersions.js';
import { listRows, listRowsWith, selectRows, type Table, toChunks, upsertRows } from './rows.js';
import { updateSearch } from './searchDocuments.js';

export type UnitClass = 'flow' | 'stock' | 'rate' | 'index' | 'price' | 'ratio';
export type PriceBasis = 'current' | 'constant' | 'not_applicable';

/** An indicator of the catalogue: the properties that its series, one per country, have in common. */
export interface IndicatorDefinition {
  slug: string;
  name: string;
  description: string;
  category: Category;
  keywords: string[];
  concept: string;
  frequency: Frequency;
  unitClass: UnitClass;
  priceBasis: PriceBasis;
  /** Number of other indicators that list this one as related. Breaks ties in a search. */
  prominence: number;
  related: string[];
  defaultCountry: string;
}

export interface Indicator extends IndicatorDefinition {
  id: number;
}

/** The names and ids of an indicator. */
export interface IndicatorNames {
  slug: string;
  name: string;
  prominence: number;
}

const definitions: Table<IndicatorDefinition> = {
  name: 'indicators',
  columns: {
    slug: 'slug',
    name: 'name',
    description: 'description',
    category: 'category',
    keywords: 'keywords',
    concept: 'concept',
    frequency: 'frequency',
    unitClass: 'unit_class',
    priceBasis: 'price_basis',
    prominence: 'prominence',
    related: 'related',
    defaultCountry: 'default_country',
  },
  json: ['keywords', 'related'],
};
const indicators: Table<Indicator> = {
  ...definitions,
  columns: { id: 'id', ...definitions.columns },
  shared: ['category', 'keywords', 'concept', 'frequency', 'unitClass', 'priceBasis', 'defaultCountry'],
};

/** Inserts or updates indicators by slug. Returns how many rows changed. */
export async function upsertIndicators(db: Knex, rows: IndicatorDefinition[], at: string): Promise<number> {
  const work = async (trx: Knex.Transaction) => {
    const changed = await upsertRows(trx, definitions, ['slug'], rows);
    for (const chunk of toChunks(rows, slugsPerStatement)) {
      const slugs = chunk.map(({ slug }) => slug);
      const ids: number[] = await trx('indicators').whereIn('slug', slugs).pluck('id');
      await updateSearch(trx, ids);
      if (changed > 0) await countReleaseChangesOfIndicators(trx, ids);
    }
    return changed;
  };
  return changeLibrary(db, at, work, Boolean);
}

const slugsPerStatement = 400;

/** Returns the existing indicators with these slugs, by slug. */
export async function listIndicatorsBySlugs(db: Knex, slugs: string[]): Promise<Indicator[]> {
  return listRowsWith(db, indicators, 'slug', slugs);
}

/** Returns the slugs of indicators by the ids that a provider gives to the series of their default countries. */
export async function listSlugsByProviderSeries(
  db: Knex,
  provider: string,
  ids: string[],
): Promise<Map<string, string>> {
  const rows = await selectRows<{ id: string; slug: string }>(
    db,
    `select s.provider_series_id as id, i.slug from series s
     join indicators i on i.id = s.indicator_id and i.default_country = s.country
     where s.provider = ? and s.provider_series_id in (${ids.map(() => '?').join()}) order by i.slug desc`,
    [provider, ...ids],
  );
  return new Map(rows.map(({ id, slug }) => [id, slug]));
}

/** Returns the indicator with this id. */
export async function findIndicatorById(db: Knex, id: number): Promise<Indicator | undefined> {
  return (await listRows(db, indicators, (query) => query.where({ id })))[0];
}

/** Lists the indicators with these ids, in any order. */
export async function listIndicatorsByIds(db: Knex, ids: number[]): Promise<Indicator[]> {
  return listRows(db, indicators, (query) => query.whereIn('id', ids));
}

/** Deletes an indicator without series, in the transaction that counts the change. */
export async function deleteIndicator(trx: Knex.Transaction, id: number): Promise<void> {
  await trx('indicators').where({ id }).delete();
  await updateSearch(trx, [id]);
}

/** Lists all indicators by slug. */
export async function listIndicators(db: Knex): Promise<Indicator[]> {
  return listRows(db, indicators, (query) => query.orderBy('slug'));
}

/** Lists the slugs of indicators with a series that a provider gives one of these ids. */
export async function listSlugsBySeriesIds(db: Knex, ids: string[]): Promise<string[]> {
  const rows = await selectRows<{ slug: string }>(
    db,
    `select distinct i.slug from series s join indicators i on i.id = s.indicator_id
     where s.provider_series_id in (${ids.map(() => '?').join()})`,
    ids,
  );
  return rows.map(({ slug }) => slug);
}

/** Lists slug, name and prominence of the indicators with these ids or slugs, in any order, for suggestions. */
export async function listIndicatorNames(db: Knex, ids: number[], slugs: string[]): Promise<IndicatorNames[]> {
  const lists = [
    ['id', ids],
    ['slug', slugs],
  ] as const;
  const names = new Map<string, IndicatorNames>();
  for (const [column, values] of lists) {
    if (values.length === 0) continue;
    const sql = `select slug, name, prominence from indicators where ${column} in (${values.map(() => '?').join()})`;
    for (const one of await selectRows<IndicatorNames>(db, sql, [...values])) names.set(one.slug, one);
  }
  return [...names.values()];
}
