import { execFileSync } from 'node:child_process';
import { resolveProjectPath } from '../../server/resolveProjectPath.js';

/** Path of the database with the core of the bundled library, prepared by globalSetup.mjs. */
export const libraryFile = process.env['TEST_LIBRARY'] ?? '';

let worldFile: string | undefined;

/** Returns the path of the database with the whole bundled library. The first test that asks for it prepares it. */
export function prepareWorldFile(): string {
  const script = ['--import', 'tsx', 'tests/support/prepareLibrary.ts', 'world'];
  worldFile ??= execFileSync(process.execPath, script, { cwd: resolveProjectPath(), encoding: 'utf8' });
  return worldFile;
}
