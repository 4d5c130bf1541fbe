import { findForbiddenLicences } from '../../scripts/supplyChain/findForbiddenLicences.js';

const check = (packages: Record<string, object>, installed?: string) =>
  findForbiddenLicences({ packages: { '': { license: 'UNLICENSED' }, ...packages } }, () => installed);

it('names each production package whose licence is not allowed, also one inside another package', () => {
  const packages = {
    'node_modules/good': { version: '1.0.0', license: 'MIT' },
    'node_modules/copyleft': { version: '2.0.0', license: 'GPL-3.0-only' },
    'node_modules/good/node_modules/@scope/part': { version: '3.0.0', license: 'SSPL-1.0' },
  };
  expect(check(packages)).toEqual([
    'copyleft 2.0.0: the licence GPL-3.0-only is not allowed.',
    '@scope/part 3.0.0: the licence SSPL-1.0 is not allowed.',
  ]);
});

it.each([
  ['(MIT OR GPL-3.0-only)', 0],
  ['MIT AND GPL-3.0-only', 1],
  ['(MIT OR Apache-2.0) AND (GPL-3.0-only OR SSPL-1.0)', 1],
  ['(GPL-3.0-only AND (MIT OR Apache-2.0))', 1],
  ['Apache-2.0 AND MIT', 0],
  ['SEE LICENSE IN LICENSE.txt', 1],
])('reads the expression %s', (license, count) => {
  expect(check({ 'node_modules/one': { version: '1.0.0', license } })).toHaveLength(count);
});

it('reads the licence of the installed package if the lockfile has none, and rejects a package without one', () => {
  const packages = { 'node_modules/old': { version: '1.0.0' } };
  expect(check(packages, 'MIT')).toEqual([]);
  expect(check(packages, 'GPL-2.0')).toEqual(['old 1.0.0: the licence GPL-2.0 is not allowed.']);
  expect(check(packages)).toEqual(['old 1.0.0: no licence found.']);
});

it('accepts the licence of a reviewed package for that package only, and ignores development packages', () => {
  const license = 'MPL-2.0';
  expect(check({ 'node_modules/ical.js': { version: '2.2.1', license } })).toEqual([]);
  expect(check({ 'node_modules/other': { version: '2.2.1', license } })).toHaveLength(1);
  expect(check({ 'node_modules/other': { version: '2.2.1', license, dev: true } })).toEqual([]);
});
