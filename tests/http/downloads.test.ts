import { get } from 'node:http';
import { countObservationRows } from '../support/countRows.js';
import { beforeEachSlice } from '../support/seriesServer.js';
import { useApi } from '../support/useApi.js';

/** Without memory, so that each request reads the database. */
const api = useApi({ SERIES_CACHE_MB: 0 });
const path = '/api/indicators/usd-jpy-daily/download';

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

it.each(['identity', 'gzip'])('HEAD has the headers of GET without reading the file (%s)', async (encoding) => {
  const { db, key, request } = api();
  const send = (method: 'get' | 'head') =>
    request[method](path).set({ 'X-API-Key': key, 'Accept-Encoding': encoding }).expect(200);
  const { headers } = await send('get');
  expect(Number(headers['content-length'])).toBeGreaterThan(0);
  const counts = await countObservationRows(db, async () => {
    const head = await send('head');
    for (const name of ['etag', 'last-modified', 'content-type', 'content-disposition', 'content-encoding', 'vary'])
      expect([name, head.headers[name]]).toEqual([name, headers[name]]);
    expect(head.headers['content-length']).toBeUndefined();
  });
  expect(counts).toEqual([]);
});

it('a conditional request with the current ETag does not read the file', async () => {
  const { headers } = await api().get(path).expect(200);
  const counts = await countObservationRows(api().db, () =>
    api().get(path).set('If-None-Match', String(headers['etag'])).expect(304),
  );
  expect(counts).toEqual([]);
});

it('a client that disconnects ends the read, and is marked in the log without an error', async () => {
  const { db, log, key, url } = api();
  const client = get(`${url}${path}`, { headers: { 'X-API-Key': key }, agent: false }).on('error', () => undefined);
  let slices = 0;
  const end = beforeEachSlice(db, async (number) => {
    slices = number;
    if (number !== 2) return;
    client.destroy();
    while (!log.some(({ aborted }) => aborted)) await nextTurn();
  });
  while (slices < 2) await nextTurn();
  // If the first read continued, it would take turns with this one.
  await api().get(path).expect(200);
  end();
  const rows = (await countObservationRows(db, () => api().get(path).expect(200))).length;
  expect(slices).toBe(2 + rows);
  expect(log.filter(({ level }) => Number(level) >= 50)).toEqual([]);
});

it('a failure of the database during the read is an error response', async () => {
  const end = beforeEachSlice(api().db, (number) => {
    if (number === 2) throw new Error('The database is gone.');
  });
  const response = await api().get(path);
  end();
  expect([response.status, response.body.error]).toEqual([500, 'internal_error']);
  expect(response.headers['content-disposition']).toBeUndefined();
});
