import type { Caller } from '../caller.js';
import type { Config } from '../config.js';

/** Names and values, in turn, of the headers that tell who may store a response, and for how long. */
export type Caching = readonly string[];

const representation = 'Accept, Accept-Encoding';
/** A shared cache must not answer a caller that has a key or session, whose requests are counted. */
const credentials = 'Authorization, Cookie, X-API-Key';
/** For how long shared caches keep a response as of an earlier day, which changes only if the library is corrected. */
const pastSeconds = 86_400;
const dayMs = 86_400_000;

/** Only the client may store the response. */
export const privateCaching = buildCaching('private, no-cache');
/** Everyone may store the response, and must ask whether it has changed. */
export const publicCaching = buildCaching('public, no-cache');

function buildCaching(control: string, vary = representation): Caching {
  return ['Cache-Control', control, 'Vary', vary];
}

/** Returns the headers for a read of the library. `isPast`: as of an earlier day. */
export function findCaching(
  { kind }: Caller,
  isPast: boolean,
  { SHARED_CACHE_SECONDS }: Pick<Config, 'SHARED_CACHE_SECONDS'>,
): Caching {
  if (kind !== 'anonymous') return privateCaching;
  if (SHARED_CACHE_SECONDS === 0) return publicCaching;
  const seconds = isPast ? pastSeconds : SHARED_CACHE_SECONDS;
  const control = `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${seconds}`;
  return buildCaching(control, `${representation}, ${credentials}`);
}

/** Whether a query asks for the values as of a day before yesterday. Until then, the day has not ended everywhere. */
export function isAboutPast(query: object, now: Date): boolean {
  const { vintage } = query as { vintage?: unknown };
  const yesterday = new Date(now.getTime() - dayMs).toISOString().slice(0, 10);
  return typeof vintage === 'string' && vintage < yesterday;
}
