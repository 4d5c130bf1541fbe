/**
 * Builds the server and the pages, each only if a source is newer than its build. With an argument (`server` or `web`), only that one.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const builds = {
  server: {
    built: 'dist/server/main.js',
    sources: [
      'server',
      'scripts/almanac.ts',
      'scripts/almanac',
      'package-lock.json',
      'tsconfig.json',
      'tsconfig.build.json',
    ],
    // Does not check types, which takes twice as long. `npm run check` does.
    command: ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.build.json', '--noCheck'],
  },
  web: {
    built: 'dist/web/index.html',
    sources: ['web', 'sdk/src', 'server/charts', 'server/series', 'server/stats', 'package-lock.json'],
    command: ['node_modules/vite/bin/vite.js', 'build', 'web', '--logLevel', 'warn'],
  },
};

function getModifiedTime(path) {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return 0;
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(stats.mtimeMs, ...readdirSync(path).map((name) => getModifiedTime(join(path, name))));
}

/** Builds at the same time, because the first start waits for it. */
async function buildIfStale(name) {
  const { built, sources, command } = builds[name];
  if (Math.max(...sources.map(getModifiedTime)) <= getModifiedTime(built)) return;
  console.log(`Building the ${name === 'web' ? 'pages' : name} …`);
  const [code] = await once(spawn(process.execPath, command, { stdio: 'inherit' }), 'exit');
  if (code !== 0) throw new Error(`Building the ${name} failed.`);
}

await Promise.all((process.argv[2] ? [process.argv[2]] : Object.keys(builds)).map(buildIfStale));
