import { Almanac } from '../../sdk/src/index.js';

/** Returns the credentials that a client sends with a data request, an account request and an operator request. */
async function captureHeaders(options: { apiKey?: string; cronSecret?: string }): Promise<Record<string, string>[]> {
  const headers: Record<string, string>[] = [];
  const fetch = async (request: RequestInfo | URL) => {
    headers.push(Object.fromEntries((request as Request).headers));
    return new Response('{}', { headers: { 'Content-Type': 'application/json' } });
  };
  const client = new Almanac({ ...options, baseUrl: 'http://almanac.test', fetch });
  await client.indicators.releases();
  await client.account.get();
  await client.admin.jobs();
  return headers.map(({ authorization, cookie, 'x-api-key': key }) => ({
    ...(authorization && { authorization }),
    ...(cookie && { cookie }),
    ...(key && { key }),
  }));
}

it('sends the key only with data requests, and the cron secret only with operator requests', async () => {
  expect(await captureHeaders({ apiKey: 'alm_x', cronSecret: 's3cret' })).toEqual([
    { key: 'alm_x' },
    {},
    { authorization: 'Bearer s3cret' },
  ]);
  expect(await captureHeaders({ apiKey: 'alm_x' })).toEqual([{ key: 'alm_x' }, {}, {}]);
  expect(await captureHeaders({})).toEqual([{}, {}, {}]);
});
