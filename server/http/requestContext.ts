import type { Caller } from '../caller.js';
import type { ApiError } from '../errors.js';
import type { VersionReader, Versions } from '../store/versionReader.js';

/** What a request gathers on its way; kept beside Node's own request so that every layer reads the same. */
export interface RequestContext {
  requestId: string;
  startedAt: number;
  versions?: Versions;
  caller?: Caller;
  operation?: string | undefined;
  /** Why none of the operation's credentials was accepted. */
  credentialError?: ApiError;
  /** Why the body could not be read. */
  bodyError?: ApiError;
}

const requestContexts = new WeakMap<object, RequestContext>();

export function setRequestContext(request: object, requestContext: RequestContext): void {
  requestContexts.set(request, requestContext);
}

/** The passage of a request; every request is given one before anything else happens to it. */
export function getRequestContext(request: object): RequestContext {
  const requestContext = requestContexts.get(request);
  if (requestContext === undefined) throw new Error('The request has no passage.');
  return requestContext;
}

/** What the versions were when the request first asked for them: they are read once a request, and by some requests never. */
export async function getVersions(requestContext: RequestContext, changes: VersionReader): Promise<Versions> {
  requestContext.versions ??= await changes.read();
  return requestContext.versions;
}
