import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request received by a double. */
export interface ReceivedRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: string;
}

/** A response; `handle` controls the raw response instead, for example to truncate it or leave it open. */
export interface MockResponse {
  status?: number;
  headers?: Record<string, string>;
  body?: string | Buffer;
  handle?: (response: ServerResponse) => void;
}

export interface Double {
  /** Ends with a slash. */
  baseUrl: string;
  /** All requests, oldest first. */
  requests: ReceivedRequest[];
  /** Sends these responses to the next requests. */
  queueResponses(...responses: MockResponse[]): void;
  stop(): Promise<void>;
}

/** A local server that behaves like a provider. */
export async function startDouble(respond: (request: ReceivedRequest) => MockResponse): Promise<Double> {
  const requests: ReceivedRequest[] = [];
  const queued: MockResponse[] = [];
  const server = createServer(async (request, response) => {
    const received = await readRequest(request);
    requests.push(received);
    const { status = 200, headers = {}, body = '', handle } = queued.shift() ?? respond(received);
    if (handle) return handle(response);
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    requests,
    queueResponses: (...responses) => void queued.push(...responses),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function readRequest(request: IncomingMessage): Promise<ReceivedRequest> {
  const url = new URL(request.url ?? '/', 'http://double');
  let body = '';
  for await (const chunk of request) body += chunk;
  const { method = 'GET', headers } = request;
  return { method, path: url.pathname, query: url.searchParams, headers, body };
}
