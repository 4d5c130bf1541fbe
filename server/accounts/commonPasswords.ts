import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { resolveProjectPath } from '../resolveProjectPath.js';

let passwords: Set<string> | undefined;

/** Whether a password is in the list of common passwords (data/passwords). Case does not matter. */
export function isCommonPassword(password: string): boolean {
  passwords ??= new Set(
    gunzipSync(readFileSync(resolveProjectPath('data', 'passwords', 'common.txt.gz')))
      .toString('utf8')
      .split('\n'),
  );
  return passwords.has(password.toLowerCase());
}
