import { Agent, createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import pino from 'pino';
import { scopes } from '../../server/access/scopes.js';
import type { Caller } from '../../server/caller.js';
import { listContractChecks } from '../../server/http/contractValidator.js';
import { sendError } from '../../server/http/errorResponse.js';
import { parseQuery } from '../../server/http/queryParser.js';
import { readBody } from '../../server/http/readBody.js';
import { getRequestContext, setRequestContext } from '../../server/http/requestContext.js';
import { readSessionCookie } from '../../server/http/sessionCookie.js';

/** The validator of the server, without operations: a valid request gets what they would receive as response. */
export interface ValidatorServer {
  /** Returns the status, the header Allow and the body of the response. */
  send(request: ValidatorRequest): Promise<string>;
  stop(): void;
}

export interface ValidatorRequest {
  method: string;
  target: string;
  caller: keyof typeof callers;
  type?: string | undefined;
  body?: string | undefined;
}

const limits = { perMinute: 1, perDay: 1 };
const account = { accountId: 'account', plan: 'pro', planUntil: null } as const;
const address = '127.0.0.1';

function buildKeyCaller(granted: string[] | null): Caller {
  return { kind: 'key', keyId: 'key', windowKeyId: 'key', ...account, limits: limits as never, scopes: granted };
}

/** Callers, and the headers that they send. */
const callers = {
  key: { caller: buildKeyCaller([...scopes]), headers: { 'X-API-Key': 'k' } },
  bearer: { caller: buildKeyCaller([]), headers: { Authorization: 'Bearer k' } },
  session: { caller: { kind: 'session', sessionId: 's', ...account, isOwner: false }, headers: cookie() },
  owner: { caller: { kind: 'session', sessionId: 's', ...account, isOwner: true }, headers: cookie() },
  operator: { caller: { kind: 'operator', address }, headers: { Authorization: 'Bearer s' } },
  anonymous: { caller: { kind: 'anonymous', address, problem: 'missing_api_key' }, headers: {} },
  unknownKey: { caller: { kind: 'anonymous', address, problem: 'invalid_api_key' }, headers: { 'X-API-Key': 'x' } },
} satisfies Record<string, { caller: Caller; headers: Record<string, string> }>;

export const callerNames = Object.keys(callers) as (keyof typeof callers)[];

function cookie(): Record<string, string> {
  return { Cookie: 'almanac_session=s' };
}

/** Starts a server with a validator, by default that of the server. */
export async function startValidatorServer(
  createValidator: (app: Express) => RequestHandler[] | Promise<RequestHandler[]> = () => listContractChecks(),
): Promise<ValidatorServer> {
  const app = express();
  app.set('etag', false);
  app.set('query parser', parseQuery);
  app.use(identify, readBody);
  app.use(...(await createValidator(app)), describeRequest, sendFailure);
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  return {
    send: ({ method, target, caller, type, body }) => {
      const content = type === undefined ? {} : { 'Content-Type': type };
      const headers = { ...callers[caller].headers, ...content, 'X-Caller': caller };
      return exchange({ host: '127.0.0.1', port, method, path: target, headers, agent }, body);
    },
    stop: () => {
      agent.destroy();
      server.close();
    },
  };
}

const identify: RequestHandler = (request, _response, next) => {
  const { caller } = callers[request.get('X-Caller') as keyof typeof callers];
  const startedAt = Date.parse('2026-11-21T12:00:00Z');
  const isHead = request.method === 'HEAD';
  setRequestContext(request, { requestId: 'id', startedAt, isHead, caller, allowsPublicReading: true });
  if (isHead) request.method = 'GET';
  request.cookies = readSessionCookie(request);
  next();
};

const describeRequest: RequestHandler = (request, response) => {
  const { operation, path, query } = getRequestContext(request);
  response.end(JSON.stringify({ operation, path, query, body: request.body }));
};

const silentLog = pino({ level: 'silent' });

const sendFailure: ErrorRequestHandler = (failure, request, response, _next) => {
  sendError(response, failure, getRequestContext(request), silentLog);
};

function exchange(options: object, body: string | undefined): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString('latin1');
        resolve(`${response.statusCode} ${response.headers['allow'] ?? ''} ${text}`);
      });
    });
    request.on('error', reject);
    request.end(body);
  });
}
