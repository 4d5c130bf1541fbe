import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Config } from '../../../server/config.js';
import { billingSettings } from './billingSettings.js';
import { parseForm } from './parseForm.js';
import type { ReceivedCall } from './receivedCall.js';
import { respond } from './stripeRoutes.js';
import { StripeState } from './stripeState.js';

/** What goes wrong with a call: an error status, no response, or a closed connection before or after the call took effect. */
export type Fault = 402 | 429 | 500 | 'timeout' | 'drop' | 'drop after';

export interface StripeDouble {
  state: StripeState;
  calls: ReceivedCall[];
  /** Returns the fault of a call. */
  findFault: (call: ReceivedCall) => Fault | undefined;
  /** Runs before a response is sent, so that a test can hold it back. */
  beforeResponse: (call: ReceivedCall) => Promise<void>;
  /** Settings of a server that uses the double. */
  settings: Partial<Config>;
  stop(): Promise<void>;
}

/** Starts a double of the API of Stripe that holds a state, on the clock of the test. */
export async function startStripe(clock: { now: Date }, currency = 'usd'): Promise<StripeDouble> {
  const answered = new Map<string, { body: string; params: string }>();
  const double: StripeDouble = {
    state: new StripeState(clock, currency),
    calls: [],
    findFault: () => undefined,
    beforeResponse: async () => undefined,
    settings: {},
    stop: async () => undefined,
  };
  const server = createServer(async (request, response) => {
    const call = await readCall(request);
    double.calls.push(call);
    const fault = double.findFault(call);
    if (fault === 'timeout') return;
    if (fault === 'drop') return void request.socket.destroy();
    if (typeof fault === 'number') return sendError(response, fault);
    const params = JSON.stringify(call.params);
    const known = answered.get(call.idempotencyKey ?? '');
    if (known !== undefined && known.params !== params) return sendError(response, 400, 'idempotency_error');
    double.state.settle();
    const { status, body } = known === undefined ? respond(double.state, call) : { status: 200, body: known.body };
    if (call.idempotencyKey !== undefined && status === 200) answered.set(call.idempotencyKey, { body, params });
    if (fault === 'drop after') return void request.socket.destroy();
    await double.beforeResponse(call);
    response.writeHead(status, { 'Content-Type': 'application/json', 'Request-Id': 'req_test' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  double.settings = { ...billingSettings, STRIPE_API_URL: `http://127.0.0.1:${port}` };
  double.stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return double;
}

async function readCall(request: IncomingMessage): Promise<ReceivedCall> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const url = new URL(request.url ?? '/', 'http://stripe');
  const form = request.method === 'POST' ? Buffer.concat(chunks).toString() : url.search.slice(1);
  const key = request.headers['idempotency-key'];
  return {
    method: request.method ?? 'GET',
    path: url.pathname,
    params: parseForm(form),
    idempotencyKey: typeof key === 'string' ? key : undefined,
    headers: request.headers,
  };
}

function sendError(response: ServerResponse, status: number, type = 'api_error'): void {
  const error =
    status === 402
      ? { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' }
      : { type, message: `The double failed with ${status}.` };
  // The SDK does not repeat a call if this header says so.
  response.writeHead(status, {
    'Content-Type': 'application/json',
    'Stripe-Should-Retry': 'false',
    'Retry-After': '7',
  });
  response.end(JSON.stringify({ error }));
}
