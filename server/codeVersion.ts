import { readFileSync } from 'node:fs';
import { resolveProjectPath } from './resolveProjectPath.js';

const { version }: { version: string } = JSON.parse(readFileSync(resolveProjectPath('package.json'), 'utf8'));

/** The version of the server, as package.json has it. */
export const codeVersion = version;
