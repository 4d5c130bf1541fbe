import fc from 'fast-check';
import { type Api, startApi } from '../support/api.js';
import { randomAccepts, randomTargets } from '../support/randomTargets.js';
import { sendRaw } from './sendRaw.js';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

it('never fails on any query of any path, and rejects with the standard error body', async () => {
  const statusCounts = new Map<number, number>();
  await fc.assert(
    fc.asyncProperty(randomTargets, randomAccepts, async (target, accept) => {
      const { status, headers, text } = await sendRaw(api, 'GET', target, { 'X-API-Key': api.key, Accept: accept });
      statusCounts.set(status, (statusCounts.get(status) ?? 0) + 1);
      expect(status).toBeLessThan(500);
      if (status < 400) return;
      const refusal = JSON.parse(text);
      expect(refusal).toMatchObject({ error: expect.any(String), message: expect.any(String) });
      expect(refusal.requestId).toBe(headers['x-request-id']);
    }),
    { seed: 20_261_121, numRuns: 150 },
  );
  for (const status of [200, 400, 404]) expect(statusCounts.get(status) ?? 0).toBeGreaterThan(5);
});
