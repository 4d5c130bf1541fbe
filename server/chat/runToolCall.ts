import type { Logger } from 'pino';
import { describeToolFailure } from '../describeToolFailure.js';
import { invalidRequest } from '../errors.js';
import type { Schemas } from '../schemas.js';
import { findNearName } from '../search/findNearName.js';
import { tools } from '../tools/index.js';
import type { Tool, ToolContext } from '../tools/tool.js';
import { validateArguments } from '../tools/validateArguments.js';
import type { RequestedCall } from './chatModel.js';
import { fixDay } from './fixDay.js';

const maxNameLength = 100;

export type ChatToolCall = Schemas['ChatToolCall'];

/** A tool call with the arguments with which the tool runs, or why it cannot run. */
export interface PreparedCall {
  name: string;
  arguments: Record<string, unknown>;
  tool?: Tool;
  failure?: unknown;
}

/** Finds the tool of a call and reads its arguments. In a conversation fixed to a day, it sets the vintage. */
export function prepareCall({ asOf }: ToolContext, { name, arguments: text }: RequestedCall): PreparedCall {
  const prepared: PreparedCall = { name: name.slice(0, maxNameLength), arguments: {} };
  try {
    const tool = findTool(name);
    const values = parseArguments(text);
    return { ...prepared, tool, arguments: { ...(asOf === undefined ? values : fixDay(tool, values, asOf)) } };
  } catch (failure) {
    return { ...prepared, failure };
  }
}

/** Runs a tool call of the model. A wrong call gets an error that says how to fix it. */
export async function runToolCall(
  context: ToolContext,
  id: string,
  { tool, failure, ...call }: PreparedCall,
  log: Logger | undefined,
): Promise<ChatToolCall> {
  try {
    if (tool === undefined) throw failure;
    const { data } = await tool.run(context, validateArguments(tool, call.arguments));
    return { id, ...call, succeeded: true, result: { ...data }, error: null };
  } catch (problem) {
    return { id, ...call, succeeded: false, result: null, error: describeToolFailure(problem, log) };
  }
}

function findTool(name: string): Tool {
  const tool = tools.find((one) => one.name === name);
  if (tool !== undefined) return tool;
  const names = tools.map((one) => one.name);
  const near = findNearName(name, names);
  const advice = near === undefined ? `Use one of: ${names.join(', ')}` : `Did you mean \`${near}\`?`;
  throw invalidRequest([{ field: 'name', problem: `(${name.slice(0, maxNameLength)}) is not a tool. ${advice}` }]);
}

function parseArguments(text: string): object {
  try {
    const values: unknown = JSON.parse(text === '' ? '{}' : text);
    if (typeof values === 'object' && values !== null && !Array.isArray(values)) return values;
  } catch {
    // Reported below.
  }
  throw invalidRequest([{ field: 'arguments', problem: 'must be a JSON object' }]);
}
