import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

const sslRequest = 80_877_103;

/** Starts a server that refuses each connection as PostgreSQL does, with an error code and a message. */
export async function startRefusingPostgres(code: string, message: string) {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', (bytes) => {
      if (bytes.readInt32BE(4) === sslRequest) socket.write('N');
      else socket.end(formatError(code, message));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { port, close: () => new Promise((resolve) => server.close(resolve)) };
}

function formatError(code: string, message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${message}\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}
