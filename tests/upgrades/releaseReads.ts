import type { Knex } from 'knex';
import { createVersionReader } from '../../server/store/versionReader.js';
import { startNode } from '../support/startNode.js';

/** The time of the recorded backups, and of the servers that read them. */
export const recordedAt = new Date('2026-11-21T12:00:00.000Z');

/** What a release answered: text by path. */
export interface ReleaseAnswers {
  /** A key that exists only in the backup. */
  key: string;
  answers: Record<string, string>;
}

/** Lists reads whose answers a later version must not change: CSV, whose columns are fixed, of every indicator. */
export async function listReleaseReads(db: Knex): Promise<string[]> {
  const slugs: string[] = await db('indicators').orderBy('slug').pluck('slug');
  return slugs.flatMap((slug) =>
    ['', '&order=desc', '&firstRelease=true', '&allVintages=true'].map(
      (view) => `/v1/indicators/observations?id=${slug}&format=csv&limit=50${view}`,
    ),
  );
}

/** Sends reads to a server on a database. Returns the texts of the responses. */
export async function readAnswers(
  { url, db }: { url: string; db: Knex },
  key: string,
  paths: string[],
): Promise<Record<string, string>> {
  const node = await startNode({ db, clock: { now: recordedAt }, log: [], changes: createVersionReader(db, url) }, {});
  const answers: Record<string, string> = {};
  for (const path of paths) answers[path] = (await node.request.get(path).set('X-API-Key', key)).text;
  await node.stop();
  return answers;
}
