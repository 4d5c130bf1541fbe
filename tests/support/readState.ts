import type { Knex } from 'knex';
import type { SeriesState } from '../../server/store/seriesState.js';

/** Returns the state that a series has now. */
export async function readState(db: Knex, id: number): Promise<SeriesState> {
  const { version } = await db('series').where({ id }).first('version');
  return { id, version };
}
