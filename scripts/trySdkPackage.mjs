/**
 * Packs the built SDK, installs the tarball into an empty project, and calls a running server from ESM, CommonJS and
 * TypeScript: node scripts/trySdkPackage.mjs <empty folder> <base URL> <API key>
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const [scratch, baseUrl, apiKey] = process.argv.slice(2);
const project = join(scratch, 'project');
const options = `{ apiKey: '${apiKey}', baseUrl: '${baseUrl}' }`;
const call = `const { observations } = await client.indicators.observations({ id: ['real-gdp'], start: '2020-01-01', vintage: '2022-10-31' });
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
  const refusal = await client.indicators.get({ slug: 'real-gd' }).catch((error) => error);
  if (!(refusal instanceof AlmanacError) || refusal.code !== 'indicator_not_found') throw refusal;
  console.log('CommonJS: ok');
})();`,
  'types.ts': `import { Almanac } from 'almanac-sdk';
const client = new Almanac(${options});
const { observations } = await client.indicators.observations({ id: ['real-gdp'] });
export const value: number | null | undefined = observations[0]?.value;
// @ts-expect-error a parameter that the contract does not know
await client.indicators.observations({ id: ['real-gdp'], vintge: '2022-10-31' });`,
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
