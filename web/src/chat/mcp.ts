import { Almanac, type ChatToolCall } from 'almanac-sdk';
import type { ArgumentSchema } from './argumentValues';

interface McpTool {
  name: string;
  inputSchema: ArgumentSchema;
}

interface ToolResult {
  content: { type: string; text?: string }[];
  isError?: boolean;
}

/** Reads the schemas of the arguments of all tools, by the name of the tool. */
export async function readToolSchemas(apiKey: string): Promise<Map<string, ArgumentSchema>> {
  const { tools } = await send<{ tools: McpTool[] }>(apiKey, 'tools/list', {});
  return new Map(tools.map(({ name, inputSchema }) => [name, inputSchema]));
}

/** Runs a tool. */
export async function runTool(apiKey: string, name: string, values: Record<string, unknown>): Promise<ChatToolCall> {
  const { content, isError = false } = await send<ToolResult>(apiKey, 'tools/call', { name, arguments: values });
  const text = content.find(({ type }) => type === 'text')?.text ?? '';
  const outcome = isError ? { result: null, error: text } : { result: JSON.parse(text), error: null };
  return { id: name, name, arguments: values, succeeded: !isError, ...outcome };
}

/** The endpoint takes a key, or public reading. It accepts no session, so that the cookie is not sent. */
async function send<Result>(apiKey: string, method: string, params: Record<string, unknown>): Promise<Result> {
  const client = new Almanac({
    baseUrl: window.location.origin,
    maxRetries: 0,
    ...(apiKey === '' ? { fetch: (input, init) => fetch(input, { ...init, credentials: 'omit' }) } : { apiKey }),
  });
  const response = await client.mcp.send({ jsonrpc: '2.0', id: 1, method, params });
  if ('error' in response) throw new Error(response.error.message);
  return response.result as Result;
}
