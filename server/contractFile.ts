import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { resolveProjectPath } from './resolveProjectPath.js';
import type { OperationId, Schemas } from './schemas.js';

/** A JSON schema of the contract. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  prefixItems?: Schema[];
  allOf?: Schema[];
  oneOf?: Schema[];
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  maxLength?: number;
  pattern?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
  [keyword: string]: unknown;
}

export interface RequestBody {
  'x-max-body-bytes': number;
  /** Whether the sender signs the bytes of the body. */
  'x-signed-body'?: boolean;
  content: Record<string, { schema: Schema }>;
}

export interface Parameter {
  name: string;
  in: string;
  schema: Schema;
  required?: boolean;
  style?: string;
  explode?: boolean;
  allowReserved?: boolean;
  allowEmptyValue?: boolean;
}

/** An operation of the contract, as far as the server reads it at run time. */
export interface ContractOperation {
  operationId: OperationId;
  security?: Record<string, string[]>[];
  parameters?: ({ $ref: string } | Parameter)[];
  requestBody?: RequestBody;
  responses: Record<string, unknown>;
}

interface Contract {
  security: Record<string, string[]>[];
  paths: Record<string, Record<string, ContractOperation>>;
  components: {
    schemas: Record<keyof Schemas, Schema>;
    parameters: Record<string, Parameter>;
    securitySchemes: Record<string, object>;
  };
}

const folder = resolveProjectPath('server', 'generated');
const yamlFile = join(folder, 'openapi.yaml');

/** The bundled contract, as text and parsed. It is read once, when the server starts. */
export const contractText = readFileSync(yamlFile, 'utf8');
export const contractModifiedAt = statSync(yamlFile).mtime;
export const contract: Contract = JSON.parse(readFileSync(join(folder, 'openapi.json'), 'utf8'));

/** Returns the parameters of an operation without references. */
export function listParameters({ parameters = [] }: ContractOperation): Parameter[] {
  return parameters.map((parameter) => {
    if (!('$ref' in parameter)) return parameter;
    const found = contract.components.parameters[parameter.$ref.split('/').at(-1) ?? ''];
    if (found === undefined) throw new Error(`The contract has no parameter ${parameter.$ref}.`);
    return found;
  });
}
