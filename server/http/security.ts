import type { Request } from 'express';
import type { Caller } from '../caller.js';
import { ApiError, type ErrorCode } from '../errors.js';
import { type Passage, passageOf } from './caller.js';

/** Checks one credential that the contract lets an operation be called with, and the scopes that it names there. */
type SecurityHandler = (request: Request, scopes: string[]) => boolean;

/** By the names of the contract's security schemes. One of those that an operation lists has to accept the call. */
export const securityHandlers: Record<string, SecurityHandler> = {
  ApiKey: (request, scopes) => accept(request, 'key', ({ caller }) => problemOfKey(caller, scopes)),
  Session: (request) => accept(request, 'session', ({ caller }) => problemOfSession(caller)),
};

function accept(request: object, kind: Caller['kind'], problemOf: (passage: Passage) => ErrorCode | undefined) {
  const passage = passageOf(request);
  const problem = problemOf(passage);
  if (problem === undefined) return true;
  // Where several credentials would do, the refusal is about the one that was shown.
  if (passage.refusal === undefined || passage.caller?.kind === kind) passage.refusal = problem;
  throw new ApiError(problem);
}

function problemOfKey(caller: Caller | undefined, scopes: string[]): ErrorCode | undefined {
  if (caller?.kind === 'anonymous') return caller.problem;
  if (caller?.kind !== 'key') return 'missing_api_key';
  const isGranted = caller.scopes === null || scopes.every((scope) => caller.scopes?.includes(scope));
  return isGranted ? undefined : 'scope_not_granted';
}

function problemOfSession(caller: Caller | undefined): ErrorCode | undefined {
  if (caller?.kind === 'session') return undefined;
  return caller?.kind === 'anonymous' && caller.problem === 'account_suspended' ? caller.problem : 'not_signed_in';
}
