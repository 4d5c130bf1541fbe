import type { Knex } from 'knex';
import { type MeasuredServer, startMeasuredServer } from '../support/measuredServer.js';

const rows = 300_000;
/** A turn that reads a whole response takes seconds. */
const allowedTurnMs = 100;

/** Replaces the observations of a daily series by more than any page has. */
async function insertLongSeries(db: Knex): Promise<void> {
  const [series] = await db('series')
    .join('indicators', 'indicators.id', 'series.indicator_id')
    .where({ slug: 'usd-jpy-daily' })
    .select({ id: 'series.id' });
  await db('observations').where({ series_id: series.id }).delete();
  await db.raw(
    `with recursive days(n) as (select 0 union all select n + 1 from days where n < ${rows - 1})
     insert into observations (series_id, date, realtime_start, realtime_end, value, revision)
     select ?, n - 719162, 20000, 2932896, (n * n) % 99991 / 100.0, 0 from days`,
    [series.id],
  );
}

let server: MeasuredServer;
beforeAll(async () => {
  server = await startMeasuredServer(insertLongSeries);
});
afterAll(() => server.stop());

function read(target: string) {
  const headers = server.credentials.get('indicators.observations')?.['ApiKey'] ?? {};
  return server.send({ method: 'GET', target, headers });
}

it.each([
  ['a page of 100,000 rows', '/v1/indicators/observations?id=usd-jpy-daily&limit=100000'],
  ['a page of 100,000 rows as CSV', '/v1/indicators/observations?id=usd-jpy-daily&limit=100000&format=csv&units=pc1'],
  ['a long download', '/api/indicators/usd-jpy-daily/download'],
  ['a long download of aggregated rows', '/api/indicators/usd-jpy-daily/download?frequency=weekly&units=pch'],
])(
  'other requests run during %s',
  async (_, target) => {
    // The first request also compiles code.
    await read('/v1/indicators/observations?id=usd-jpy-daily&limit=3000');
    const { status, maxTurnMs } = await read(target);
    expect(status).toBe(200);
    expect(maxTurnMs).toBeLessThan(allowedTurnMs);
  },
  120_000,
);
