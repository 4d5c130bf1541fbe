import { readFileSync } from 'node:fs';
import { resolveProjectPath } from './resolveProjectPath.js';

const { version }: { version: string } = JSON.parse(readFileSync(resolveProjectPath('package.json'), 'utf8'));

/** The server's version, from package.json. */
export const codeVersion = version;
