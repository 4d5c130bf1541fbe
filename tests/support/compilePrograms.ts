import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { resolveProjectPath } from '../../server/resolveProjectPath.js';

const run = promisify(execFile);
const flags = '--noEmit --strict --skipLibCheck --target es2023 --module nodenext --types node'.split(' ');

/** Compiles programs that use the SDK. Returns the compiler errors, or an empty string. */
export async function compilePrograms(files: string[]): Promise<string> {
  const types = ['--typeRoots', resolveProjectPath('node_modules', '@types')];
  const compiler = resolveProjectPath('node_modules', 'typescript', 'bin', 'tsc');
  const { stdout } = await run(process.execPath, [compiler, ...flags, ...types, ...files]).catch((failure) => failure);
  return stdout;
}
