import { execFileSync } from 'node:child_process';
import { getPriority } from 'node:os';
import { resolveProjectPath } from '../server/resolveProjectPath.js';

/** Runs code in a process whose main thread has a name, and returns the niceness of that thread afterwards. */
function readNiceness(name: string): number {
  const module = resolveProjectPath('server', 'lowerCollectorPriority.ts');
  const code = `
    import { getPriority } from 'node:os';
    import { lowerCollectorPriority } from '${module}';
    process.title = '${name}';
    lowerCollectorPriority();
    console.log(getPriority());`;
  const options = ['--import', 'tsx', '--input-type=module', '--eval', code];
  return Number(execFileSync(process.execPath, options, { encoding: 'utf8' }));
}

it('lowers the priority of threads with the name of those that collect garbage, and of no others', () => {
  const usual = getPriority();
  const lowered = process.platform === 'linux' ? Math.min(19, usual + 3) : usual;
  expect(readNiceness('V8Worker')).toBe(lowered);
  expect(readNiceness('MainThread')).toBe(usual);
});
