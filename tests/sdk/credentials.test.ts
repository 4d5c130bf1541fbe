import { Almanac } from '../../sdk/src/index.js';

/** The credentials that a client sends with a call of data, one of an account, and one of the operator. */
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

it('a key goes with calls of data alone, and the cron secret with those of the operator alone', async () => {
  expect(await captureHeaders({ apiKey: 'alm_x', cronSecret: 's3cret' })).toEqual([
    { key: 'alm_x' },
    {},
    { authorization: 'Bearer s3cret' },
  ]);
  expect(await captureHeaders({ apiKey: 'alm_x' })).toEqual([{ key: 'alm_x' }, {}, {}]);
  expect(await captureHeaders({})).toEqual([{}, {}, {}]);
});
