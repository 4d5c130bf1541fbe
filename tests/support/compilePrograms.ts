import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { resolveProjectPath } from '../../server/resolveProjectPath.js';

const run = promisify(execFile);
const flags = '--noEmit --strict --skipLibCheck --target es2023 --module nodenext --types node'.split(' ');

/** What the compiler says of programs of users of the SDK; nothing where they are right. */
export async function compilePrograms(files: string[]): Promise<string> {
  const types = ['--typeRoots', resolveProjectPath('node_modules', '@types')];
  const compiler = resolveProjectPath('node_modules', 'typescript', 'bin', 'tsc');
  const { stdout } = await run(process.execPath, [compiler, ...flags, ...types, ...files]).catch((failure) => failure);
  return stdout;
}
