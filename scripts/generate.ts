/**
 * Bundles openapi.yaml and contract/ into one file, and generates the server's types and the SDK from it.
 * With --check it writes nothing and fails when the committed files differ from the generated ones.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient } from '@hey-api/openapi-ts';
import openapiTS, { astToString } from 'openapi-typescript';
import { parse } from 'yaml';
import { compactComments } from './generate/compactComments.js';
import type { Contract } from './generate/contract.js';
import { describeReferences } from './generate/describeReferences.js';
import { formatOperations, formatParameters } from './generate/formatOperations.js';
import { formatRoutes } from './generate/formatRoutes.js';

const targets = { server: 'server/generated', sdk: 'sdk/src/generated' };
const banner = 'Generated from openapi.yaml and contract/ by `npm run generate`. Do not edit.';

/** Writes the contract as one file. Redocly sends no telemetry. */
function bundleInto(file: string): void {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  execFileSync('redocly', ['bundle', 'openapi.yaml', '--output', file], { env, stdio: 'pipe' });
  writeFileSync(file, `# ${banner}\n${readFileSync(file, 'utf8')}`);
}

async function generateInto(folder: string): Promise<void> {
  const server = join(folder, 'server');
  const sdk = join(folder, 'sdk');
  const bundle = join(server, 'openapi.yaml');
  mkdirSync(server);
  bundleInto(bundle);
  // The server reads JSON, which parses a hundred times faster than YAML.
  const contract = parse(readFileSync(bundle, 'utf8'));
  writeFileSync(join(server, 'openapi.json'), `${JSON.stringify(contract, null, 1)}\n`);
  writeFileSync(join(server, 'api.ts'), `// ${banner}\n\n${astToString(await openapiTS(pathToFileURL(bundle)))}`);
  await generateSdkInto(sdk, contract);
}

/** Writes the types of all schemas, and the methods. */
async function generateSdkInto(folder: string, contract: Contract): Promise<void> {
  const schemas = describeReferences(contract);
  await createClient({
    input: { ...contract, paths: {}, components: { schemas } },
    output: { path: folder, module: { extension: '.js' }, postProcess: [] },
    logs: { level: 'silent' },
    plugins: [{ name: '@hey-api/typescript', enums: false }],
  });
  rmSync(join(folder, 'index.ts'));
  const types = join(folder, 'types.gen.ts');
  writeFileSync(types, compactComments(readFileSync(types, 'utf8')));
  writeFileSync(join(folder, 'operations.gen.ts'), `// ${banner}\n\n${formatOperations(contract)}`);
  writeFileSync(join(folder, 'parameters.gen.ts'), `// ${banner}\n\n${formatParameters(contract)}`);
  writeFileSync(join(folder, 'routes.gen.ts'), `// ${banner}\n\n${formatRoutes(contract)}`);
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
  [join(folder, 'server'), targets.server],
  [join(folder, 'sdk'), targets.sdk],
] as const;
if (process.argv.includes('--check')) {
  const stale = pairs.filter(([generated, committed]) => !isFresh(generated, committed));
  for (const [, committed] of stale) console.error(`${committed} is out of date. Run: npm run generate`);
  process.exitCode = stale.length > 0 ? 1 : 0;
} else {
  for (const [generated, committed] of pairs) {
    rmSync(committed, { recursive: true, force: true });
    cpSync(generated, committed, { recursive: true });
    console.log(`Generated ${committed}.`);
  }
}
rmSync(folder, { recursive: true, force: true });
