import type { Caller } from '../caller.js';
import type { ApiError } from '../errors.js';
import type { ChangeWatch, Versions } from '../store/changes.js';

/** What a request gathers on its way; kept beside Node's own request so that every layer reads the same. */
export interface Passage {
  requestId: string;
  startedAt: number;
  versions?: Versions;
  caller?: Caller;
  operation?: string | undefined;
  /** Why none of the operation's credentials was accepted. */
  refusal?: ApiError;
  /** Why the body could not be read. */
  bodyProblem?: ApiError;
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
