import type { Knex } from 'knex';
import { listRows, type Table, toChunks, toColumns } from './rows.js';

/** What came of an import. `refused`: the provider answered what cannot be this series; `failed`: nothing could be fetched, or written. */
export type ImportOutcome = 'changed' | 'unchanged' | 'refused' | 'failed';

/** A source of a series as the catalogue or an importer states it. */
export interface SourceDefinition {
  seriesId: number;
  /** A provider by its name, or `csv` where the values were uploaded. */
  provider: string;
  providerSeriesId: string;
  /** What the provider's values are multiplied by to be in the unit of the series. */
  factor: number;
  /** How many digits are kept of the provider's values, where the series has no more of them; null keeps all. */
  significantDigits: number | null;
}

/** With how it was when it was last asked. */
export interface SeriesSource extends SourceDefinition {
  /** Whether the bundled catalogue states it. */
  bundled: boolean;
  /** The unit in the provider's words; null before the first import. */
  providerUnit: string | null;
  /** What the provider marked its last answer with that was taken over. */
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
  providerUnit: null,
  validators: null,
  checkedAt: null,
  changedAt: null,
  outcome: null,
  failure: null,
};
const rowsPerStatement = 50;

/** A source that was never asked. */
export function buildSource(definition: SourceDefinition, bundled: boolean): SeriesSource {
  return { ...initialState, ...definition, bundled };
}

/** All sources, by series. */
export async function listSources(db: Knex): Promise<SeriesSource[]> {
  return listRows(db, sources, (query) => query.orderBy('series_id'));
}

/** Where a series is fetched from; undefined where nobody has said. */
export async function findSource(db: Knex, seriesId: number): Promise<SeriesSource | undefined> {
  return (await listRows(db, sources, (query) => query.where({ series_id: seriesId })))[0];
}

/** The sources that name a series of a provider, by series. */
export async function listSourcesByProviderId(db: Knex, provider: string, id: string): Promise<SeriesSource[]> {
  return listRows(db, sources, (query) => query.where({ provider, provider_series_id: id }).orderBy('series_id'));
}

/** Notes a source with how it is now. */
export async function saveSource(db: Knex, source: SeriesSource): Promise<void> {
  await db('series_sources').insert(toColumns(sources, source)).onConflict('series_id').merge();
}

/** Notes what came of an import that wrote nothing; of a series that has no source nothing. */
export async function recordOutcome(
  db: Knex,
  seriesId: number,
  { outcome, failure, checkedAt }: Pick<SeriesSource, 'outcome' | 'failure' | 'checkedAt'>,
): Promise<void> {
  await db('series_sources')
    .where({ series_id: seriesId })
    .update({ outcome, failure: JSON.stringify(failure), checked_at: checkedAt });
}

/** The sources of the catalogue in place of those it had before. One that stays the same keeps what is known of it; those of importers stay. */
export async function replaceBundledSources(trx: Knex.Transaction, definitions: SourceDefinition[]): Promise<void> {
  const storedSources = new Map((await listSources(trx)).map((source) => [source.seriesId, source]));
  const applicable = definitions.filter(({ seriesId }) => storedSources.get(seriesId)?.bundled !== false);
  const rows = applicable.map((definition) => {
    const previous = storedSources.get(definition.seriesId);
    const isSameSource =
      previous?.provider === definition.provider && previous.providerSeriesId === definition.providerSeriesId;
    return isSameSource ? { ...previous, ...definition } : buildSource(definition, true);
  });
  await trx('series_sources')
    .where({ bundled: JSON.stringify(true) })
    .delete();
  for (const chunk of toChunks(rows, rowsPerStatement)) {
    await trx('series_sources').insert(chunk.map((row) => toColumns(sources, row)));
  }
}
