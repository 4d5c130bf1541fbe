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
  CronSecret: (request) => accept(request, 'operator', ({ caller }) => problemOfOperator(caller)),
};

/** What changes what everybody sees is for keys that are given it by name; a key without restrictions is for everything else. */
const givenByName = new Set(['import:write']);

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
  const isGranted = scopes.every((scope) => caller.scopes?.includes(scope) ?? !givenByName.has(scope));
  return isGranted ? undefined : 'scope_not_granted';
}

function problemOfSession(caller: Caller | undefined): ErrorCode | undefined {
  if (caller?.kind === 'session') return undefined;
  return caller?.kind === 'anonymous' && caller.problem === 'account_suspended' ? caller.problem : 'not_signed_in';
}

function problemOfOperator(caller: Caller | undefined): ErrorCode | undefined {
  if (caller?.kind === 'operator') return undefined;
  return caller?.kind === 'anonymous' ? caller.problem : 'not_the_operator';
}
