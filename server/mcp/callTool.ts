import type { CallToolResult } from '@modelcontextprotocol/server';
import type { Logger } from 'pino';
import { describeToolFailure } from '../describeToolFailure.js';
import type { Tool, ToolContext } from '../tools/tool.js';
import { validateArguments } from '../tools/validateArguments.js';

/** Runs a tool. The result is JSON as text and a link to the full data, or a sentence that says how to fix the call. */
export async function callTool(
  tool: Tool,
  context: ToolContext,
  values: unknown,
  log: Logger | undefined,
): Promise<CallToolResult> {
  try {
    const { data, link } = await tool.run(context, validateArguments(tool, values));
    const text = { type: 'text' as const, text: JSON.stringify(data) };
    if (link === undefined) return { content: [text] };
    const mimeType = link.url.includes('/calendar/') ? 'application/json' : 'text/csv';
    return { content: [text, { type: 'resource_link', uri: link.url, name: link.name, mimeType }] };
  } catch (failure) {
    return { content: [{ type: 'text', text: describeToolFailure(failure, log) }], isError: true };
  }
}
