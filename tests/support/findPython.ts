import { execFileSync } from 'node:child_process';

/** Returns a Python interpreter that has these modules, if there is one. `TEST_PYTHON` names it. */
export function findPython(...modules: string[]): string | undefined {
  const program = process.env['TEST_PYTHON'] ?? 'python3';
  try {
    execFileSync(program, ['-c', `import ${modules.join(', ')}`], { stdio: 'ignore' });
    return program;
  } catch {
    return undefined;
  }
}
