import { readFileSync, statSync } from 'node:fs';
import { parse } from 'yaml';
import { resolveProjectPath } from './resolveProjectPath.js';
import type { OperationId, Schemas } from './schemas.js';

/** An operation of the contract, as far as the server reads it at run time. */
export interface ContractOperation {
  operationId: OperationId;
  security?: Record<string, string[]>[];
  requestBody?: { 'x-max-body-bytes': number; content: Record<string, unknown> };
  responses: Record<string, unknown>;
}

interface Contract {
  paths: Record<string, Record<string, ContractOperation>>;
  components: { schemas: Record<keyof Schemas, { properties?: Record<string, Record<string, unknown>> }> };
}

/** The bundled contract. It is read once, when the server starts. */
export const contractPath = resolveProjectPath('server', 'generated', 'openapi.yaml');
export const contractText = readFileSync(contractPath, 'utf8');
export const contractModifiedAt = statSync(contractPath).mtime;
export const contract: Contract = parse(contractText);
