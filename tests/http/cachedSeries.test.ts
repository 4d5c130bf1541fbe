import { upsertIndicators } from '../../server/store/indicators.js';
import { writeVintages } from '../../server/store/vintages.js';
import { at, createExampleIndicator } from '../store/exampleCatalogue.js';
import { forEachDatabase } from '../support/databases.js';
import { startSeriesServer, writeDailyVintage } from '../support/seriesServer.js';

/** In a response that has the changed values or vintages. */
const changed = /"value":2|,2,|2026-02-05/;

const read = (ids: string, parameters = '') => `/v1/indicators/observations?id=${ids}${parameters}`;

forEachDatabase((openFresh) => {
  let server: Awaited<ReturnType<typeof startSeriesServer>>;
  beforeEach(async () => {
    server = await startSeriesServer(openFresh, [
      { slug: 'price', frequency: 'daily', countries: ['US', 'DE'] },
      { slug: 'rate', frequency: 'daily', countries: ['US'] },
    ]);
    for (const id of server.ids.values()) await writeDailyVintage(server.db, id, '2026-01-05', 3, 1);
  });
  afterEach(() => server.stop());

  /** Sends a request. Returns whether the server read anything but the versions and the account for it. */
  async function isRead(path: string): Promise<boolean> {
    let statements = 0;
    const count = ({ sql }: { sql: string }) => {
      if (/observations|indicators|"?series"? /.test(sql) && !sql.includes('data_versions')) statements += 1;
    };
    server.db.on('query', count);
    const { status } = await server.get(path);
    server.db.off('query', count);
    expect(status).toBe(200);
    return statements > 0;
  }

  const change = (name: string, value: number) =>
    writeDailyVintage(server.db, server.ids.get(name) ?? 0, '2026-02-05', 3, value);

  it('a change of a series drops the cached responses about it, and no others', async () => {
    const about = [read('price'), read('price', '&format=csv'), read('price,rate'), '/v1/indicators/vintages?id=price'];
    const others = [read('rate'), read('price', '&country=DE'), '/v1/indicators/vintages?id=rate'];
    for (const path of [...about, ...others]) await server.get(path);
    await change('price US', 2);
    for (const path of others) expect([path, await isRead(path)]).toEqual([path, false]);
    for (const path of about)
      expect([path, (await server.get(path)).text]).toEqual([path, expect.stringMatching(changed)]);
  });

  it('a change of the catalogue drops the cached responses about all series', async () => {
    for (const path of [read('price'), read('rate')]) await server.get(path);
    const renamed = ['price', 'rate'].map((slug) =>
      createExampleIndicator({ slug, frequency: 'daily', name: 'New name' }),
    );
    await upsertIndicators(server.db, renamed, at);
    for (const path of [read('price'), read('rate')])
      expect((await server.get(path)).body.series).toMatchObject([{ name: 'New name' }]);
  });

  it('a request as of a day is read again if a series gets an earlier vintage', async () => {
    const path = read('price', '&country=US,DE&vintage=2026-01-04');
    const write = (name: string) => {
      const observations = [{ date: '2000-01-01', value: 5 }];
      const vintage = { date: '2026-01-03', unit: 'Percent', kind: 'native', observations } as const;
      return writeVintages(server.db, server.ids.get(name) ?? 0, [vintage], at);
    };
    await write('price DE');
    expect((await server.get(path)).body).toMatchObject({ count: 1, missing: [{ country: 'US' }] });
    await write('price US');
    expect((await server.get(path)).body).toMatchObject({ count: 2, missing: [] });
  });
});
