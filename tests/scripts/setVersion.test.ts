import { readFileSync } from 'node:fs';
import { findVersionProblem, setVersion, versionedFiles } from '../../scripts/release/setVersion.js';
import { resolveProjectPath } from '../../server/resolveProjectPath.js';

const readText = (file: string) => readFileSync(resolveProjectPath(...file.split('/')), 'utf8');
const current = JSON.parse(readText('package.json')).version;

it.each(versionedFiles)('sets the version of the project in %s, and changes nothing else', (file) => {
  const text = readText(file);
  const changed = setVersion(file, text, '98.7.6');
  const [before, after] = [text, changed].map((one) => one.split('\n')) as [string[], string[]];
  const different = after.filter((line, index) => line !== before[index]);
  expect(different).toHaveLength(file === 'package-lock.json' ? 2 : 1);
  for (const line of different) expect(line).toContain('98.7.6');
  expect(setVersion(file, changed, current)).toBe(text);
});

const changelog = '# Changelog\n\n## 1.10.0\n\n## 1.9.0\n';

it('accepts the current or a higher version that the changelog describes', () => {
  expect(findVersionProblem('1.10.0', '1.9.0', changelog)).toBeUndefined();
  expect(findVersionProblem('1.9.0', '1.9.0', changelog)).toBeUndefined();
});

it.each([
  ['1.9', '1.8.0', 'is not a version'],
  ['1.9.0', '1.10.0', 'is lower than the current version, 1.10.0'],
  ['2.0.0', '1.9.0', "no heading '## 2.0.0'"],
])('refuses %s after %s, and says why', (version, before, message) => {
  expect(findVersionProblem(version, before, changelog)).toContain(message);
});
