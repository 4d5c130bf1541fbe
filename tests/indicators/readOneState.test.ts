import type { Knex } from 'knex';
import { changeLibrary } from '../../server/store/dataVersion.js';
import { deleteSeries } from '../../server/store/series.js';
import { at } from '../store/exampleCatalogue.js';
import { forEachDatabase } from '../support/databases.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';
import { beforeEachSlice, beforeEachStatement, startSeriesServer, writeDailyVintage } from '../support/seriesServer.js';

/** More than the rows of one statement. */
const days = 5_100;
const observations = '/v1/indicators/observations?limit=100000&id=';

/** Reads that need several statements. */
const paths = [
  `${observations}rate`,
  `${observations}rate&order=desc&format=csv`,
  `${observations}rate&units=pc1`,
  `${observations}rate&frequency=monthly&units=pch`,
  `${observations}rate&vintage=2026-01-01`,
  `${observations}rate&firstRelease=true`,
  `${observations}rate&allVintages=true`,
  `${observations}rate,price`,
  `${observations}price,rate`,
  '/api/indicators/rate',
  '/api/indicators/rate/download',
  '/api/indicators/rate/download?frequency=monthly&vintage=2026-01-01',
];

function removeSeries(db: Knex, id: number): Promise<unknown> {
  return changeLibrary(
    db,
    at,
    (trx) => deleteSeries(trx, [id]),
    () => true,
  );
}

forEachDatabase((openFresh) => {
  /** Starts a server with two daily series. The first vintage of each has the value 1 on each day. */
  async function start() {
    const slugs = ['rate', 'price'];
    const series = slugs.map((slug) => ({ slug, frequency: 'daily' as const, countries: ['US'] }));
    const server = await startSeriesServer(openFresh, series);
    const { db, ids } = server;
    const [rate = 0, price = 0] = ['rate US', 'price US'].map((name) => ids.get(name));
    for (const id of [rate, price]) await writeDailyVintage(db, id, '2010-01-01', days, 1);
    return { ...server, rate, price };
  }

  it('a response shows one state of a series that an import changes between two statements', async () => {
    const { db, rate, get, stop } = await start();
    for (const [index, path] of paths.entries()) {
      const importOnce = async (slice: number) => {
        // A later vintage, then a correction of it, which rewrites its history.
        if (slice === 2) await writeDailyVintage(db, rate, `201${1 + Math.floor(index / 2)}-01-01`, days, index + 2);
      };
      const end = beforeEachSlice(db, importOnce);
      const during = await get(path).expect(200);
      end();
      const after = await get(path).expect(200);
      expect([path, during.text]).toEqual([path, after.text]);
      expect([path, during.headers['etag']]).toEqual([path, after.headers['etag']]);
    }
    await stop();
  });

  it('a description shows one state of a series that an import changes before its vintages are read', async () => {
    const { db, rate, get, stop } = await start();
    for (const [index, operation] of ['metadata', 'series'].entries()) {
      const end = beforeEachStatement(db, /from series s left join vintages/, (number) =>
        number === 1 ? writeDailyVintage(db, rate, `201${index + 1}-01-01`, days + index + 1, 1) : undefined,
      );
      const during = await get(`/v1/indicators/${operation}?id=price,rate`).expect(200);
      end();
      const after = await get(`/v1/indicators/${operation}?id=price,rate`).expect(200);
      expect(during.body).toEqual(after.body);
    }
    await stop();
  });

  it('a read ends with 503 if imports change its series during each of three attempts', async () => {
    const { db, rate, get, stop } = await start();
    for (const path of [`${observations}rate`, '/api/indicators/rate/download']) {
      let slices = 0;
      const end = beforeEachSlice(db, (slice) => {
        slices = slice;
        return writeDailyVintage(db, rate, '2011-01-01', days, slice + 1);
      });
      const response = await get(path);
      end();
      expectErrorResponse(response, 503, 'service_unavailable');
      expect(response.body.message).toBe("Indicator 'rate' (US) was changed by imports while it was read. Try again.");
      // The first slice shows that the series has changed.
      expect([response.headers['retry-after'], slices]).toEqual(['1', 3]);
    }
    await stop();
  });

  it('a series that is removed while it is read is not found, and an import into another series changes nothing', async () => {
    const { db, rate, price, get, stop } = await start();
    let slices = 0;
    const endImports = beforeEachSlice(db, async (slice) => {
      slices = slice;
      if (slice === 2) await writeDailyVintage(db, price, '2011-01-01', days, 2);
    });
    await get(`${observations}rate`).expect(200);
    endImports();
    expect(slices).toBe(2);
    // Otherwise the series would be read from memory.
    await writeDailyVintage(db, rate, '2012-01-01', days, 3);
    const end = beforeEachSlice(db, (slice) => slice === 2 && removeSeries(db, rate));
    expectErrorResponse(await get(`${observations}rate`), 404, 'country_not_available');
    end();
    await stop();
  });
});
