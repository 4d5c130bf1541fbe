/** Where messages are sent, and with which key. */
export interface RelayTarget {
  baseUrl: string;
  apiKey: string | undefined;
  fetch?: typeof globalThis.fetch;
}

/** A JSON-RPC message, as far as the relay reads it. */
interface Message {
  id?: string | number | null;
  method?: string;
  params?: { name?: unknown; uri?: unknown; _meta?: Record<string, unknown> };
}

const timeoutMs = 90_000;
const versionKey = 'io.modelcontextprotocol/protocolVersion';
const parseError = -32700;
const internalError = -32603;

/**
 * Sends one line of the stdio transport to the server, and returns the line of its response; undefined for a notification.
 * A failure becomes a JSON-RPC error, so that the program that waits for the response gets one.
 */
export async function relayMessage(line: string, target: RelayTarget): Promise<string | undefined> {
  let message: Message;
  try {
    message = JSON.parse(line);
  } catch {
    return formatError(null, parseError, 'The message is not valid JSON.');
  }
  try {
    return await send(line, message, target);
  } catch (failure) {
    const reason =
      failure instanceof Error && failure.name === 'TimeoutError' ? 'did not respond in time' : 'cannot be reached';
    if (message.id === undefined) return undefined;
    return formatError(message.id, internalError, `${target.baseUrl} ${reason}. Check ALMANAC_BASE_URL.`);
  }
}

async function send(line: string, message: Message, target: RelayTarget): Promise<string | undefined> {
  const { baseUrl, apiKey, fetch = globalThis.fetch } = target;
  const response = await fetch(`${baseUrl}/mcp`, {
    method: 'POST',
    headers: {
      ...{ 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
      ...(apiKey !== undefined && { 'X-API-Key': apiKey }),
      ...buildProtocolHeaders(message),
    },
    body: line,
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  const text = await response.text();
  if (message.id === undefined) return undefined;
  if (response.ok || text.startsWith('{"jsonrpc"')) return text.replaceAll('\n', ' ');
  return formatError(message.id, internalError, readProblem(text, response.status));
}

/** The headers that repeat parts of a message from revision 2026-07-28 on. Earlier messages have none of these parts. */
function buildProtocolHeaders({ method, params }: Message): Record<string, string> {
  const version = params?._meta?.[versionKey];
  if (typeof version !== 'string') return {};
  const name = params?.name ?? params?.uri;
  return {
    'MCP-Protocol-Version': version,
    'Mcp-Method': method ?? '',
    ...(typeof name === 'string' && { 'Mcp-Name': encodeHeader(name) }),
  };
}

/** Encodes a name with characters that a header cannot have, as the protocol says. */
function encodeHeader(name: string): string {
  if (/^[\x21-\x7e]([\x20-\x7e]*[\x21-\x7e])?$/.test(name) && !name.startsWith('=?base64?')) return name;
  const bytes = new TextEncoder().encode(name);
  return `=?base64?${btoa(String.fromCharCode(...bytes))}?=`;
}

/** The message of an error of the API, or of a server that has no such path. */
function readProblem(text: string, status: number): string {
  try {
    const { message } = JSON.parse(text) as { message?: string };
    if (message !== undefined) return message;
  } catch {
    // The response is not from Almanac.
  }
  return `The server responded with status ${status}. Its version may not have /mcp.`;
}

function formatError(id: string | number | null, code: number, message: string): string {
  return JSON.stringify({ jsonrpc: '2.0', id, error: { code, message } });
}
