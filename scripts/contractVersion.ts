/**
 * Holds the contract to its version: a change that breaks a promise of docs/versioning.md since the last release fails, unless the major version
 * has moved and the changelog has a heading for it. With --release the present contract becomes the released one.
 */
import { copyFileSync, readFileSync } from 'node:fs';
import { checkVersion } from './versioning/checkVersion.js';
import { readContract } from './versioning/contract.js';

const resolveFile = (path: string) => new URL(`../${path}`, import.meta.url);
const [current, released] = [resolveFile('server/generated/openapi.yaml'), resolveFile('contract/released.yaml')];

if (process.argv.includes('--release')) {
  copyFileSync(current, released);
  console.log('contract/released.yaml is the present contract.');
} else {
  const changelog = readFileSync(resolveFile('CHANGELOG.md'), 'utf8');
  const problems = checkVersion(readContract(released), readContract(current), changelog);
  for (const line of problems) console.error(line);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
