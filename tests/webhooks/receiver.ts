import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net';
import { promisify } from 'node:util';

/** A request that a receiver has got. */
export interface ReceivedRequest {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
  /** The address at which it arrived. */
  address: string;
}

/** A server that receives webhooks on the machine of the test. */
export interface Receiver {
  url: string;
  port: number;
  requests: ReceivedRequest[];
  /** Resolves when all connections are closed, and so all requests of a killed process are counted. */
  disconnected(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a receiver on all addresses of IPv4. It answers 204, unless `respond` answers. */
export async function startReceiver(
  respond: (received: ReceivedRequest, ...args: Parameters<RequestListener>) => void = (
    _received,
    _request,
    response,
  ) => response.writeHead(204).end(),
): Promise<Receiver> {
  const requests: ReceivedRequest[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const { url: path = '', headers, socket } = request;
    const received = { path, headers, body, address: socket.localAddress ?? '' };
    requests.push(received);
    respond(received, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    requests,
    async disconnected() {
      const countConnections = promisify(server.getConnections.bind(server));
      while ((await countConnections()) > 0) await new Promise(setImmediate);
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** Starts a server that treats each connection as `handle` does, without HTTP. */
export async function startRawReceiver(handle: (socket: Socket) => void): Promise<Pick<Receiver, 'url' | 'close'>> {
  const sockets = new Set<Socket>();
  const server = createTcpServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    handle(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
