import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolveProjectPath } from '../../server/resolveProjectPath.js';

const cwd = resolveProjectPath();

it('the package has less than 650 kB, types for ESM and CommonJS, and no other files', () => {
  execFileSync(process.execPath, ['scripts/buildSdk.mjs'], { cwd });
  const [packed] = JSON.parse(
    execFileSync('npm', ['pack', './sdk', '--dry-run', '--json'], { cwd, stdio: 'pipe' }).toString(),
  );
  expect(packed.unpackedSize).toBeLessThan(650_000);
  const paths: string[] = packed.files.map(({ path }: { path: string }) => path);
  expect(
    paths.filter((path) => !/^(dist\/(esm|cjs)\/|(package\.json|README\.md|CHANGELOG\.md|LICENSE)$)/.test(path)),
  ).toEqual([]);
  for (const format of ['esm', 'cjs']) {
    expect(paths).toEqual(expect.arrayContaining([`dist/${format}/index.js`, `dist/${format}/index.d.ts`]));
  }
});

it('package.json describes the package', () => {
  const description = JSON.parse(readFileSync(resolveProjectPath('sdk', 'package.json'), 'utf8'));
  expect(description).toMatchObject({
    description: expect.any(String),
    keywords: expect.arrayContaining(['macroeconomics', 'vintages']),
    license: 'MIT',
    engines: { node: '>=20' },
    sideEffects: false,
  });
});
