/** An event as a webhook endpoint of the format `standard` receives it. */
export interface WebhookEvent {
  type: string;
  /** Time of the event. */
  timestamp: string;
  data: Record<string, unknown>;
}

/** The headers of a request: those of `fetch`, or an object with names in any case, as in Node. */
export type WebhookHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>;

export interface VerifyWebhookOptions {
  /** How far the time of the signature may be from the present, in seconds. Default: 300. */
  toleranceSeconds?: number;
  /** The present time in milliseconds. Default: `Date.now()`. */
  now?: number;
}

/** Thrown for a request that is not signed with the secret, or was signed at another time. Respond with status 400. */
export class WebhookVerificationError extends Error {
  override name = 'WebhookVerificationError';
}

const defaultToleranceSeconds = 300;
const secretPrefix = 'whsec_';

/**
 * Verifies a webhook as Standard Webhooks 1.0.0 defines it, and returns its event. `payload` is the body of the request as it was
 * received, because a parsed and serialized body has another signature. Uses Web Crypto, which compares in constant time. Throws a
 * WebhookVerificationError, or a TypeError for a secret or a body of another form.
 */
export async function verifyWebhook(
  payload: string | Uint8Array,
  headers: WebhookHeaders,
  secret: string,
  { toleranceSeconds = defaultToleranceSeconds, now = Date.now() }: VerifyWebhookOptions = {},
): Promise<WebhookEvent> {
  const id = readHeader(headers, 'webhook-id');
  const timestamp = readHeader(headers, 'webhook-timestamp');
  const signatures = readHeader(headers, 'webhook-signature');
  checkTimestamp(timestamp, now / 1_000, toleranceSeconds);
  const body = toBytes(payload);
  const signed = join(new TextEncoder().encode(`${id}.${timestamp}.`), body);
  const key = await importKey(secret);
  for (const text of signatures.split(' ')) {
    const signature = text.startsWith('v1,') ? decodeBase64(text.slice('v1,'.length)) : undefined;
    if (signature !== undefined && (await crypto.subtle.verify('HMAC', key, signature, signed)))
      return JSON.parse(new TextDecoder().decode(body));
  }
  throw new WebhookVerificationError(
    'No signature of the webhook matches. Check the secret, and pass the body as it was received.',
  );
}

function readHeader(headers: WebhookHeaders, name: string): string {
  const value =
    headers instanceof Headers
      ? headers.get(name)
      : Object.entries(headers).find(([other]) => other.toLowerCase() === name)?.[1];
  if (typeof value === 'string' && value !== '') return value;
  throw new WebhookVerificationError(`The request has no header '${name}'.`);
}

function checkTimestamp(text: string, nowSeconds: number, toleranceSeconds: number): void {
  if (!/^\d{1,12}$/.test(text))
    throw new WebhookVerificationError('The header webhook-timestamp is not a time in seconds.');
  if (Math.abs(nowSeconds - Number(text)) <= toleranceSeconds) return;
  throw new WebhookVerificationError(
    `The webhook was signed more than ${toleranceSeconds} seconds ago or ahead. Check the clock of this machine.`,
  );
}

function toBytes(payload: string | Uint8Array): Uint8Array<ArrayBuffer> {
  if (typeof payload === 'string') return new TextEncoder().encode(payload);
  if (payload instanceof Uint8Array) return new Uint8Array(payload);
  throw new TypeError('The payload must be the body as it was received: a string or bytes, not a parsed object.');
}

function join(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(first.length + second.length);
  joined.set(first);
  joined.set(second, first.length);
  return joined;
}

function importKey(secret: string): Promise<CryptoKey> {
  const bytes = decodeBase64(secret.startsWith(secretPrefix) ? secret.slice(secretPrefix.length) : secret);
  if (bytes === undefined || bytes.length === 0)
    throw new TypeError(`The secret must be '${secretPrefix}' and base64.`);
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
}

/** Returns undefined for a text that is not base64. */
function decodeBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  } catch {
    return undefined;
  }
}
