import type { Knex } from 'knex';
import { prepareSearch } from './prepareSearch.js';

/** Writes the search documents, which backups do not contain. The library counts as last changed when it was before. */
export async function prepareRestoredSearch(db: Knex): Promise<void> {
  const { changed_at: changedAt } = await db('data_versions').where({ name: 'library' }).first('changed_at');
  await prepareSearch(db, () => changedAt);
}
