import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resolveProjectPath } from '../../server/resolveProjectPath.js';

/** Ends on SIGTERM, or after half a minute so that it is never left behind. */
const server = `
  setTimeout(() => {}, 30_000);
  process.once('SIGTERM', () => { console.log('has stopped'); process.exit(0); });
  console.log('serves');
`;

it('npm start forwards SIGTERM to the server, and leaves no process behind', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'almanac-start-'));
  const { scripts } = JSON.parse(readFileSync(resolveProjectPath('package.json'), 'utf8'));
  mkdirSync(join(folder, 'dist/server'), { recursive: true });
  writeFileSync(join(folder, 'dist/server/main.js'), server);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { start: scripts.start } }));
  const npm = spawn('npm', ['start'], { cwd: folder });
  let output = '';
  npm.stdout.on('data', (text) => {
    output += text;
    if (/^serves$/m.test(output)) npm.kill('SIGTERM');
  });
  // `close` fires when no process holds the output open, including the server.
  await once(npm, 'close');
  rmSync(folder, { recursive: true });
  expect(output).toMatch(/serves\nhas stopped\n$/);
});
