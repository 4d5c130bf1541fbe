/** Builds the SDK twice, for `import` and for `require`, and writes a package.json with the module type for each. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

const compile = (project) =>
  execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', project], { stdio: 'inherit' });

rmSync('sdk/dist', { recursive: true, force: true });
compile('sdk/tsconfig.json');
compile('sdk/tsconfig.cjs.json');
writeFileSync('sdk/dist/esm/package.json', '{ "type": "module" }\n');
writeFileSync('sdk/dist/cjs/package.json', '{ "type": "commonjs" }\n');
// Both builds share these types, which are most of the package. Tabs instead of the compiler's blanks save 18 kB.
for (const name of ['generated/types.gen', 'generated/parameters.gen', 'generated/operations.gen', 'call', 'list']) {
  const cjs = name.includes('/') ? '../../cjs' : '../cjs';
  const types = `sdk/dist/cjs/${name}.d.ts`;
  writeFileSync(
    types,
    readFileSync(types, 'utf8').replace(/^(?: {4})+/gm, (blanks) => '\t'.repeat(blanks.length / 4)),
  );
  writeFileSync(`sdk/dist/esm/${name}.d.ts`, `export type * from '${cjs}/${name}.js';\n`);
}
copyFileSync('LICENSE', 'sdk/LICENSE');
