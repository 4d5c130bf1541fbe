/**
 * Receives webhooks, verifies them and prints one line for each event. Set WEBHOOK_SECRET to the secret of the endpoint.
 *   webhook-receiver.ts [port]
 */
import { createServer } from 'node:http';
import { verifyWebhook } from 'almanac-sdk';

const secret = process.env['WEBHOOK_SECRET'] ?? '';
const seen = new Set<string>();

const server = createServer(async (request, response) => {
  try {
    const body = Buffer.concat(await request.toArray());
    const { type, timestamp, data } = await verifyWebhook(body, request.headers, secret);
    const id = String(request.headers['webhook-id']);
    // An event can arrive more than once.
    if (!seen.has(id)) console.log(`${id} ${type} at ${timestamp}: ${JSON.stringify(data)}`);
    seen.add(id);
    response.writeHead(204).end();
  } catch (failure) {
    response.writeHead(400).end(String(failure));
  }
});
server.listen(Number(process.argv[2] ?? 4000), () => console.log('The receiver is listening.'));
