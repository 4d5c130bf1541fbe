import type { CacheValidators, HttpResponse } from './provider.js';

/** Returns the cache validators of a response; undefined if it has none. */
export function readValidators({ headers }: HttpResponse): CacheValidators | undefined {
  const validators = { etag: headers.get('etag'), lastModified: headers.get('last-modified') };
  return validators.etag === null && validators.lastModified === null ? undefined : validators;
}
