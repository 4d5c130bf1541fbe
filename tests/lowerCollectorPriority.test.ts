import { execFileSync } from 'node:child_process';
import { getPriority } from 'node:os';
import { pathToFileURL } from 'node:url';
import { resolveProjectPath } from '../server/resolveProjectPath.js';

const usual = getPriority();
const isLinux = process.platform === 'linux';
const lowered = isLinux ? Math.min(19, usual + 3) : usual;
const nodeVersion = Number(process.versions.node.split('.')[0]);

/** Runs code after the priority was lowered in a process whose main thread has a name, and returns what the code prints. */
function run(name: string, code: string): unknown {
  const module = pathToFileURL(resolveProjectPath('server', 'lowerCollectorPriority.ts')).href;
  const script = `
    import { readdirSync, readFileSync } from 'node:fs';
    import { getPriority } from 'node:os';
    import { lowerCollectorPriority } from ${JSON.stringify(module)};
    process.title = '${name}';
    lowerCollectorPriority();
    console.log(JSON.stringify(${code}));`;
  const options = ['--import', 'tsx', '--input-type=module', '--eval', script];
  return JSON.parse(execFileSync(process.execPath, options, { encoding: 'utf8' }));
}

it('lowers the priority of threads with the name of those that collect garbage, and of no others', () => {
  expect(run('V8Worker', 'getPriority()')).toBe(lowered);
  expect(run('MainThread', 'getPriority()')).toBe(usual);
});

if (isLinux && nodeVersion >= 24)
  it('finds the threads of V8', () => {
    const readName = (id: string) => `readFileSync('/proc/self/task/' + ${id} + '/comm', 'utf8').trim()`;
    const found = run(
      'MainThread',
      `readdirSync('/proc/self/task').filter((id) => ${readName('id')} === 'V8Worker').map((id) => getPriority(Number(id)))`,
    );
    expect(found).not.toEqual([]);
    expect(new Set(found as number[])).toEqual(new Set([lowered]));
  });
