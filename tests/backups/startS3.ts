import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export const s3Keys = { keyId: 'AKIDEXAMPLE', secretKey: 'a secret key of the bucket', region: 'eu-test-1' };

/** A bucket in memory. It rejects requests whose signature (AWS Signature Version 4) or digest is wrong. */
export interface S3Double {
  url: string;
  /** By path, with the name of the bucket. */
  objects: Map<string, Buffer>;
  /** Status of the next responses, in place of the proper ones. */
  failures: number[];
  requests: string[];
  /** Number of keys in each page of a list. */
  pageSize: number;
  stop(): Promise<void>;
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

export async function startS3(): Promise<S3Double> {
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    double.requests.push(`${request.method} ${request.url}`);
    const [status, text] = answer(double, request, body);
    response.writeHead(status, { 'Content-Type': 'application/xml' }).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const double: S3Double = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects: new Map(),
    failures: [],
    requests: [],
    pageSize: 2,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return double;
}

function answer(double: S3Double, request: IncomingMessage, body: Buffer): [status: number, text: string] {
  const failure = double.failures.shift();
  if (failure !== undefined) return [failure, '<Error><Code>SlowDown</Code></Error>'];
  const url = new URL(request.url ?? '', double.url);
  const key = decodeURIComponent(url.pathname);
  if (request.headers['x-amz-content-sha256'] !== sha256(body))
    return [400, '<Error><Code>XAmzContentSHA256Mismatch</Code></Error>'];
  if (!isSigned(request, url)) return [403, '<Error><Code>SignatureDoesNotMatch</Code></Error>'];
  if (request.method === 'PUT') double.objects.set(key, body);
  else if (request.method === 'DELETE') double.objects.delete(key);
  else return [200, listPage(double, url)];
  return [200, ''];
}

function listPage({ objects, pageSize }: S3Double, url: URL): string {
  const prefix = `${url.pathname}${url.searchParams.get('prefix')}`;
  const after = url.searchParams.get('continuation-token') ?? '';
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
  const page = keys.slice(0, pageSize);
  const token = keys.length > pageSize ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  const contents = page.map((key) => `<Contents><Key>${key.slice(url.pathname.length)}</Key></Contents>`).join('');
  return `<ListBucketResult>${contents}${token}</ListBucketResult>`;
}

/** Computes the signature as the documentation of Amazon S3 describes it. */
function isSigned({ method, headers }: IncomingMessage, url: URL): boolean {
  const match = /^AWS4-HMAC-SHA256 Credential=([^,]+), SignedHeaders=([^,]+), Signature=(\w+)$/.exec(
    headers.authorization ?? '',
  );
  const [, credential = '', signedHeaders = '', signature] = match ?? [];
  const [keyId, day = '', region = '', service = ''] = credential.split('/');
  const query = [...url.searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
  const canonicalHeaders = signedHeaders.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const canonical = [
    method,
    url.pathname,
    query,
    canonicalHeaders.join(''),
    signedHeaders,
    headers['x-amz-content-sha256'],
  ];
  const scope = `${day}/${region}/${service}/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical.join('\n'))].join('\n');
  const key = [region, service, 'aws4_request'].reduce<Buffer>(hmac, hmac(`AWS4${s3Keys.secretKey}`, day));
  return keyId === s3Keys.keyId && region === s3Keys.region && hmac(key, text).toString('hex') === signature;
}

const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
