import { readFileSync, statSync } from 'node:fs';
import { parse } from 'yaml';
import type { DocumentResponse } from '../contract.js';
import { resolveProjectPath } from '../resolveProjectPath.js';
import type { Schemas } from '../schemas.js';

const file = resolveProjectPath('server', 'generated', 'openapi.yaml');
const yaml = readFileSync(file, 'utf8');
const changedAt = statSync(file).mtime;
const contract = parse(yaml);

/** The contract as it was when the server started: as it is written, and the same as JSON. */
export const contractAsYaml: DocumentResponse = { document: yaml, type: 'text/yaml; charset=utf-8', changedAt };
export const contractAsJson: DocumentResponse = {
  document: JSON.stringify(contract),
  type: 'application/json; charset=utf-8',
  changedAt,
};

/** A JSON Schema of the contract, by its name. */
export function getContractSchema(name: keyof Schemas): { properties?: Record<string, Record<string, unknown>> } {
  return contract.components.schemas[name];
}
