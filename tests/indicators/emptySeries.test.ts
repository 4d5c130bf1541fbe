import { formatMissingSeries } from '../../server/indicators/formatMissingSeries.js';
import { addPeriods } from '../../server/series/periods.js';
import { upsertCountries } from '../../server/store/countries.js';
import { writeVintages } from '../../server/store/vintages.js';
import { at } from '../store/exampleCatalogue.js';
import { forEachDatabase } from '../support/databases.js';
import { startSeriesServer } from '../support/seriesServer.js';

const path = '/v1/indicators/observations';
const months = (start: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ date: addPeriods(start, index, 'monthly'), value: index + 1 }));

forEachDatabase((openFresh) => {
  async function openWithEuroArea() {
    const db = await openFresh();
    const euroArea = { code: 'EA', code3: 'EMU', name: 'Euro area', region: null, incomeGroup: null };
    await upsertCountries(db, [euroArea], at);
    return db;
  }

  let server: Awaited<ReturnType<typeof startSeriesServer>>;
  const held = {
    'rate DE': months('1998-01-01', 12),
    'rate EA': months('1999-01-01', 320),
    'rate US': months('1998-01-01', 332),
    'price DE': months('2010-01-01', 190),
  };

  beforeEach(async () => {
    server = await startSeriesServer(openWithEuroArea, [
      { slug: 'price', frequency: 'monthly', countries: ['DE'] },
      { slug: 'rate', frequency: 'monthly', countries: ['DE', 'EA', 'US'] },
    ]);
    for (const [name, observations] of Object.entries(held)) {
      const unit = name.startsWith('price') ? 'Index 2015=100' : 'Percent';
      const vintage = { date: '2026-05-26', unit, kind: 'snapshot' as const, observations };
      await writeVintages(server.db, server.ids.get(name) as number, [vintage], at);
    }
  });
  afterEach(() => server.stop());

  const ended =
    "Indicator 'rate' (DE) has no values from 2020-01-01 on: it is held from 1998-01-01 until 1998-12-31. The series has ended. For the euro area, request country=EA.";

  it('series without values in the range have a note with what is held, and where the euro area replaced the country', async () => {
    const { body } = await server.get(`${path}?id=rate&country=DE&start=2020-01-01`).expect(200);
    expect(body).toMatchObject({ count: 0, notes: [], series: [{ notes: [{ code: 'NO_VALUES_IN_RANGE' }] }] });
    expect(body.series[0].notes[0].message).toBe(ended);
    expect(body).not.toHaveProperty('missing');
    const before = await server.get(`${path}?id=price&start=2001-01-01&end=2001-12-31&country=DE`).expect(200);
    expect(before.body.series[0].notes[0].message).toBe(
      "Indicator 'price' (DE) has no values from 2001-01-01 to 2001-12-31: it is held from 2010-01-01 until 2025-10-31.",
    );
  });

  it('series of a member of the euro area that have ended have a note that the euro area continues them', async () => {
    const readNotes = async (query: string) =>
      (await server.get(`${path}?${query}`).expect(200)).body.series.map((one: { notes: object[] }) => one.notes);
    const message = "Indicator 'rate' (DE) has ended. Later values are those of the euro area: request country=EA.";
    const notes = [{ code: 'CONTINUED_BY_EURO_AREA', message }];
    expect(await readNotes('id=rate&country=DE&limit=1')).toEqual([notes]);
    expect(await readNotes('id=rate&country=DE,EA,US')).toEqual([notes, [], []]);
    expect(await readNotes('id=price&country=DE')).toEqual([[]]);
  });

  it('series without values in the range have no hint of the euro area if they have only not been updated, or the indicator lacks it', async () => {
    const late = await server.get(`${path}?id=price&start=2026-01-01&country=DE`).expect(200);
    expect(late.body.series[0].notes[0].message).toMatch(/until 2025-10-31\.$/);
    const ofStates = await server.get(`${path}?id=rate&start=2027-01-01&country=US`).expect(200);
    expect(ofStates.body.series[0].notes[0].message).toMatch(/until 2025-08-31\.$/);
  });

  it('series without values in the range are missing from a request for several countries, and their series is still described', async () => {
    const { body } = await server.get(`${path}?id=rate&country=DE,US&start=2020-01-01`).expect(200);
    expect(body.series.map(({ country, notes }: { country: string; notes: [] }) => [country, notes.length])).toEqual([
      ['DE', 1],
      ['US', 0],
    ]);
    expect(body.missing).toEqual([{ id: 'rate', country: 'DE', reason: 'no_values_in_range', message: ended }]);
    const all = await server.get(`${path}?id=rate&country=all&start=2020-01-01`).expect(200);
    expect(all.body.missing).toHaveLength(1);
  });

  it('series without values in the range are named on the page that passes them', async () => {
    const query = `${path}?id=rate&country=DE,US&start=2025-01-01&limit=5`;
    const first = await server.get(query).expect(200);
    expect([first.body.count, first.body.missing.length]).toEqual([5, 1]);
    const second = await server.get(`${query}&cursor=${first.body.nextCursor}`).expect(200);
    expect([second.body.count, second.body.missing]).toEqual([3, []]);
  });

  it('series without values in the range are named in a header of CSV, with those that are not held', async () => {
    const csv = await server.get(`${path}?id=rate,price&country=DE,US&start=2020-01-01&format=csv`).expect(200);
    expect(csv.headers['x-missing-series']).toBe('price/US;reason=not_held, rate/DE;reason=no_values_in_range');
    const whole = await server.get(`${path}?id=rate&country=DE,US&format=csv`).expect(200);
    expect(whole.headers).not.toHaveProperty('x-missing-series');
    const one = await server.get(`${path}?id=rate&country=DE&start=2020-01-01&format=csv`).expect(200);
    expect([one.text, one.headers['x-missing-series']]).toEqual([
      'date,value,revised\r\n',
      'rate/DE;reason=no_values_in_range',
    ]);
  });

  it('series with different units add the unit as the last column of CSV', async () => {
    const query = `${path}?country=DE&start=1998-12-01&end=2010-01-01`;
    const mixed = await server.get(`${query}&id=rate,price&format=csv`).expect(200);
    expect(mixed.text).toBe(
      'id,country,date,value,revised,unit\r\nrate,DE,1998-12-01,12,false,Percent\r\nprice,DE,2010-01-01,1,false,Index 2015=100\r\n',
    );
    const alike = await server.get(`${path}?id=rate&country=DE,US&start=2020-01-01&format=csv`).expect(200);
    expect(alike.text.split('\r\n')[0]).toBe('id,country,date,value,revised');
    const growth = await server.get(`${query}&id=rate,price&units=pc1&format=csv`).expect(200);
    expect(growth.text.split('\r\n')[0]).toBe('id,country,date,value,revised');
  });

  it('series with different units have a note', async () => {
    const read = async (query: string) => (await server.get(`${path}?${query}`).expect(200)).body.notes;
    expect(await read('id=rate,price&country=DE')).toEqual([
      {
        code: 'DIFFERENT_UNITS',
        message:
          "The series have different units: 'Percent' (rate DE); 'Index 2015=100' (price DE). Do not compare or add their values without converting them.",
      },
    ]);
    expect(await read('id=rate,price&country=DE&units=pc1')).toEqual([]);
    expect(await read('id=rate&country=DE,EA,US')).toEqual([]);
  });
});

it('the header for missing series has at most 2,000 characters, and counts the rest', () => {
  const missing = Array.from({ length: 250 }, (_, index) => ({
    ...{ id: 'broad-money-share-of-gdp', country: `A${index}`, reason: 'not_held' as const, message: '' },
  }));
  const header = formatMissingSeries(missing);
  expect(header.length).toBeLessThanOrEqual(2_000);
  const named = header.split(', ').length - 1;
  expect(header).toMatch(new RegExp(`;reason=not_held, more;count=${250 - named}$`));
  expect(formatMissingSeries(missing.slice(0, 2))).toBe(
    'broad-money-share-of-gdp/A0;reason=not_held, broad-money-share-of-gdp/A1;reason=not_held',
  );
});
