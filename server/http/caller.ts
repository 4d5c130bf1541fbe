import type { Limits } from '../access/plans.js';
import type { ChangeWatch, Versions } from '../store/changes.js';

/** Who makes a request: the owner of a valid key, or somebody at an address (and what is wrong with the key, if any). */
export type Caller =
  | { kind: 'key'; keyId: string; accountId: string; limits: Limits }
  | { kind: 'anonymous'; address: string; problem: 'missing_api_key' | 'invalid_api_key' | 'revoked_api_key' };

/** What a request gathers on its way; kept beside Node's own request so that every layer reads the same. */
export interface Passage {
  requestId: string;
  startedAt: number;
  versions?: Versions;
  caller?: Caller;
  operation?: string;
}

const passages = new WeakMap<object, Passage>();

export function setPassage(request: object, passage: Passage): void {
  passages.set(request, passage);
}

/** The passage of a request; every request is given one before anything else happens to it. */
export function passageOf(request: object): Passage {
  const passage = passages.get(request);
  if (passage === undefined) throw new Error('The request has no passage.');
  return passage;
}

/** What the versions were when the request first asked for them: they are read once a request, and by some requests never. */
export async function versionsOf(passage: Passage, changes: ChangeWatch): Promise<Versions> {
  passage.versions ??= await changes.read();
  return passage.versions;
}
