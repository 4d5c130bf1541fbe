import { type Contract, type JsonObject, operationsOf, resolve } from './contract.js';
import { schemaChanges } from './schemaChanges.js';

/** What callers of the `before` contract would stumble over with the `after` one, a sentence each; empty where nothing breaks. */
export function breakingChanges(before: Contract, after: Contract): string[] {
  const present = new Map(operationsOf(after).map((operation) => [operation.name, operation]));
  return operationsOf(before).flatMap(({ name, definition }) => {
    const current = present.get(name)?.definition;
    if (current === undefined) return [`${name} is gone`];
    const changes = [
      ...nameChanges({ before, after }, definition, current),
      ...parameterChanges({ before, after }, definition, current),
      ...bodyChanges({ before, after }, definition, current),
      ...answerChanges({ before, after }, definition, current),
    ];
    return changes.map((change) => `${name}: ${change}`);
  });
}

interface Both {
  before: Contract;
  after: Contract;
}

function nameChanges({ before, after }: Both, old: JsonObject, current: JsonObject): string[] {
  const changes: string[] = [];
  if (old['operationId'] !== current['operationId']) changes.push(`is no longer called ${old['operationId']}`);
  const present = credentialsOf(after, current);
  const lost = credentialsOf(before, old).filter((credential) => !present.includes(credential));
  return [...changes, ...lost.map((credential) => `can no longer be called with ${credential}`)];
}

/** By which credentials, and with which scopes, an operation can be called; those of the whole contract where it names none. */
function credentialsOf(contract: Contract, operation: JsonObject): string[] {
  const security = (operation['security'] ?? contract['security'] ?? []) as JsonObject[];
  return security.map((one) => JSON.stringify(one));
}

function parameterChanges({ before, after }: Both, old: JsonObject, current: JsonObject): string[] {
  const known = parametersOf(before, old);
  const present = parametersOf(after, current);
  const changes: string[] = [];
  for (const [name, parameter] of known) {
    const now = present.get(name);
    if (now === undefined) changes.push(`the parameter ${name} is gone`);
    else {
      if (now['required'] === true && parameter['required'] !== true) changes.push(`the parameter ${name} is required`);
      changes.push(
        ...schemaChanges({ before, after }, 'request', `the parameter ${name}`, parameter['schema'], now['schema']),
      );
    }
  }
  for (const [name, parameter] of present) {
    if (!known.has(name) && parameter['required'] === true) changes.push(`the new parameter ${name} is required`);
  }
  return changes;
}

function parametersOf(contract: Contract, { parameters }: JsonObject): Map<string, JsonObject> {
  const resolved = ((parameters as JsonObject[] | undefined) ?? []).map((one) => resolve(contract, one));
  return new Map(resolved.map((parameter) => [`${parameter['in']} ${parameter['name']}`, parameter]));
}

function bodyChanges(both: Both, before: JsonObject, after: JsonObject): string[] {
  const [old, current] = [resolve(both.before, before['requestBody']), resolve(both.after, after['requestBody'])];
  const changes = mediaChanges(both, 'request', 'the body', old, current);
  return current['required'] === true && old['required'] !== true ? ['the body is required', ...changes] : changes;
}

function answerChanges(both: Both, before: JsonObject, after: JsonObject): string[] {
  const answers = before['responses'] as JsonObject;
  const present = after['responses'] as JsonObject;
  return Object.entries(answers).flatMap(([status, answer]) => {
    const current = present[status];
    if (current === undefined) return status.startsWith('2') ? [`does not answer ${status} any more`] : [];
    const name = `the answer ${status}`;
    return mediaChanges(both, 'answer', name, resolve(both.before, answer), resolve(both.after, current));
  });
}

function mediaChanges(both: Both, side: 'request' | 'answer', name: string, before: JsonObject, after: JsonObject) {
  const present = (after['content'] as JsonObject | undefined) ?? {};
  return Object.entries((before['content'] as JsonObject | undefined) ?? {}).flatMap(([type, media]) => {
    const current = present[type] as JsonObject | undefined;
    if (current === undefined) return [`${name} as ${type} is gone`];
    return schemaChanges(both, side, name, (media as JsonObject)['schema'], current['schema']);
  });
}
