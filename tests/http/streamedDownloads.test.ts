import { execFile } from 'node:child_process';
import { get as httpGet, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import type { Knex } from 'knex';
import { bumpDataVersion, getNextVersionSql } from '../../server/store/dataVersion.js';
import { forEachDatabase, type OpenFresh } from '../support/databases.js';
import { beforeEachSlice, startSeriesServer, writeDailyVintage } from '../support/seriesServer.js';

/** More than the server keeps in memory, and several megabytes as CSV. */
const rows = 160_000;
/** Slices of 5,000 rows. The first eleven show that the series is too long for the memory, and the next eleven have the first megabyte. */
const [earlySlice, lateSlice] = [15, 26];
/** Exit code of curl. */
const receiveFailure = 56;
const path = '/api/indicators/rate/download';

async function start(openFresh: OpenFresh) {
  const node = await startSeriesServer(openFresh, [{ slug: 'rate', frequency: 'daily', countries: ['US'] }]);
  const rate = node.ids.get('rate US') ?? 0;
  await writeDailyVintage(node.db, rate, '2020-01-01', 1, 1);
  await writeLongHistory(node.db, rate);
  return {
    ...node,
    rate,
    read: (headers = {}) => readWhole(`${node.url}${path}`, { 'X-API-Key': node.key, ...headers }),
  };
}

/** Replaces the values of a series. 18262 is 2020-01-01. */
async function writeLongHistory(db: Knex, id: number): Promise<void> {
  await db('observations').where({ series_id: id }).delete();
  await db.raw(
    `with recursive numbers(n) as (select 0 union all select n + 1 from numbers where n < ${rows - 1})
     insert into observations (series_id, date, realtime_start, realtime_end, value, revision)
     select cast(? as integer), n - 90000, 18262, 2932896, case when n % 7 = 0 then null else (n % 9973) / 8.0 end, n % 2
     from numbers`,
    [id],
  );
}

interface Whole {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
  failure: NodeJS.ErrnoException | undefined;
}

/** Reads a response to its end, or until it fails. A reset can discard even its first bytes. */
function readWhole(url: string, headers: Record<string, string>): Promise<Whole> {
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    let received: IncomingMessage | undefined;
    const end = (failure?: Error) =>
      resolve({ status: received?.statusCode, headers: received?.headers ?? {}, body: Buffer.concat(parts), failure });
    const request = httpGet(url, { headers, agent: false }, (response) => {
      received = response;
      response.on('data', (part) => parts.push(part));
      response.once('end', () => end());
      response.once('error', end);
    });
    request.once('error', end);
  });
}

forEachDatabase((openFresh) => {
  it('a long file has the bytes of its pages one after another, and the ETag that HEAD tells, as it is and compressed', async () => {
    const { get, read, stop } = await start(openFresh);
    let expected = '';
    for (let cursor: string | undefined = ''; cursor !== undefined; ) {
      const page = await get(
        `/v1/indicators/observations?id=rate&format=csv&limit=50000${cursor && `&cursor=${cursor}`}`,
      );
      expected += expected === '' ? page.text : page.text.slice(page.text.indexOf('\n') + 1);
      cursor = page.headers['x-next-cursor'];
    }
    const file = await read();
    expect(file.failure).toBeUndefined();
    expect(file.body.length).toBeGreaterThan(2 * 1024 ** 2);
    expect(file.body.equals(Buffer.from(expected))).toBe(true);
    expect(file.headers['content-length']).toBeUndefined();
    const compressed = await read({ 'Accept-Encoding': 'gzip' });
    expect(gunzipSync(compressed.body).equals(file.body)).toBe(true);
    for (const { headers } of [file, compressed])
      await get(path).set('If-None-Match', String(headers['etag'])).expect(304);
    await stop();
  });

  it('a failure in the middle of a file cuts it off, as it is, compressed, and for a client of HTTP/1.0', async () => {
    const { db, read, url, key, stop } = await start(openFresh);
    const failLate = () =>
      beforeEachSlice(db, (slice) => {
        if (slice === lateSlice) throw new Error('The database is gone.');
      });
    for (const encoding of ['identity', 'gzip']) {
      const end = failLate();
      const { failure } = await read({ 'Accept-Encoding': encoding });
      end();
      expect([encoding, failure?.code]).toEqual([encoding, 'ECONNRESET']);
    }
    // Without a length, Node as a client can take a reset for an end; curl tells them apart.
    const args = ['-sS', '--http1.0', '-o', '/dev/null', '-H', `X-API-Key: ${key}`, `${url}${path}`];
    const end = failLate();
    const failure: { code?: number } = await promisify(execFile)('curl', args).catch((failed) => failed);
    end();
    expect(failure.code).toBe(receiveFailure);
    await stop();
  });

  it('a file shows one state: a change before its first byte starts the read again, and a later one cuts it off', async () => {
    const { db, rate, read, stop } = await start(openFresh);
    const change = () =>
      db.transaction(async (trx) => {
        await trx('series')
          .where({ id: rate })
          .update({ version: trx.raw('version + 1'), changed_in: trx.raw(getNextVersionSql(trx)) });
        await bumpDataVersion(trx, '2026-11-21T12:00:00.000Z');
      });
    const endEarly = beforeEachSlice(db, (slice) => (slice === earlySlice ? change() : undefined));
    const first = await read();
    endEarly();
    expect([first.status, first.failure]).toEqual([200, undefined]);
    expect(String(first.body).split('\r\n')).toHaveLength(rows + 2);
    const endLate = beforeEachSlice(db, (slice) => (slice === lateSlice ? change() : undefined));
    const second = await read();
    endLate();
    expect(second.failure?.code).toBe('ECONNRESET');
    await stop();
  });
});
