/**
 * Holds the contract to its version: a change that breaks a promise of docs/versioning.md since the last release fails, unless the major version
 * has moved and the changelog has a heading for it. With --release the present contract becomes the released one.
 */
import { copyFileSync, readFileSync } from 'node:fs';
import { brokenPromises } from './versioning/brokenPromises.js';
import { readContract } from './versioning/contract.js';

const file = (path: string) => new URL(`../${path}`, import.meta.url);
const [present, released] = [file('server/generated/openapi.yaml'), file('contract/released.yaml')];

if (process.argv.includes('--release')) {
  copyFileSync(present, released);
  console.log('contract/released.yaml is the present contract.');
} else {
  const changelog = readFileSync(file('CHANGELOG.md'), 'utf8');
  const broken = brokenPromises(readContract(released), readContract(present), changelog);
  for (const line of broken) console.error(line);
  process.exitCode = broken.length > 0 ? 1 : 0;
}
