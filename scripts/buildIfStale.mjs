/**
 * Builds the server and the pages, each only if a source is newer than its build. With an argument (`server` or `web`), only that one.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const builds = {
  server: {
    built: 'dist/server/main.js',
    sources: ['server', 'package-lock.json', 'tsconfig.json', 'tsconfig.build.json'],
    command: ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.build.json'],
  },
  web: {
    built: 'dist/web/index.html',
    sources: ['web', 'sdk/src', 'server/series', 'server/stats', 'package-lock.json'],
    command: ['node_modules/vite/bin/vite.js', 'build', 'web', '--logLevel', 'warn'],
  },
};

function getModifiedTime(path) {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return 0;
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(stats.mtimeMs, ...readdirSync(path).map((name) => getModifiedTime(join(path, name))));
}

for (const name of process.argv[2] ? [process.argv[2]] : Object.keys(builds)) {
  const { built, sources, command } = builds[name];
  if (Math.max(...sources.map(getModifiedTime)) <= getModifiedTime(built)) continue;
  console.log(`Building the ${name === 'web' ? 'pages' : name} …`);
  execFileSync(process.execPath, command, { stdio: 'inherit' });
}
