import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Knex } from 'knex';

const compress = promisify(gzip);
const expand = promisify(gunzip);

/** Together the answers take no more space than this, compressed; the oldest leave first. */
const maxBytes = 256_000_000;

/** How an answer was marked, by which its provider tells whether it has changed. */
interface CacheValidators {
  etag: string | null;
  lastModified: string | null;
}

/** What a provider answered to a question. */
export interface StoredProviderResponse extends CacheValidators {
  /** When the provider last gave it, or said that it is the same. */
  fetchedAt: string;
  body: string;
}

/** The answer of a provider that is kept under a key; undefined where there is none. */
export async function findProviderResponse(
  db: Knex,
  provider: string,
  key: string,
): Promise<StoredProviderResponse | undefined> {
  const row: (CacheValidators & { fetchedAt: string; packed: Buffer }) | undefined = await db('provider_answers')
    .where({ provider, key })
    .first({ fetchedAt: 'fetched_at', etag: 'etag', lastModified: 'last_modified', packed: 'body' });
  if (row === undefined) return undefined;
  const { packed, ...rest } = row;
  return { ...rest, body: (await expand(packed)).toString() };
}

/** Keeps an answer in the place of the one before; the oldest ones of all leave where there is no room. */
export async function saveProviderResponse(
  db: Knex,
  provider: string,
  key: string,
  { fetchedAt, etag, lastModified, body }: StoredProviderResponse,
): Promise<void> {
  const packed = await compress(body);
  const row = {
    provider,
    key,
    fetched_at: fetchedAt,
    etag,
    last_modified: lastModified,
    body: packed,
    bytes: packed.length,
  };
  await db('provider_answers').insert(row).onConflict(['provider', 'key']).merge();
  await evictOldestResponses(db, maxBytes);
}

/** Notes that an answer is the same still. */
export async function confirmProviderResponse(db: Knex, provider: string, key: string, at: string): Promise<void> {
  await db('provider_answers').where({ provider, key }).update({ fetched_at: at });
}

/** Takes away the answers that were last given before an instant, and answers how many. */
export async function deleteProviderResponses(db: Knex, fetchedBefore: string): Promise<number> {
  return db('provider_answers').where('fetched_at', '<', fetchedBefore).delete();
}

/** Takes away the oldest answers until the others take no more than so many bytes. */
export async function evictOldestResponses(db: Knex, maxTotalBytes: number): Promise<void> {
  const [sum] = await db('provider_answers').sum({ bytes: 'bytes' });
  let excess = Number(sum?.bytes ?? 0) - maxTotalBytes;
  if (excess <= 0) return;
  const rows: { provider: string; key: string; bytes: number }[] = await db('provider_answers')
    .select('provider', 'key', 'bytes')
    .orderBy(['fetched_at', 'provider', 'key']);
  for (const { provider, key, bytes } of rows) {
    if (excess <= 0) return;
    await db('provider_answers').where({ provider, key }).delete();
    excess -= bytes;
  }
}
