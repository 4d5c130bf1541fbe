import type { DocumentResponse } from '../contract.js';
import { contract, contractModifiedAt, contractText } from '../contractFile.js';
import type { Schemas } from '../schemas.js';

/** The contract as YAML. */
export const contractAsYaml: DocumentResponse = {
  document: contractText,
  type: 'text/yaml; charset=utf-8',
  changedAt: contractModifiedAt,
};

/** The contract as JSON. */
export const contractAsJson: DocumentResponse = {
  document: JSON.stringify(contract),
  type: 'application/json; charset=utf-8',
  changedAt: contractModifiedAt,
};

/** Returns a JSON Schema of the contract by name. */
export function getContractSchema(name: keyof Schemas): { properties?: Record<string, Record<string, unknown>> } {
  return contract.components.schemas[name];
}
