import type { IncomingHttpHeaders } from 'node:http';

/**
 * Returns the API key of a request: the header `X-API-Key`, or `Authorization: Bearer` if that is missing or empty. Other
 * bearer tokens, such as those of a proxy that signs users in, are not keys. Returns undefined if the request has no key.
 */
export function readApiKey(headers: IncomingHttpHeaders): string | undefined {
  const key = headers['x-api-key'];
  if (key !== undefined && key !== '') return String(key);
  return /^Bearer +(alm_\S*) *$/i.exec(headers.authorization ?? '')?.[1];
}
