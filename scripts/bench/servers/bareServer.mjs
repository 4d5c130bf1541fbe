/** A minimal node:http server. It sends the last response that it received over IPC to every request. */
import { createServer } from 'node:http';

let response = { status: 503, headers: {}, body: Buffer.alloc(0) };

process.on('message', (message) => {
  if (message.response === undefined) return;
  response = { ...message.response, body: Buffer.from(message.response.body) };
  process.send('ready');
});

const server = createServer((_request, reply) => {
  reply.writeHead(response.status, response.headers);
  reply.end(response.body);
});
server.listen(0, '127.0.0.1', () => process.send(server.address().port));
