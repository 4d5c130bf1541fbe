import { readFileSync, statSync } from 'node:fs';
import { parse } from 'yaml';
import type { DocumentAnswer } from '../contract.js';
import { projectFile } from '../projectFile.js';

const file = projectFile('openapi.yaml');
const yaml = readFileSync(file, 'utf8');
const changedAt = statSync(file).mtime;

/** The contract as it was when the server started: as it is written, and the same as JSON. */
export const contractAsYaml: DocumentAnswer = { document: yaml, type: 'text/yaml; charset=utf-8', changedAt };
export const contractAsJson: DocumentAnswer = {
  document: JSON.stringify(parse(yaml)),
  type: 'application/json; charset=utf-8',
  changedAt,
};
