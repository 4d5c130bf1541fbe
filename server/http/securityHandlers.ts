import type { Request } from 'express';
import { findMissingScope } from '../access/scopes.js';
import type { Caller } from '../caller.js';
import { ApiError, type ErrorCode } from '../errors.js';
import { getRequestContext, type RequestContext } from './requestContext.js';

/** Checks one credential that the contract lets an operation be called with, and the scopes that it names there. */
type SecurityHandler = (request: Request, scopes: string[]) => boolean;

/** Why a credential is not accepted; as an error where there is more to say than the code's own sentence. */
type Problem = ErrorCode | ApiError;

/** By the names of the contract's security schemes. One of those that an operation lists has to accept the call. */
export const securityHandlers: Record<string, SecurityHandler> = {
  ApiKey: (request, scopes) => checkCredential(request, 'key', ({ caller }) => findKeyProblem(caller, scopes)),
  Session: (request) => checkCredential(request, 'session', ({ caller }) => findSessionProblem(caller)),
  CronSecret: (request) => checkCredential(request, 'operator', ({ caller }) => findOperatorProblem(caller)),
};

function checkCredential(
  request: object,
  kind: Caller['kind'],
  findProblem: (requestContext: RequestContext) => Problem | undefined,
) {
  const requestContext = getRequestContext(request);
  const problem = findProblem(requestContext);
  if (problem === undefined) return true;
  const credentialError = problem instanceof ApiError ? problem : new ApiError(problem);
  // Where several credentials would do, the refusal is about the one that was shown.
  if (requestContext.credentialError === undefined || requestContext.caller?.kind === kind)
    requestContext.credentialError = credentialError;
  throw credentialError;
}

function findKeyProblem(caller: Caller | undefined, scopes: string[]): Problem | undefined {
  if (caller?.kind === 'anonymous') return caller.problem;
  if (caller?.kind !== 'key') return 'missing_api_key';
  const missing = findMissingScope(scopes, caller.scopes);
  if (missing === undefined) return undefined;
  return new ApiError('scope_not_granted', {
    message: `This key has not the scope '${missing}', which the call needs.`,
  });
}

function findSessionProblem(caller: Caller | undefined): ErrorCode | undefined {
  if (caller?.kind === 'session') return undefined;
  return caller?.kind === 'anonymous' && caller.problem === 'account_suspended' ? caller.problem : 'not_signed_in';
}

function findOperatorProblem(caller: Caller | undefined): ErrorCode | undefined {
  if (caller?.kind === 'operator') return undefined;
  return caller?.kind === 'anonymous' ? caller.problem : 'not_the_operator';
}
