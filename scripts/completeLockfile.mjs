// npm omits from package-lock.json the binaries of platforms that its registry does not serve, and `npm ci` then rejects the file.
// This script adds them. Run it after a dependency change: `node scripts/completeLockfile.mjs`.
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

/** Parses the platform in the package name of a binary, such as `@swc/core-linux-x64-gnu`. */
function parsePlatform(name) {
  const words = name.split(/[-/]/);
  const musl = words.some((word) => word.startsWith('musl'));
  return {
    os: OPERATING_SYSTEMS.filter((system) => words.includes(system)),
    cpu: PROCESSORS.filter((processor) => words.includes(processor)),
    libc: words.includes('linux') ? [musl ? 'musl' : 'glibc'] : [],
  };
}

/** Creates the lockfile entry of a binary as npm writes it, without `integrity`, with the licence of the package that needs it. */
function createEntry({ name, version, dev, license }) {
  const platform = Object.entries(parsePlatform(name)).filter(([, values]) => values.length > 0);
  return { version, ...(dev && { dev }), ...(license && { license }), optional: true, ...Object.fromEntries(platform) };
}

const isLocked = (name) => Object.keys(lockfile.packages).some((lockPath) => lockPath.endsWith(`node_modules/${name}`));

const missing = Object.values(lockfile.packages)
  .flatMap(({ optionalDependencies = {}, dev, license }) =>
    Object.entries(optionalDependencies).map(([name, version]) => ({ name, version, dev, license })),
  )
  .filter(({ name }) => !isLocked(name));

for (const binary of missing) lockfile.packages[`node_modules/${binary.name}`] = createEntry(binary);
lockfile.packages = Object.fromEntries(Object.entries(lockfile.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(path, `${JSON.stringify(lockfile, null, 2)}\n`);
console.log(`Added ${missing.length} binaries of other platforms.`);
