/** Builds the server unless the build is newer than every source: a second start has nothing to wait for. */
import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const built = 'dist/server/main.js';
const sources = ['server', 'package-lock.json', 'tsconfig.json', 'tsconfig.build.json'];

function modifiedAt(path) {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return 0;
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(stats.mtimeMs, ...readdirSync(path).map((name) => modifiedAt(join(path, name))));
}

if (Math.max(...sources.map(modifiedAt)) > modifiedAt(built)) {
  console.log('Building the server …');
  execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.build.json'], {
    stdio: 'inherit',
  });
}
