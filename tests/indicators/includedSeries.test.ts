import { listIndicatorsBySlugs } from '../../server/store/indicators.js';
import { listListedSeries, replaceIncludedSeries } from '../../server/store/listedSeries.js';
import { createImportKey } from '../support/createImportKey.js';
import { signUp } from '../support/person.js';
import { useApi } from '../support/useApi.js';

const api = useApi();
const own = 'us-core-pce-price-index-quarterly';
const including = 'euro-area-hicp';

beforeAll(async () => {
  const { db } = api();
  const [area, us] = await listIndicatorsBySlugs(db, [including, own]);
  const [listed] = await listListedSeries(db, { indicatorIds: [us?.id ?? 0] });
  const row = { indicatorId: area?.id ?? 0, country: 'US', seriesId: listed?.series.id ?? 0 };
  await replaceIncludedSeries(db, [row], '2026-11-21T12:00:00.000Z');
});

async function read(path: string) {
  const { status, body } = await api().get(path);
  if (status !== 200) throw new Error(`${path}: ${JSON.stringify(body)}`);
  return body;
}

it('the observations of an included series are those of its own indicator, which the description names', async () => {
  const [mine, theirs] = [
    await read(`/v1/indicators/observations?id=${including}&country=US&units=pc1`),
    await read(`/v1/indicators/observations?id=${own}&units=pc1`),
  ];
  expect(mine.observations).toEqual(theirs.observations);
  expect(mine.series[0]).toMatchObject({ id: including, ownIndicator: own, country: 'US' });
  expect(theirs.series[0]).not.toHaveProperty('ownIndicator');
});

it('an indicator lists its own and its included series by country, in pages too', async () => {
  const { series } = await read(`/v1/indicators/series?id=${own},${including}`);
  expect(series).toMatchObject([
    { id: own, country: 'US' },
    { id: including, country: 'EA' },
    { id: including, country: 'US', ownIndicator: own, providerSeriesId: series[0].providerSeriesId },
  ]);
  const first = await read(`/v1/indicators/series?id=${own},${including}&limit=2`);
  const second = await read(`/v1/indicators/series?id=${own},${including}&limit=2&cursor=${first.nextCursor}`);
  expect([...first.series, ...second.series]).toEqual(series);
  const ofCountry = await read(`/v1/indicators/series?id=${including}&country=US`);
  expect(ofCountry.series).toEqual([series[2]]);
});

it('details, metadata and the number of countries include the series', async () => {
  const detail = await read(`/api/indicators/${including}?country=US`);
  expect(detail.metadata).toMatchObject({ slug: including, ownIndicator: own, country: 'US', countries: 2 });
  expect(detail.countryAvailability.countries).toMatchObject([{ code: 'EA' }, { code: 'US' }]);
  const { indicators } = await read(`/v1/indicators/metadata?id=${including}&country=US`);
  expect(indicators[0].metadata).toEqual(detail.metadata);
});

it('vintages, downloads and labs read the included series', async () => {
  const mine = await read(`/v1/indicators/vintages?id=${including}&country=US`);
  const theirs = await read(`/v1/indicators/vintages?id=${own}`);
  expect(mine.vintages).toEqual(theirs.vintages.map((vintage: object) => ({ ...vintage, id: including })));
  const download = (slug: string) => api().get(`/api/indicators/${slug}/download?country=US`).expect(200);
  expect((await download(including)).text).toBe((await download(own)).text);
  const lab = await api()
    .request.post('/api/labs/stationarity')
    .set('X-API-Key', api().key)
    .send({ seriesId: including, country: 'US' });
  expect([lab.status, lab.body.series]).toMatchObject([200, { id: including, country: 'US' }]);
});

it('releases and news of an indicator include those of the included series', async () => {
  const ids = async (slug: string) => {
    const { releases } = await read(`/v1/indicators/releases?id=${slug}`);
    return releases.map(({ release }: { release: { id: string } }) => release.id);
  };
  expect(await ids(including)).toEqual(expect.arrayContaining(await ids(own)));
  await read(`/api/news?indicator=${including}`);
});

it('a search for the country finds the indicator that includes the series', async () => {
  const { indicators } = await read('/v1/indicators/search?q=euro+area+hicp&country=US');
  expect(indicators[0]).toMatchObject({ slug: including, country: 'US', countries: 2 });
});

it('the watchlist names the indicator to which the series belongs, once', async () => {
  const person = await signUp(api());
  const add = (indicator: string) => person.post('/api/account/watchlist', { indicator, country: 'US' });
  const first = await add(including);
  expect(first.body).toMatchObject({ indicator: own, country: 'US' });
  expect((await add(own)).body).toEqual(first.body);
});

it('an import to the included series is refused, since it has another source', async () => {
  const { db } = api();
  const before = await db('series').count();
  const response = await api()
    .request.post(`/api/import/csv?slug=${including}&country=US`)
    .set('X-API-Key', await createImportKey(api()))
    .set('Content-Type', 'text/csv')
    .send('date,value\n2026-01-01,1\n');
  expect([response.status, response.body.error]).toEqual([409, 'import_refused']);
  expect(await db('series').count()).toEqual(before);
});
