/** Builds the SDK twice, for `import` and for `require`, and writes a package.json with the module type for each. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, rmSync, writeFileSync } from 'node:fs';

const compile = (project) =>
  execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', project], { stdio: 'inherit' });

rmSync('sdk/dist', { recursive: true, force: true });
compile('sdk/tsconfig.json');
compile('sdk/tsconfig.cjs.json');
writeFileSync('sdk/dist/esm/package.json', '{ "type": "module" }\n');
writeFileSync('sdk/dist/cjs/package.json', '{ "type": "commonjs" }\n');
copyFileSync('LICENSE', 'sdk/LICENSE');
