import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resolveProjectPath } from '../../server/resolveProjectPath.js';
import { libraryFile } from '../support/libraryFile.js';

/** Runs a program of the project, as compiled by globalSetup.mjs, as a child process, with only the given environment variables. */
export class ChildProcess {
  readonly process: ChildProcessWithoutNullStreams;
  stdout = '';
  stderr = '';
  /** The exit code, or the signal that ended the process. */
  readonly ended: Promise<number | string | null>;

  constructor(program: string, args: string[], env: Record<string, string>) {
    const compiled = resolveProjectPath('var', 'test-programs', program.replace(/\.ts$/, '.js'));
    this.process = spawn(process.execPath, [compiled, ...args], {
      cwd: resolveProjectPath(),
      env,
    });
    this.process.stdout.on('data', (text) => {
      this.stdout += text;
    });
    this.process.stderr.on('data', (text) => {
      this.stderr += text;
    });
    this.ended = new Promise((resolve) => this.process.once('close', (code, signal) => resolve(code ?? signal)));
  }

  /** Resolves to the first match of `pattern` on standard output. */
  waitForOutput(pattern: RegExp): Promise<RegExpExecArray> {
    return new Promise((resolve, reject) => {
      const check = () => {
        const found = pattern.exec(this.stdout);
        if (found !== null) resolve(found);
      };
      this.process.stdout.on('data', check);
      this.process.once('close', () =>
        reject(new Error(`The process ended with this output:\n${this.stdout}${this.stderr}`)),
      );
      check();
    });
  }
}

/** Creates a folder for a database, optionally with the bundled library. The caller removes it. */
export function createDatabaseFolder(withLibrary: boolean): { url: string; file: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'almanac-process-'));
  const file = join(folder, 'almanac.db');
  if (withLibrary) copyFileSync(libraryFile, file);
  return { url: `sqlite:${file}`, file, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
