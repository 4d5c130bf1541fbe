/** Express and express-openapi-validator with the contract of the server, as its manual describes. Sends the last response that it received over IPC. */
import { fileURLToPath } from 'node:url';
import express from 'express';
import * as OpenApiValidator from 'express-openapi-validator';

let response = { status: 503, headers: {}, body: '' };

process.on('message', (message) => {
  if (message.response === undefined) return;
  response = message.response;
  process.send('ready');
});

const app = express();
app.disable('x-powered-by');
app.set('etag', false);
const apiSpec = fileURLToPath(new URL('../../../server/generated/openapi.json', import.meta.url));
app.use(
  OpenApiValidator.middleware({ apiSpec, validateApiSpec: false, validateSecurity: false, validateResponses: false }),
);
app.use((_request, reply) => {
  reply.writeHead(response.status, response.headers);
  reply.end(response.body);
});
app.use((failure, _request, reply, _next) => {
  reply.status(failure.status ?? 500).json({ error: failure.message, details: failure.errors });
});
const server = app.listen(0, '127.0.0.1', () => process.send(server.address().port));
