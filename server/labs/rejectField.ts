import { invalidRequest } from '../errors.js';

/** Throws `invalid_request` naming one field. */
export function rejectField(field: string, problem: string): never {
  throw invalidRequest([{ field, problem }]);
}
