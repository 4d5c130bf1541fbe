import type { RequestHandler } from 'express';
import { invalidRequest } from '../errors.js';
import { findNulCharacters } from './nulCharacters.js';

/** Rejects values in the path or the query that express-openapi-validator accepts: NUL characters and infinite numbers. */
export const validateParameters: RequestHandler = (request, _response, next) => {
  const { openapi } = request as typeof request & { openapi?: { pathParams: Record<string, string> } };
  for (const [field, value] of Object.entries({ ...request.query, ...openapi?.pathParams })) {
    const problem = findProblem(value);
    if (problem !== undefined) throw invalidRequest([{ field, problem }]);
  }
  next();
};

function findProblem(value: unknown): string | undefined {
  // A number such as 1e999 is read as infinity, for which the validator does not check the maximum.
  if (value === Infinity || value === -Infinity) return 'must be a number between the limits of the parameter';
  return findNulCharacters(value)[0]?.problem;
}
