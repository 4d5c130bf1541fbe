import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { type ErrorDetail, invalidRequest } from '../errors.js';
import { applyMessageRules, commonMessageRules, type MessageRule } from '../messageRules.js';
import { findNearName } from '../search/findNearName.js';
import type { Tool } from './tool.js';

/** Models often send one value for a list and numbers as text. */
const ajv = new Ajv2020({ strict: false, allErrors: true, coerceTypes: 'array', verbose: true });
const validators = new WeakMap<Tool, ValidateFunction>();

const maxProblems = 5;
const maxFieldLength = 100;

/** Converts the arguments of a tool to the types of its schema. Throws invalid_request with a sentence for each wrong argument. */
export function validateArguments(tool: Tool, values: unknown): object {
  const validate = validators.get(tool) ?? ajv.compile(tool.inputSchema);
  validators.set(tool, validate);
  const converted = structuredClone(values ?? {}) as object;
  if (validate(converted)) return converted;
  const details = (validate.errors ?? []).slice(0, maxProblems).map((error) => describeError(error, tool));
  throw invalidRequest(details);
}

function describeError(error: ErrorObject, tool: Tool): ErrorDetail {
  const { keyword, instancePath, params, message = 'is invalid' } = error;
  const path = instancePath.slice(1).replaceAll('/', '.');
  if (keyword === 'additionalProperties') {
    const name = String(params['additionalProperty']);
    const known = Object.keys((error.parentSchema as Tool['inputSchema']).properties);
    const problem = `is not an argument of ${tool.name}. ${suggest(name, known)}`;
    return { field: name.slice(0, maxFieldLength), problem };
  }
  if (keyword === 'required')
    return { field: joinPath(path, String(params['missingProperty'])), problem: 'is required' };
  const field = (path || 'arguments').slice(0, maxFieldLength);
  if (keyword === 'enum') {
    const allowed: string[] = params['allowedValues'];
    return { field, problem: `is unknown. ${suggest(String(error.data), allowed)}` };
  }
  return { field, problem: applyMessageRules(messageRules, message) ?? message };
}

/** The first match wins. */
const messageRules: MessageRule[] = [
  ...commonMessageRules,
  [/^must NOT have fewer than 1 items/, 'must not be empty'],
  [/^must be string/, 'must be a single text'],
];

function joinPath(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}

function suggest(name: string, known: string[]): string {
  const near = findNearName(name, known);
  return near === undefined ? `Use one of: ${known.join(', ')}` : `Did you mean \`${near}\`?`;
}
