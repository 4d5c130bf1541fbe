import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

export type JsonObject = Record<string, unknown>;

/** A parsed openapi.yaml. */
export type Contract = JsonObject;

const methods = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options'];

/** Two versions of the contract. */
export interface ContractPair {
  before: Contract;
  after: Contract;
}

export function readContract(path: string | URL): Contract {
  return parse(readFileSync(path, 'utf8'));
}

export function readVersion(contract: Contract): string {
  return String((contract['info'] as JsonObject)['version']);
}

/** Lists the operations, named by method and path, such as `GET /api/health`. */
export function listOperations(contract: Contract): { name: string; definition: JsonObject }[] {
  return Object.entries(contract['paths'] as JsonObject).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const definition = (item as JsonObject)[method] as JsonObject | undefined;
      return definition === undefined ? [] : [{ name: `${method.toUpperCase()} ${path}`, definition }];
    }),
  );
}

/** Resolves a reference. Returns other objects unchanged, and an empty object for any other value. */
export function resolve(contract: Contract, value: unknown): JsonObject {
  if (typeof value !== 'object' || value === null) return {};
  const { $ref } = value as { $ref?: string };
  if ($ref === undefined) return value as JsonObject;
  const found = $ref
    .slice(2)
    .split('/')
    .reduce<unknown>((node, name) => (node as JsonObject)[name], contract);
  return resolve(contract, found);
}
