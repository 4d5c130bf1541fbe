import type { DocumentResponse } from '../contract.js';
import { contract, contractModifiedAt, contractText } from '../contractFile.js';

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
