// npm leaves out of package-lock.json the binaries of platforms that its registry would not serve it, and `npm ci` then refuses the file.
// This names them all again. Run it after a dependency changed: `node scripts/completeLockfile.mjs`.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const OPERATING_SYSTEMS = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const PROCESSORS = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

const path = fileURLToPath(new URL('../package-lock.json', import.meta.url));
const lockfile = JSON.parse(readFileSync(path, 'utf8'));

/** What a platform's binary is for, told by its package's name (`@swc/core-linux-x64-gnu`). */
function platformOf(name) {
  const words = name.split(/[-/]/);
  const musl = words.some((word) => word.startsWith('musl'));
  return {
    os: OPERATING_SYSTEMS.filter((system) => words.includes(system)),
    cpu: PROCESSORS.filter((processor) => words.includes(processor)),
    libc: words.includes('linux') ? [musl ? 'musl' : 'glibc'] : [],
  };
}

/** The entry for one binary, as npm would write it; an integrity is left to the registry that serves it. */
function entryFor(name, version, dev) {
  const platform = Object.entries(platformOf(name)).filter(([, values]) => values.length > 0);
  return { version, ...(dev && { dev }), optional: true, ...Object.fromEntries(platform) };
}

const isLocked = (name) => Object.keys(lockfile.packages).some((place) => place.endsWith(`node_modules/${name}`));

const missing = Object.values(lockfile.packages)
  .flatMap(({ optionalDependencies = {}, dev }) =>
    Object.entries(optionalDependencies).map(([name, version]) => ({ name, version, dev })),
  )
  .filter(({ name }) => !isLocked(name));

for (const { name, version, dev } of missing) lockfile.packages[`node_modules/${name}`] = entryFor(name, version, dev);
lockfile.packages = Object.fromEntries(Object.entries(lockfile.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(path, `${JSON.stringify(lockfile, null, 2)}\n`);
console.log(`${missing.length} binaries of other platforms added.`);
