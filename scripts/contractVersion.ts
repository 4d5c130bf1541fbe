/**
 * Checks the version of the contract. A breaking change since the last release (docs/versioning.md) fails unless the major version was raised and the
 * changelog has a heading for it. With --release, the current contract becomes the released one.
 */
import { copyFileSync, readFileSync } from 'node:fs';
import { checkVersion } from './versioning/checkVersion.js';
import { readContract } from './versioning/contract.js';

const resolveFile = (path: string) => new URL(`../${path}`, import.meta.url);
const [current, released] = [resolveFile('server/generated/openapi.yaml'), resolveFile('contract/released.yaml')];

if (process.argv.includes('--release')) {
  copyFileSync(current, released);
  console.log('contract/released.yaml updated.');
} else {
  const changelog = readFileSync(resolveFile('CHANGELOG.md'), 'utf8');
  const problems = checkVersion(readContract(released), readContract(current), changelog);
  for (const line of problems) console.error(line);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
