/**
 * Generates what follows from openapi.yaml: the server's types and the SDK.
 * With --check it writes nothing and fails when the committed files are not what would be generated.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@hey-api/openapi-ts';
import openapiTS, { astToString } from 'openapi-typescript';

const contract = new URL('../openapi.yaml', import.meta.url);
const targets = { types: 'server/generated', sdk: 'sdk/src/generated' };
const banner = '// Generated from openapi.yaml by `npm run generate`. Do not edit.\n\n';

async function generateInto(folder: string): Promise<void> {
  const types = join(folder, 'types');
  const sdk = join(folder, 'sdk');
  mkdirSync(types);
  writeFileSync(join(types, 'api.ts'), banner + astToString(await openapiTS(contract)));
  await createClient({
    input: contract.pathname,
    output: { path: sdk, module: { extension: '.js' }, postProcess: [] },
    logs: { level: 'silent' },
    plugins: [
      { name: '@hey-api/client-fetch', throwOnError: true },
      { name: '@hey-api/typescript', enums: false },
      {
        name: '@hey-api/sdk',
        auth: true,
        paramsStructure: 'flat',
        responseStyle: 'data',
        operations: {
          strategy: 'single',
          containerName: 'GeneratedClient',
          methods: 'instance',
          nesting: 'operationId',
        },
      },
    ],
  });
}

function isFresh(generated: string, committed: string): boolean {
  try {
    execFileSync('diff', ['-r', generated, committed], { stdio: 'pipe' });
    return true;
  } catch (error) {
    process.stderr.write(String((error as { stdout?: Buffer }).stdout ?? error));
    return false;
  }
}

const folder = mkdtempSync(join(tmpdir(), 'almanac-generate-'));
await generateInto(folder);
const pairs = [
  [join(folder, 'types'), targets.types],
  [join(folder, 'sdk'), targets.sdk],
] as const;
if (process.argv.includes('--check')) {
  const stale = pairs.filter(([generated, committed]) => !isFresh(generated, committed));
  for (const [, committed] of stale) console.error(`${committed} is stale: run npm run generate.`);
  process.exitCode = stale.length > 0 ? 1 : 0;
} else {
  for (const [generated, committed] of pairs) {
    rmSync(committed, { recursive: true, force: true });
    cpSync(generated, committed, { recursive: true });
    console.log(`${committed} generated.`);
  }
}
rmSync(folder, { recursive: true, force: true });
