import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { getPasswordStem } from '../access/guessablePasswords.js';
import { resolveProjectPath } from '../resolveProjectPath.js';

/** Words of common passwords that are shorter than those of the list, and the name of the service. */
const shortWords = `admin administrator almanac baseball batman changeme computer dragon football freedom hello iloveyou letmein
  login master michael monkey passw princess qwerty qwertz secret shadow starwars sunshine superman trustno welcome whatever`;

let passwords: Set<string> | undefined;

/**
 * Whether a password is in the list of common passwords (data/passwords), or differs from one only in digits and symbols at
 * its end. Case does not matter.
 */
export function isCommonPassword(password: string): boolean {
  passwords ??= readList();
  return passwords.has(password.toLowerCase()) || passwords.has(getPasswordStem(password) ?? password.toLowerCase());
}

/** Returns the list, and the passwords of the list without the digits and symbols at their end. */
function readList(): Set<string> {
  const file = readFileSync(resolveProjectPath('data', 'passwords', 'common.txt.gz'));
  const list = gunzipSync(file).toString('utf8').split('\n');
  return new Set([...shortWords.split(/\s+/), ...list, ...list.flatMap((password) => getPasswordStem(password) ?? [])]);
}
