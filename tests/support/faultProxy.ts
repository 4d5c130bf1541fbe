import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A TCP proxy that can interrupt the connection to a server. */
export interface FaultProxy {
  /** The URL of the server with the address of the proxy: its user, database and parameters stay the same. */
  url: string;
  /** Closes all connections and rejects new ones. */
  disconnect(): void;
  /** Keeps the connections open but forwards no data, like a server that hangs. */
  stall(): void;
  restore(): void;
  close(): Promise<void>;
}

/** Starts a proxy to a server. */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  const url = new URL(target);
  const { hostname, port } = url;
  const sockets = new Set<Socket>();
  let state: 'open' | 'cut' | 'stalled' = 'open';
  const server = createServer((client) => {
    if (state === 'cut') return client.destroy();
    const upstream = connect(Number(port), hostname);
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(one);
      one.on('data', (bytes) => state === 'stalled' || other.write(bytes));
      one.on('error', () => undefined);
      one.on('close', () => other.destroy());
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  const destroyAll = () => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  return {
    url: url.href,
    disconnect() {
      state = 'cut';
      destroyAll();
    },
    stall() {
      state = 'stalled';
    },
    restore() {
      state = 'open';
    },
    async close() {
      destroyAll();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
