import { readFileSync } from 'node:fs';

interface LockedPackage {
  optionalDependencies?: Record<string, string>;
}

const lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, LockedPackage>;
};

test("the lockfile names every platform's binary, so `npm ci` works on each of them (see scripts/completeLockfile.mjs)", () => {
  const paths = Object.keys(lockfile.packages);
  const missing = Object.values(lockfile.packages)
    .flatMap(({ optionalDependencies }) => Object.keys(optionalDependencies ?? {}))
    .filter((name) => !paths.some((path) => path.endsWith(`node_modules/${name}`)));
  expect(missing).toEqual([]);
});
