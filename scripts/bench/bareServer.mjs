/** The least that Node's own server can do: it sends the one answer it was last given, whatever is asked. */
import { createServer } from 'node:http';

let answer = { status: 503, headers: {}, body: Buffer.alloc(0) };

process.on('message', (message) => {
  if (message.answer === undefined) return;
  answer = { ...message.answer, body: Buffer.from(message.answer.body) };
  process.send('taken');
});

const server = createServer((_request, response) => {
  response.writeHead(answer.status, answer.headers);
  response.end(answer.body);
});
server.listen(0, '127.0.0.1', () => process.send(server.address().port));
