import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resolveProjectPath } from '../server/resolveProjectPath.js';
import { findForbiddenLicences } from './supplyChain/findForbiddenLicences.js';

/** Checks the licences of all production packages. Needs no network. */
const lockfile = JSON.parse(readFileSync(resolveProjectPath('package-lock.json'), 'utf8'));
const problems = findForbiddenLicences(lockfile, readInstalledLicence);
for (const problem of problems) console.error(problem);
if (problems.length > 0) {
  console.error(
    'Remove the package, or review its licence and add it to scripts/supplyChain/findForbiddenLicences.ts.',
  );
  process.exitCode = 1;
}

/** Old packages list their licences in the field `licenses`. */
function readInstalledLicence(path: string): string | undefined {
  const file = join(resolveProjectPath(path), 'package.json');
  if (!existsSync(file)) return undefined;
  const { license, licenses = [] } = JSON.parse(readFileSync(file, 'utf8'));
  return license ?? licenses[0]?.type;
}
