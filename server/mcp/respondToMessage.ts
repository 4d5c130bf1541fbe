import type { Logger } from 'pino';
import type { TextResponse } from '../contract.js';
import type { Schemas } from '../schemas.js';
import type { ToolContext } from '../tools/tool.js';
import { createMcpServer } from './createMcpServer.js';
import { serveMcp } from './serveMcp.js';

interface Exchange {
  toolContext: ToolContext;
  message: Schemas['McpMessage'];
  /** The headers of the protocol, which must agree with the message. */
  headers: Record<string, string>;
  /** Aborted when the client disconnects. */
  signal: AbortSignal;
  log: Logger | undefined;
}

const methodNotFound = -32601;

/** Responds to one message: JSON with the status that the protocol prescribes, or no body for a notification. */
export async function respondToMessage({
  toolContext,
  message,
  headers,
  signal,
  log,
}: Exchange): Promise<TextResponse> {
  const type = 'application/json; charset=utf-8';
  // The library would hold the response open for events, of which this server has none.
  if (message.method === 'subscriptions/listen') {
    const error = { code: methodNotFound, message: 'Method not found. This server sends no notifications.' };
    return { text: JSON.stringify({ jsonrpc: '2.0', id: message.id ?? null, error }), type, status: 404 };
  }
  const respond = serveMcp(() => createMcpServer(toolContext, log));
  const accepted = { accept: 'application/json, text/event-stream', 'content-type': 'application/json' };
  const url = `${toolContext.publicUrl}/mcp`;
  const request = new Request(url, { method: 'POST', headers: { ...headers, ...accepted }, signal });
  const response = await respond(request, message);
  const text = await response.text();
  if (response.status >= 500) throw new Error(`The message was not answered: ${text}`);
  return { text, type, status: response.status };
}
