import type { Request } from 'express';
import { findMissingScope } from '../access/scopes.js';
import type { Caller } from '../caller.js';
import { ApiError, type ErrorCode } from '../errors.js';
import { getRequestContext, type RequestContext } from './requestContext.js';

/** Checks one credential that the operation accepts, and the scopes that the contract requires of it. */
type SecurityHandler = (request: Request, scopes: string[]) => boolean;

/** Why a credential is rejected: an error code, or an error with a more specific message. */
type Problem = ErrorCode | ApiError;

/** Handlers by the name of the contract's security scheme. One of the schemes that an operation lists has to accept the request. */
export const securityHandlers: Record<string, SecurityHandler> = {
  ApiKey: checkKey,
  BearerKey: checkKey,
  Session: (request) => checkCredential(request, 'session', ({ caller }) => findSessionProblem(caller)),
  OwnerSession: (request) => checkCredential(request, 'session', ({ caller }) => findOwnerProblem(caller)),
  CronSecret: (request) => checkCredential(request, 'operator', ({ caller }) => findOperatorProblem(caller)),
  PublicReading: (request) => checkCredential(request, 'anonymous', findPublicReadingProblem),
};

function checkKey(request: Request, scopes: string[]): boolean {
  return checkCredential(request, 'key', ({ caller }) => findKeyProblem(caller, scopes));
}

function checkCredential(
  request: object,
  kind: Caller['kind'],
  findProblem: (requestContext: RequestContext) => Problem | undefined,
) {
  const requestContext = getRequestContext(request);
  const problem = findProblem(requestContext);
  if (problem === undefined) return true;
  const credentialError = problem instanceof ApiError ? problem : new ApiError(problem);
  // When the operation accepts several credentials, the error is about the one that the caller sent.
  if (requestContext.credentialError === undefined || requestContext.caller?.kind === kind)
    requestContext.credentialError = credentialError;
  throw credentialError;
}

function findKeyProblem(caller: Caller | undefined, scopes: string[]): Problem | undefined {
  if (caller?.kind === 'anonymous') return caller.problem;
  if (caller?.kind !== 'key') return 'missing_api_key';
  const missing = findMissingScope(scopes, caller.scopes);
  if (missing === undefined) return undefined;
  return new ApiError('scope_not_granted', { message: `This key lacks the required scope '${missing}'.` });
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
