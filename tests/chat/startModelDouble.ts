import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A message of a request, in the format of the chat completions API. */
export interface WireMessage {
  role: 'system' | 'user' | 'assistant' | 'tool';
  content: string;
  tool_calls?: { id: string; function: { name: string; arguments: string } }[];
  tool_call_id?: string;
}

export interface ModelRequest {
  model: string;
  messages: WireMessage[];
  tools?: { function: { name: string; parameters: object } }[];
}

/** What the double sends: text, tool calls, or a failure. */
export interface ModelReply {
  text?: string;
  calls?: { name: string; arguments: object | string }[];
  /** Responds with this status. */
  status?: number;
  /** Responds with this HTML page. */
  html?: string;
  /** Sends the text and then closes the connection. */
  isCutOff?: boolean;
  /** Sends the text and then nothing, until the client disconnects. */
  isHanging?: boolean;
}

export type Script = (request: ModelRequest) => ModelReply;

export interface ModelDouble {
  /** For CHAT_BASE_URL. */
  url: string;
  requests: ModelRequest[];
  /** The headers of the last request. */
  headers: IncomingMessage['headers'];
  /** Replaces the script. */
  follow(script: Script): void;
  /** Does something before the next response. */
  pauseBefore(action: () => Promise<void>): void;
  /** Resolves when a client has closed a hanging response. */
  disconnected: Promise<void>;
  stop(): Promise<void>;
}

const charactersPerChunk = 7;

/** Starts a server that has the chat completions API and follows a script instead of a model. */
export async function startModelDouble(script: Script = () => ({ text: 'Nothing.' })): Promise<ModelDouble> {
  let current = script;
  let before: (() => Promise<void>) | undefined;
  let reportDisconnect = () => {};
  const disconnected = new Promise<void>((resolve) => {
    reportDisconnect = resolve;
  });
  const server = createServer(async (request, response) => {
    const body = JSON.parse(await readText(request)) as ModelRequest;
    double.requests.push(body);
    double.headers = request.headers;
    const action = before;
    before = undefined;
    await action?.();
    response.on('close', () => !response.writableFinished && reportDisconnect());
    sendReply(response, current(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const double: ModelDouble = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests: [],
    headers: {},
    follow: (next) => {
      current = next;
    },
    pauseBefore: (action) => {
      before = action;
    },
    disconnected,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return double;
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

function sendReply(
  response: ServerResponse,
  { text = '', calls = [], status, html, isCutOff, isHanging }: ModelReply,
): void {
  if (status !== undefined) {
    response.writeHead(status).end('no');
    return;
  }
  if (html !== undefined) {
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(html);
    return;
  }
  response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  const send = (delta: object, finishReason: string | null = null) =>
    response.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason: finishReason }] })}\n\n`);
  for (let start = 0; start < text.length; start += charactersPerChunk) {
    send({ content: text.slice(start, start + charactersPerChunk) });
  }
  if (isHanging) return;
  if (isCutOff) {
    response.write(': The connection breaks.\n\n', () => response.destroy());
    return;
  }
  calls.forEach(({ name, arguments: values }, index) => {
    const json = typeof values === 'string' ? values : JSON.stringify(values);
    const half = Math.ceil(json.length / 2);
    // Models send the arguments in fragments.
    send({ tool_calls: [{ index, id: `call_${index}`, function: { name, arguments: json.slice(0, half) } }] });
    send({ tool_calls: [{ index, function: { arguments: json.slice(half) } }] });
  });
  send({}, calls.length > 0 ? 'tool_calls' : 'stop');
  response.end('data: [DONE]\n\n');
}
