import type { Request, RequestHandler } from 'express';
import { findMissingScope, isExplicitScope } from '../access/scopes.js';
import type { Caller } from '../caller.js';
import { contract } from '../contractFile.js';
import { ApiError, type ErrorCode } from '../errors.js';
import { getRequestContext, type RequestContext } from './requestContext.js';
import { sessionCookieName } from './sessionCookie.js';

/** Why a credential is rejected: an error code, or an error with a more specific message. */
type Problem = ErrorCode | ApiError;

/** A security scheme of the contract. */
interface Scheme {
  /** The kind of caller that has this credential. */
  kind: Caller['kind'];
  isSent(request: Request): boolean;
  findProblem(requestContext: RequestContext, scopes: string[]): Problem | undefined;
  /** The error for a request without any credential, if this scheme is the first of the operation. */
  describeMissing(caller: Caller | undefined): ErrorCode;
}

/** An accepted credential, and the scopes that it needs. */
interface Requirement {
  scheme: Scheme;
  scopes: string[];
}

const key = { kind: 'key', findProblem: findKeyProblem } as const;
const session = {
  kind: 'session',
  isSent: ({ cookies }) => Boolean(cookies[sessionCookieName]),
  describeMissing: () => 'not_signed_in',
} as const satisfies Partial<Scheme>;
const authorization = {
  isSent: ({ headers }) => /bearer/i.test(headers.authorization ?? ''),
  describeMissing: (caller) => (caller?.kind === 'anonymous' ? caller.problem : 'missing_api_key'),
} as const satisfies Partial<Scheme>;

/** By name in the contract. */
const schemes: Record<string, Scheme> = {
  ApiKey: {
    ...key,
    isSent: ({ headers }) => Boolean(headers['x-api-key']),
    describeMissing: () => 'missing_api_key',
  },
  BearerKey: { ...key, ...authorization },
  Session: { ...session, findProblem: ({ caller }) => findSessionProblem(caller) },
  OwnerSession: { ...session, findProblem: ({ caller }) => findOwnerProblem(caller) },
  CronSecret: { ...authorization, kind: 'operator', findProblem: ({ caller }) => findOperatorProblem(caller) },
};

/** No credential (`{}` in `security`), which the operation accepts if public reading is on. */
const publicReading: Scheme = {
  kind: 'anonymous',
  isSent: () => true,
  findProblem: findPublicReadingProblem,
  describeMissing: () => 'missing_api_key',
};

/** The credentials that each operation accepts, in the order of the contract. None are needed if there are none. */
const requirements = new Map<string, Requirement[]>(
  Object.values(contract.paths)
    .flatMap((operations) => Object.values(operations))
    .map(({ operationId, security = contract.security }) => [operationId, security.map(readRequirement)]),
);

function readRequirement(requirement: Record<string, string[]>): Requirement {
  const [entry, ...others] = Object.entries(requirement);
  if (entry === undefined) return { scheme: publicReading, scopes: [] };
  const [name, scopes] = entry;
  const scheme = schemes[name];
  if (scheme === undefined || others.length > 0) throw new Error(`The server cannot check the credential ${name}.`);
  return { scheme, scopes };
}

/** Rejects a request that has none of the credentials that its operation accepts, or not the scopes that it needs. */
export const checkCredentials: RequestHandler = (request, _response, next) => {
  const requestContext = getRequestContext(request);
  const accepted = requirements.get(requestContext.operation ?? '') ?? [];
  const [first] = accepted;
  if (first === undefined) return next();
  const { caller } = requestContext;
  let problem: Problem | undefined;
  for (const { scheme, scopes } of accepted.filter(({ scheme }) => scheme.isSent(request))) {
    const found = scheme.findProblem(requestContext, scopes);
    if (found === undefined) return next();
    // When the operation accepts several credentials, the error is about the one that the caller sent.
    if (problem === undefined || caller?.kind === scheme.kind) problem = found;
  }
  problem ??= first.scheme.describeMissing(caller);
  throw problem instanceof ApiError ? problem : new ApiError(problem);
};

/** How to get a scope that no key has by itself. */
const explicitScopeHint =
  'The operator of the server grants it to a key of an Enterprise account: npm run almanac -- accounts new-key --scopes. See docs/importing.md.';

function findKeyProblem({ caller }: RequestContext, scopes: string[]): Problem | undefined {
  if (caller?.kind === 'anonymous') return caller.problem;
  if (caller?.kind !== 'key') return 'missing_api_key';
  const missing = findMissingScope(scopes, caller.scopes);
  if (missing === undefined) return undefined;
  const way = isExplicitScope(missing) ? ` ${explicitScopeHint}` : '';
  return new ApiError('scope_not_granted', { message: `This key lacks the required scope '${missing}'.${way}` });
}

function findSessionProblem(caller: Caller | undefined): ErrorCode | undefined {
  if (caller?.kind === 'session') return undefined;
  return caller?.kind === 'anonymous' && caller.problem === 'account_suspended' ? caller.problem : 'not_signed_in';
}

/** Of all sessions, only those of the owner may import data and act as the operator. */
function findOwnerProblem(caller: Caller | undefined): ErrorCode | undefined {
  return caller?.kind === 'session' && !caller.isOwner ? 'not_the_owner' : findSessionProblem(caller);
}

/** A caller without a key, or whose session has ended, may read if the server allows it. A wrong key is an error all the same. */
function findPublicReadingProblem({ caller, allowsPublicReading }: RequestContext): ErrorCode | undefined {
  if (caller?.kind !== 'anonymous') return 'missing_api_key';
  const hasNoCredential = caller.problem === 'missing_api_key' || caller.problem === 'not_signed_in';
  return allowsPublicReading && hasNoCredential ? undefined : caller.problem;
}

function findOperatorProblem(caller: Caller | undefined): ErrorCode | undefined {
  if (caller?.kind === 'operator') return undefined;
  return caller?.kind === 'anonymous' ? caller.problem : 'not_the_operator';
}
