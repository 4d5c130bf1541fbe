import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Knex } from 'knex';

const compress = promisify(gzip);
const expand = promisify(gunzip);

/** Maximum total size of the compressed responses. The oldest are evicted first. */
const maxBytes = 256_000_000;

/** Cache validators of a response. */
interface CacheValidators {
  etag: string | null;
  lastModified: string | null;
}

/** A cached response of a provider. */
export interface StoredProviderResponse extends CacheValidators {
  /** When the provider last sent or confirmed it. */
  fetchedAt: string;
  body: string;
}

/** Returns the cached response with this key, or undefined. */
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

/** Stores a response under its key, and evicts the oldest responses of all providers if there is not enough space. */
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

/** Records that a response is unchanged. */
export async function confirmProviderResponse(db: Knex, provider: string, key: string, at: string): Promise<void> {
  await db('provider_answers').where({ provider, key }).update({ fetched_at: at });
}

/** Deletes responses last sent or confirmed before an instant. Returns how many. */
export async function deleteProviderResponses(db: Knex, fetchedBefore: string): Promise<number> {
  return db('provider_answers').where('fetched_at', '<', fetchedBefore).delete();
}

/** Deletes the oldest responses until the others take no more than `maxTotalBytes`. */
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
