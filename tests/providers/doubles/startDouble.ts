import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a provider's double was asked. */
export interface Asked {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: string;
}

/** What it answers; `instead` has the response to itself, to cut it or leave it open. */
export interface Told {
  status?: number;
  headers?: Record<string, string>;
  body?: string | Buffer;
  instead?: (response: ServerResponse) => void;
}

export interface Double {
  /** Where it stands; ends with a slash. */
  baseUrl: string;
  /** Every call, oldest first. */
  asked: Asked[];
  /** Answers so many calls by hand before it behaves again. */
  next(...answers: Told[]): void;
  stop(): Promise<void>;
}

/** A local server that behaves like a provider. */
export async function startDouble(behave: (asked: Asked) => Told): Promise<Double> {
  const asked: Asked[] = [];
  const byHand: Told[] = [];
  const server = createServer(async (request, response) => {
    const call = await readCall(request);
    asked.push(call);
    const { status = 200, headers = {}, body = '', instead } = byHand.shift() ?? behave(call);
    if (instead) return instead(response);
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    asked,
    next: (...answers) => void byHand.push(...answers),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function readCall(request: IncomingMessage): Promise<Asked> {
  const url = new URL(request.url ?? '/', 'http://double');
  let body = '';
  for await (const chunk of request) body += chunk;
  const { method = 'GET', headers } = request;
  return { method, path: url.pathname, query: url.searchParams, headers, body };
}
