import { isMostlyEmail, isRepetition } from '../access/guessablePasswords.js';
import { invalidRequest } from '../errors.js';
import { isCommonPassword } from './commonPasswords.js';

const advice = 'Choose another one, such as four random words';

/** Throws invalid_request, which names the field, for a new password that attackers try first. */
export function assertPasswordAllowed(password: string, email: string, field: 'password' | 'newPassword'): void {
  const problem = findProblem(password, email);
  if (problem !== undefined) throw invalidRequest([{ field, problem: `${problem}. ${advice}` }]);
}

function findProblem(password: string, email: string): string | undefined {
  if (isCommonPassword(password)) return 'is one of the most common passwords, which attackers try first';
  if (isRepetition(password)) return 'repeats a few characters';
  if (isMostlyEmail(password, email)) return 'is mostly your email address';
  return undefined;
}
