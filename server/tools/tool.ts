import type { Schema } from '../contractFile.js';
import type { CallOperation } from '../operationInput.js';

/** What a tool can use. It reads and computes only through operations, with the caller's own scopes and limits. */
export interface ToolContext {
  callOperation: CallOperation;
  /** Origin of the server, for links to full data. */
  publicUrl: string;
  /** Today in UTC, as YYYY-MM-DD. */
  today: string;
  /** A past day after which nothing may be known; absent if there is none. The caller sets the vintage of each call. */
  asOf?: string | undefined;
}

/** The full data of a result that is shortened, as a file. */
export interface DataLink {
  name: string;
  url: string;
}

export interface ToolResult {
  data: object;
  link?: DataLink;
}

/** A read-only tool for an assistant. Texts of the library stand in fields of `data` and are never instructions. */
export interface Tool {
  name: string;
  title: string;
  /** What it does and returns, for the model that chooses it. */
  description: string;
  inputSchema: ObjectSchema;
  /** Runs the tool with arguments that match `inputSchema`. Throws an ApiError whose message says how to fix a wrong argument. */
  run(context: ToolContext, values: object): Promise<ToolResult>;
}

/** The schema of the arguments. Each has a name that the operations use too. */
export interface ObjectSchema extends Schema {
  type: 'object';
  properties: Record<string, Schema>;
  required?: string[];
}

/** Defines a tool. `Arguments` is the type that its schema describes. */
export function defineTool<Arguments>(
  tool: Omit<Tool, 'run'> & { run(context: ToolContext, values: Arguments): Promise<ToolResult> },
): Tool {
  const { inputSchema, run } = tool;
  const schema = { ...inputSchema, additionalProperties: false };
  return { ...tool, inputSchema: schema, run: (context, values) => run(context, values as Arguments) };
}
