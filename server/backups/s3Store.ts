import { createHash } from 'node:crypto';
import { createReadStream, openAsBlob } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { AwsV4Signer } from 'aws4fetch';
import type { HttpClients } from '../providers/httpClients.js';
import type { HttpResponse, Sender } from '../providers/provider.js';
import { ProviderFailure } from '../providers/providerFailure.js';
import { findStatusFailure } from '../providers/responseFailure.js';
import type { BackupStore } from './backupStore.js';

interface S3Settings {
  endpoint: string;
  region: string;
  bucket: string;
  prefix: string;
  keyId: string;
  secretKey: string;
  now(): Date;
}

interface S3Request {
  method: 'GET' | 'PUT' | 'DELETE';
  /** Path below the bucket. */
  path?: string;
  query?: Record<string, string>;
  body?: Blob;
  /** Digest of the body. */
  sha256?: string;
}

const title = 'The bucket of the backups';
const budgets = [{ calls: 600, seconds: 60 }];
/** Time limit of a request. A backup of a large database takes minutes to send. */
const timeoutMs = 1_800_000;
const emptyDigest = createHash('sha256').digest('hex');

/** Keeps backups in a bucket of Amazon S3, or of a service with its interface. */
export class S3Store implements BackupStore {
  readonly #settings: S3Settings;
  readonly #send: Sender;

  constructor(settings: S3Settings, httpClients: HttpClients) {
    this.#settings = settings;
    this.#send = httpClients.getSender({ name: 'backup-bucket', title, budgets }, settings.secretKey);
  }

  /** Writes the backup to a temporary file first: the size and the digest have to be sent before the contents. */
  async save<Result>(name: string, write: (file: string) => Promise<Result>): Promise<Result> {
    const folder = await mkdtemp(join(tmpdir(), 'almanac-backup-'));
    try {
      const file = join(folder, name);
      const result = await write(file);
      const [body, sha256] = [await openAsBlob(file), await computeDigest(file)];
      await this.#request({ method: 'PUT', path: this.#settings.prefix + name, body, sha256 });
      return result;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  async list(): Promise<string[]> {
    const prefix = `${this.#settings.prefix}almanac-`;
    const names: string[] = [];
    for (let token: string | undefined; ; ) {
      const page = { 'list-type': '2', prefix, ...(token !== undefined && { 'continuation-token': token }) };
      const { text } = await this.#request({ method: 'GET', query: page });
      for (const [, key = ''] of text.matchAll(/<Key>([^<]+)<\/Key>/g))
        names.push(key.slice(this.#settings.prefix.length));
      token = /<NextContinuationToken>([^<]+)<\/NextContinuationToken>/.exec(text)?.[1];
      if (token === undefined) return names;
    }
  }

  async delete(name: string): Promise<void> {
    await this.#request({ method: 'DELETE', path: this.#settings.prefix + name });
  }

  locate(name: string): string {
    const { bucket, prefix } = this.#settings;
    return `s3://${bucket}/${prefix}${name}`;
  }

  async #request({ method, path = '', query = {}, body, sha256 = emptyDigest }: S3Request): Promise<HttpResponse> {
    const { endpoint, region, bucket, keyId: accessKeyId, secretKey: secretAccessKey, now } = this.#settings;
    const url = new URL(`${endpoint}/${bucket}/${path.split('/').map(encodeURIComponent).join('/')}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const signer = new AwsV4Signer({
      method,
      url: url.href,
      headers: { 'X-Amz-Content-Sha256': sha256 },
      accessKeyId,
      secretAccessKey,
      service: 's3',
      region,
      datetime: now()
        .toISOString()
        .replace(/[-:]|\.\d{3}/g, ''),
    });
    const signed = await signer.sign();
    const headers = Object.fromEntries(signed.headers);
    return this.#send({ url: signed.url, method, headers, timeoutMs, ...(body && { body }) }, (response) => {
      assertSuccess(response);
      return response;
    });
  }
}

/** Throws a ProviderFailure for a status that is no success, with the code that the service gives. */
function assertSuccess(response: HttpResponse): void {
  const failure = findStatusFailure(title, response);
  if (failure === undefined) return;
  const code = /<Code>(\w+)<\/Code>/.exec(response.text)?.[1];
  const { kind, message, transient, retryAfterSeconds } = failure;
  throw new ProviderFailure(kind, code === undefined ? message : `${message.slice(0, -1)}: ${code}.`, {
    transient,
    retryAfterSeconds,
  });
}

async function computeDigest(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
