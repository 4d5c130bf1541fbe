import type { Knex } from 'knex';
import { listRows, selectRows, type Table, toChunks, toColumns } from './rows.js';

/**
 * The outcome of an import. `refused`: the data cannot belong to this series; `failed`: nothing could be fetched or
 * written.
 */
export type ImportOutcome = 'changed' | 'unchanged' | 'refused' | 'failed';

/** The source of a series, as defined by the catalogue or an importer. */
export interface SourceDefinition {
  seriesId: number;
  /** Name of the provider, or `csv` for uploaded values. */
  provider: string;
  providerSeriesId: string;
  /** The provider's name of the unit, which the first import must find; null if it is not known. */
  unit: string | null;
  /** Factor that converts the provider's values to the unit of the series. */
  factor: number;
  /** Number of digits of the provider's values to keep if the series has no more; null keeps all. */
  significantDigits: number | null;
}

/** With the state of the last import. */
export interface SeriesSource extends Omit<SourceDefinition, 'unit'> {
  /** Whether the bundled catalogue defines it. */
  bundled: boolean;
  /** The provider's name of the unit; before the first import, the one that it must find, or null. */
  providerUnit: string | null;
  /** Cache validators of the last imported response. */
  validators: { etag: string | null; lastModified: string | null } | null;
  checkedAt: string | null;
  /** When an import last wrote values. */
  changedAt: string | null;
  outcome: ImportOutcome | null;
  failure: { kind: string; message: string } | null;
}

const sources: Table<SeriesSource> = {
  name: 'series_sources',
  columns: {
    seriesId: 'series_id',
    provider: 'provider',
    providerSeriesId: 'provider_series_id',
    factor: 'factor',
    significantDigits: 'significant_digits',
    bundled: 'bundled',
    providerUnit: 'provider_unit',
    validators: 'mark',
    checkedAt: 'checked_at',
    changedAt: 'changed_at',
    outcome: 'outcome',
    failure: 'failure',
  },
  json: ['bundled', 'validators', 'failure'],
};

const initialState = {
  validators: null,
  checkedAt: null,
  changedAt: null,
  outcome: null,
  failure: null,
};
const rowsPerStatement = 50;

/** Creates a source that was never imported from. */
export function buildSource({ unit, ...definition }: SourceDefinition, bundled: boolean): SeriesSource {
  return { ...initialState, ...definition, providerUnit: unit, bundled };
}

/** Whether values were imported from a source, or found to equal those of the series. */
export function wasImported({ changedAt, outcome }: Pick<SeriesSource, 'changedAt' | 'outcome'>): boolean {
  return changedAt !== null || outcome === 'unchanged';
}

/** Lists all sources by series. */
export async function listSources(db: Knex): Promise<SeriesSource[]> {
  return listRows(db, sources, (query) => query.orderBy('series_id'));
}

/** Returns the source of a series, or undefined. */
export async function findSource(db: Knex, seriesId: number): Promise<SeriesSource | undefined> {
  return (await listRows(db, sources, (query) => query.where({ series_id: seriesId })))[0];
}

/** Returns when the last import from the source of a series succeeded; undefined if it failed, or if there was none. */
export async function findLastCheck(db: Knex, seriesId: number): Promise<string | undefined> {
  const sql = `select checked_at as "checkedAt" from series_sources where series_id = ? and outcome in ('changed', 'unchanged')`;
  return (await selectRows<{ checkedAt: string | null }>(db, sql, [seriesId]))[0]?.checkedAt ?? undefined;
}

/** Lists the sources with this provider series id, by series. */
export async function listSourcesByProviderId(db: Knex, provider: string, id: string): Promise<SeriesSource[]> {
  return listRows(db, sources, (query) => query.where({ provider, provider_series_id: id }).orderBy('series_id'));
}

/** Stores a source with its state. */
export async function saveSource(db: Knex, source: SeriesSource): Promise<void> {
  await db('series_sources').insert(toColumns(sources, source)).onConflict('series_id').merge();
}

/** Records the outcome of an import that wrote nothing. Does nothing for a series without a source. */
export async function recordOutcome(
  db: Knex,
  seriesId: number,
  { outcome, failure, checkedAt }: Pick<SeriesSource, 'outcome' | 'failure' | 'checkedAt'>,
): Promise<void> {
  await db('series_sources')
    .where({ series_id: seriesId })
    .update({ outcome, failure: JSON.stringify(failure), checked_at: checkedAt });
}

/**
 * Replaces the sources of the bundled catalogue. Sources that stay the same keep their state; those of importers are
 * not changed.
 */
export async function replaceBundledSources(trx: Knex.Transaction, definitions: SourceDefinition[]): Promise<void> {
  const storedSources = new Map((await listSources(trx)).map((source) => [source.seriesId, source]));
  const applicable = definitions.filter(({ seriesId }) => storedSources.get(seriesId)?.bundled !== false);
  const rows = applicable.map((definition) => {
    const previous = storedSources.get(definition.seriesId);
    const isSameSource =
      previous?.provider === definition.provider && previous.providerSeriesId === definition.providerSeriesId;
    const { unit, factor, significantDigits } = definition;
    if (!isSameSource) return buildSource(definition, true);
    return { ...previous, factor, significantDigits, ...(!wasImported(previous) && { providerUnit: unit }) };
  });
  await trx('series_sources')
    .where({ bundled: JSON.stringify(true) })
    .delete();
  for (const chunk of toChunks(rows, rowsPerStatement)) {
    await trx('series_sources').insert(chunk.map((row) => toColumns(sources, row)));
  }
}
