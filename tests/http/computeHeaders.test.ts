import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import request from 'supertest';
import { setComputeHeaders } from '../../server/http/computeHeaders.js';

it('leaves a response that was sent unchanged when a job gives its charge back', async () => {
  let failure: unknown;
  const server = createServer(async (incoming, response) => {
    await text(incoming);
    setComputeHeaders(response, { cost: 500, remaining: 1_000, limit: 60_000 });
    response.end('{}');
    try {
      setComputeHeaders(response, { cost: 0, remaining: 1_500, limit: 60_000 });
    } catch (error) {
      failure = error;
    }
  });
  const { headers } = await request(server).get('/');
  expect(failure).toBeUndefined();
  expect(headers).toMatchObject({ 'x-compute-cost': '0.5', 'x-compute-remaining': '1' });
});
