import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resolveProjectPath } from '../../server/resolveProjectPath.js';

/** Ends when it is told to, or after a while, so that it is not left behind. */
const server = `
  setTimeout(() => {}, 4000);
  process.once('SIGTERM', () => { console.log('has stopped'); process.exit(0); });
  console.log('serves');
`;

it('npm start hands SIGTERM on to the server, and leaves none behind', async () => {
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
  // It closes when nobody holds its output any more, the server included.
  await once(npm, 'close');
  rmSync(folder, { recursive: true });
  expect(output).toMatch(/serves\nhas stopped\n$/);
});
