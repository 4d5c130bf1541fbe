import { isMostlyEmail, isPartOfYear, isRepetition } from '../access/guessablePasswords.js';
import { invalidRequest } from '../errors.js';
import { isCommonPassword } from './commonPasswords.js';

const advice = 'Choose another one, such as four random words';

/** Throws invalid_request, which names the field, for a new password that attackers try first. */
export function assertPasswordAllowed(password: string, email: string, field: 'password' | 'newPassword'): void {
  const problem = findProblem(password, email);
  if (problem !== undefined) throw invalidRequest([{ field, problem: `${problem}. ${advice}` }]);
}

/** Throws invalid_request, which names the field, for a new password that is the current one. */
export function assertPasswordDiffers(isCurrent: boolean, field: 'password' | 'newPassword'): void {
  if (isCurrent) throw invalidRequest([{ field, problem: 'is the current password. Choose a different one' }]);
}

function findProblem(password: string, email: string): string | undefined {
  if (isCommonPassword(password))
    return 'is one of the most common passwords, or differs from one only in digits and symbols at its end';
  if (isRepetition(password)) return 'repeats a few characters';
  if (isPartOfYear(password)) return 'is a season or a month with a number';
  if (isMostlyEmail(password, email)) return 'is mostly your email address';
  return undefined;
}
