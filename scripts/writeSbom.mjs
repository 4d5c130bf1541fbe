/**
 * Writes the software bills of materials of the server and of the SDK in CycloneDX format, to attach to a release:
 * node scripts/writeSbom.mjs <folder>. Needs no network.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const [folder = 'dist/sbom'] = process.argv.slice(2);
const committedAt = execFileSync('git', ['log', '-1', '--format=%cI']).toString().trim();
mkdirSync(folder, { recursive: true });
for (const [project, parameters] of [
  ['.', ['--package-lock-only']],
  ['sdk', []],
]) {
  const { name, version } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'));
  const sbom = ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', ...parameters];
  const document = JSON.parse(execFileSync('npm', sbom, { cwd: project, maxBuffer: 2 ** 26 }).toString());
  // npm names the component after its folder.
  document.metadata.component.name = name;
  // The same commit gives the same document.
  document.serialNumber = undefined;
  document.metadata.timestamp = committedAt;
  const file = join(folder, `${name}-${version}.cdx.json`);
  writeFileSync(file, `${JSON.stringify(document, null, 2)}\n`);
  console.log(`${file}: ${document.components.length} packages`);
}
