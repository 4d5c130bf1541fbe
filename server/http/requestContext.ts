import type { Caller } from '../caller.js';
import type { ApiError } from '../errors.js';
import type { OperationId } from '../schemas.js';
import type { VersionReader, Versions } from '../store/versionReader.js';

/** The state of a request, shared by all layers and stored as a property of Node's request object. */
export interface RequestContext {
  requestId: string;
  startedAt: number;
  /** Whether only the headers of the response are requested. The validator treats HEAD as GET. */
  isHead: boolean;
  versions?: Versions;
  caller?: Caller;
  /** Whether the request may read the library without a key. */
  allowsPublicReading?: boolean;
  /** Whether it comes from the machine of a development server. */
  isLocal?: boolean;
  operation?: OperationId;
  /** The parameters in the path, decoded. */
  path?: Record<string, string>;
  /** The parameters of the query, converted to the types of the contract once they are validated. */
  query?: Record<string, unknown>;
  /** The bytes of a signed body. */
  signedBytes?: Buffer;
  /** Why the body could not be read. */
  bodyError?: ApiError;
}

/** A plain property is faster than a WeakMap, whose entries cost the garbage collector time, and than an AttachedValue. */
const contextKey = Symbol('context of the request');

interface WithContext {
  [contextKey]?: RequestContext;
}

export function setRequestContext(request: object, requestContext: RequestContext): void {
  (request as WithContext)[contextKey] = requestContext;
}

/** Returns the context of a request; undefined for a page or its files. */
export function findRequestContext(request: object): RequestContext | undefined {
  return (request as WithContext)[contextKey];
}

/** Returns the context of a request, which is created before anything else runs. */
export function getRequestContext(request: object): RequestContext {
  const requestContext = findRequestContext(request);
  if (requestContext === undefined) throw new Error('The request has no context.');
  return requestContext;
}

/** Returns the current versions. They are read at most once for each request. */
export async function getVersions(requestContext: RequestContext, versionReader: VersionReader): Promise<Versions> {
  requestContext.versions ??= await versionReader.read();
  return requestContext.versions;
}
