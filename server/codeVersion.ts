import { readFileSync } from 'node:fs';
import { projectFile } from './projectFile.js';

const { version }: { version: string } = JSON.parse(readFileSync(projectFile('package.json'), 'utf8'));

/** The version of the server, as package.json has it. */
export const codeVersion = version;
