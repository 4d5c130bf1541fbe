import { type Contract, type ContractPair, type JsonObject, listOperations, resolve } from './contract.js';
import { findSchemaChanges, type Side } from './findSchemaChanges.js';

/** Lists the changes that break clients of the `before` contract. */
export function findBreakingChanges(before: Contract, after: Contract): string[] {
  const present = new Map(listOperations(after).map((operation) => [operation.name, operation]));
  return listOperations(before).flatMap(({ name, definition }) => {
    const current = present.get(name)?.definition;
    if (current === undefined) return [`${name} is removed`];
    const changes = [
      ...findNameChanges({ before, after }, definition, current),
      ...findParameterChanges({ before, after }, definition, current),
      ...findBodyChanges({ before, after }, definition, current),
      ...findResponseChanges({ before, after }, definition, current),
    ];
    return changes.map((change) => `${name}: ${change}`);
  });
}

function findNameChanges({ before, after }: ContractPair, old: JsonObject, current: JsonObject): string[] {
  const changes: string[] = [];
  if (old['operationId'] !== current['operationId']) changes.push(`its operationId is no longer ${old['operationId']}`);
  const present = listCredentials(after, current);
  const lost = listCredentials(before, old).filter((credential) => !present.includes(credential));
  return [...changes, ...lost.map((credential) => `no longer accepts the credential ${credential}`)];
}

/** Lists the accepted credentials with their scopes. Defaults to those of the whole contract. */
function listCredentials(contract: Contract, operation: JsonObject): string[] {
  const security = (operation['security'] ?? contract['security'] ?? []) as JsonObject[];
  return security.map((one) => JSON.stringify(one));
}

function findParameterChanges({ before, after }: ContractPair, old: JsonObject, current: JsonObject): string[] {
  const known = readParameters(before, old);
  const present = readParameters(after, current);
  const changes: string[] = [];
  for (const [name, parameter] of known) {
    const now = present.get(name);
    if (now === undefined) changes.push(`the parameter ${name} is removed`);
    else {
      if (now['required'] === true && parameter['required'] !== true)
        changes.push(`the parameter ${name} is now required`);
      changes.push(
        ...findSchemaChanges({ before, after }, 'request', `the parameter ${name}`, parameter['schema'], now['schema']),
      );
    }
  }
  for (const [name, parameter] of present) {
    if (!known.has(name) && parameter['required'] === true) changes.push(`the new parameter ${name} is required`);
  }
  return changes;
}

function readParameters(contract: Contract, { parameters }: JsonObject): Map<string, JsonObject> {
  const resolved = ((parameters as JsonObject[] | undefined) ?? []).map((one) => resolve(contract, one));
  return new Map(resolved.map((parameter) => [`${parameter['in']} ${parameter['name']}`, parameter]));
}

function findBodyChanges(contracts: ContractPair, before: JsonObject, after: JsonObject): string[] {
  const [old, current] = [
    resolve(contracts.before, before['requestBody']),
    resolve(contracts.after, after['requestBody']),
  ];
  const changes = findMediaChanges(contracts, 'request', 'the body', old, current);
  return current['required'] === true && old['required'] !== true ? ['the body is now required', ...changes] : changes;
}

function findResponseChanges(contracts: ContractPair, before: JsonObject, after: JsonObject): string[] {
  const responses = before['responses'] as JsonObject;
  const present = after['responses'] as JsonObject;
  return Object.entries(responses).flatMap(([status, response]) => {
    const current = present[status];
    if (current === undefined) return status.startsWith('2') ? [`no longer returns ${status}`] : [];
    const name = `the response ${status}`;
    return findMediaChanges(
      contracts,
      'response',
      name,
      resolve(contracts.before, response),
      resolve(contracts.after, current),
    );
  });
}

function findMediaChanges(contracts: ContractPair, side: Side, name: string, before: JsonObject, after: JsonObject) {
  const present = (after['content'] as JsonObject | undefined) ?? {};
  return Object.entries((before['content'] as JsonObject | undefined) ?? {}).flatMap(([type, media]) => {
    const current = present[type] as JsonObject | undefined;
    if (current === undefined) return [`${name} as ${type} is removed`];
    return findSchemaChanges(contracts, side, name, (media as JsonObject)['schema'], current['schema']);
  });
}
