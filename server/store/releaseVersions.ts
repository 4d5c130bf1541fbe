import type { Knex } from 'knex';
import { selectRows, toChunks } from './rows.js';

/** Number of ids in one statement. */
const idsPerStatement = 400;

/** Counts a change to releases, in the transaction that makes it. */
export async function countReleaseChanges(trx: Knex.Transaction, ids: readonly string[]): Promise<void> {
  await increment(trx, ids, (list) => list);
}

/** Lists the ids of the releases that publish series of these indicators. Call it before series move to another release. */
export async function listReleasesOfIndicators(trx: Knex.Transaction, ids: readonly number[]): Promise<string[]> {
  const found: string[] = [];
  for (const chunk of toChunks([...new Set(ids)], idsPerStatement))
    found.push(...(await trx('series').whereIn('indicator_id', chunk).distinct('release_id').pluck('release_id')));
  return found;
}

/** Counts a change to the releases that publish series of these indicators. */
export async function countReleaseChangesOfIndicators(trx: Knex.Transaction, ids: readonly number[]): Promise<void> {
  await increment(trx, ids, (list) => `select release_id from series where indicator_id in (${list})`);
}

/** Counts a change to the releases that publish these series. Call it before they are deleted. */
export async function countReleaseChangesOfSeries(trx: Knex.Transaction, ids: readonly number[]): Promise<void> {
  await increment(trx, ids, (list) => `select release_id from series where id in (${list})`);
}

async function increment(
  trx: Knex.Transaction,
  ids: readonly (number | string)[],
  selectIds: (list: string) => string,
): Promise<void> {
  for (const chunk of toChunks([...new Set(ids)], idsPerStatement)) {
    const list = selectIds(chunk.map(() => '?').join());
    await trx.raw(`update releases set version = version + 1 where id in (${list})`, chunk);
  }
}

/** Whether these releases have not changed since their versions were read. */
export async function areReleasesUnchanged(db: Knex, releases: { id: string; version: number }[]): Promise<boolean> {
  const rows = await selectRows<{ id: string; version: number }>(db, 'select id, version from releases', []);
  const versions = new Map(rows.map(({ id, version }) => [id, version]));
  return releases.every(({ id, version }) => versions.get(id) === version);
}
