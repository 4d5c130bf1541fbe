import type { RequestHandler } from 'express';
import { invalidRequest } from '../errors.js';
import { findNulCharacters } from './nulCharacters.js';
import { getRequestContext } from './requestContext.js';

/** Rejects values in the path or the query that no schema of the contract excludes: NUL characters and infinite numbers. */
export const rejectUnusualValues: RequestHandler = (request, _response, next) => {
  const { query = {}, path = {} } = getRequestContext(request);
  for (const values of [query, path]) {
    for (const field in values) {
      const problem = findProblem(values[field]);
      if (problem !== undefined) throw invalidRequest([{ field, problem }]);
    }
  }
  next();
};

function findProblem(value: unknown): string | undefined {
  // A number such as 1e999 is read as infinity, for which a maximum is not checked.
  if (value === Infinity || value === -Infinity) return 'must be a number between the limits of the parameter';
  return findNulCharacters(value)[0]?.problem;
}
