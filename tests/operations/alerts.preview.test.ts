import { writeOfficialDates } from '../../server/store/officialDates.js';
import { storeForecast } from '../alerts/storeForecast.js';
import { type Api, startApi } from '../support/api.js';
import { createImportKey } from '../support/createImportKey.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';

const path = '/api/account/alerts/preview';
let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const preview = (body: object) => api.request.post(path).set('X-API-Key', api.key).send(body);
const series = (indicator: string) => ({ type: 'series', indicator, country: 'US' });

it('shows when GDP was revised by at least 1%, with the vintages of the time', async () => {
  const { body } = await preview({
    target: series('real-gdp'),
    condition: { kind: 'revised', minPercent: 1 },
    years: 16,
  }).expect(200);
  expect(body).toMatchObject({
    canFire: true,
    reason: null,
    pastKnown: true,
    note: null,
    seriesCount: 1,
    count: 6,
    level: null,
  });
  expect(body.firings[0]).toMatchObject({
    indicator: 'real-gdp',
    country: 'US',
    vintage: '2024-10-15',
    period: '2023-04-01',
  });
  expect(body.firings.map(({ vintage }: { vintage: string }) => vintage)).toEqual([
    ...['2024-10-15', '2023-10-15', '2022-10-15', '2015-08-15', '2013-08-15', '2011-08-15'],
  ]);
});

it('shows the latest value, how far it is from the level, and the values for a chart', async () => {
  const condition = { kind: 'level', units: 'pc1', operator: 'crosses', level: 3 };
  const { body } = await preview({ target: series('us-core-cpi'), condition }).expect(200);
  expect(body.current).toMatchObject({ period: '2026-08-01', unit: 'Percent change from year ago' });
  expect(body.current.value + body.current.distance).toBeCloseTo(3);
  expect(body.points.at(-1)).toEqual({ date: body.current.period, value: body.current.value });
  expect(body.count).toBe(2);
});

it('says what the library does not show: a long time between vintages, one vintage, an empty watchlist', async () => {
  const key = await createImportKey(api);
  const upload = (slug: string, csv: string) =>
    api.request
      .post(`/api/import/csv?slug=${slug}&country=US&category=production&unit=Index&frequency=monthly`)
      .set({ 'X-API-Key': key, 'Content-Type': 'text/csv' })
      .send(csv)
      .expect(200);
  const condition = { kind: 'level', units: 'lin', operator: 'crosses', level: 3 };
  const readNote = async (target: object) => (await preview({ target, condition, years: 20 }).expect(200)).body.note;
  const vintages = ['2021-01-10', '2021-02-10', '2021-05-10', '2026-11-01'];
  const rows = vintages.map((vintage, index) => `2021-0${index + 1}-01,${index + 1},${vintage}`);
  await upload('own-gap', ['date,value,vintage', ...rows].join('\n'));
  expect(await readNote(series('own-gap'))).toBe(
    'The library has no vintage between 2021-05-10 and 2026-11-01, so it does not show what would have fired in between.',
  );
  await upload('own-first', 'date,value\n2026-01-01,1\n');
  expect(await readNote(series('own-first'))).toMatch(/^The library has no two vintages .* from the second vintage/);
  expect(await readNote({ type: 'watchlist' })).toBe('The watchlist is empty. Add series to it first.');
});

it('says why a rule cannot fire', async () => {
  const condition = { kind: 'level', units: 'pc1', operator: 'below', level: -150 };
  const { body } = await preview({ target: series('us-core-cpi'), condition }).expect(200);
  const reason = expect.stringMatching(/`condition\/level` must be above -100/);
  expect(body).toMatchObject({ canFire: false, reason, count: 0 });
});

const findSeries = (slug: string): Promise<{ id: number; release_id: string }> =>
  api
    .db('series')
    .join('indicators', 'indicators.id', 'series.indicator_id')
    .where({ slug, country: 'US' })
    .first('series.id', 'series.release_id');

it('shows which values were outside the stored forecasts, and says so if none is stored', async () => {
  const { id } = await findSeries('us-core-cpi');
  const body = { target: series('us-core-cpi'), condition: { kind: 'outside_forecast' }, years: 20 };
  const unknown = { pastKnown: false, count: 0, note: expect.stringMatching(/^No forecast of these series is stored/) };
  expect((await preview(body).expect(200)).body).toMatchObject(unknown);
  const rows = await api.db('vintages').where({ series_id: id }).orderBy('vintage_date', 'desc').limit(2);
  const [latest, before] = rows.map((row) => row.vintage_date);
  const period = '2026-08-01';
  await storeForecast(api.db, id, { vintageDate: before, period, lower: 1, upper: 2 });
  const { body: result } = await preview(body).expect(200);
  expect(result).toMatchObject({ pastKnown: true, from: latest, seriesCount: 1, vintageCount: 1, count: 1 });
  expect(result).toMatchObject({ note: 'By the stored forecasts. Forecasts are kept for 90 days.' });
  expect(result.firings[0].sentence).toMatch(/is 337\.765, outside the 80% interval of the forecast, 1 to 2\.$/);
});

it('shows which vintages raised a guardrail, with those of the vintage before', async () => {
  const body = { target: series('real-gdp'), condition: { kind: 'guardrail' }, years: 20 };
  const { body: any } = await preview(body).expect(200);
  expect(any).toMatchObject({ pastKnown: true, seriesCount: 1, vintageCount: 60 });
  expect(any.note).toMatch(/^By the usual publication lag .* Only the latest vintages were evaluated/);
  const rebased = { ...body, condition: { kind: 'guardrail', guardrail: 'REBASED' } };
  const { body: one } = await preview(rebased).expect(200);
  expect(one.count).toBeLessThanOrEqual(any.count);
  const days = new Set(any.firings.map(({ vintage }: { vintage: string }) => vintage));
  for (const { vintage, sentence } of one.firings) {
    expect(days).toContain(vintage);
    expect(sentence).toMatch(/\(US\): REBASED: /);
  }
  const recent = await preview({ ...body, years: 2 }).expect(200);
  expect(recent.body.note).not.toMatch(/Only/);
});

it('shows when dates of a release moved or were cancelled in the last 30 days', async () => {
  const { release_id: release } = await findSeries('us-core-cpi');
  const write = (at: string, date: string, isCancelled = false) =>
    writeOfficialDates(api.db, release, 'fred', [{ date, time: null, timeZone: null, isCancelled }], at);
  await write('2026-10-12T12:00:00.000Z', '2027-04-01');
  await write('2026-10-13T12:00:00.000Z', '2027-04-02');
  await write('2026-11-10T12:00:00.000Z', '2027-04-05');
  await write('2026-11-11T12:00:00.000Z', '2027-04-05', true);
  const { body } = await preview({ target: { type: 'release', release }, condition: { kind: 'release_moved' } });
  expect(body).toMatchObject({ pastKnown: true, from: '2026-10-22', note: 'Changes of dates are kept for 30 days.' });
  expect(
    body.firings.map(({ vintage, sentence }: { vintage: string; sentence: string }) => [vintage, sentence]),
  ).toEqual([
    ['2026-11-11', 'Consumer Price Index: the release of 2027-04-05 was cancelled.'],
    ['2026-11-10', 'Consumer Price Index: the release of 2027-04-02 has moved to 2027-04-05.'],
  ]);
});

it('shows when a release was due, by the past official dates minus the hours', async () => {
  const slug = 'us-core-cpi';
  const series = api.db('series').join('indicators', 'indicators.id', 'series.indicator_id').where({ slug });
  const { release_id: release } = await series.first('release_id');
  const body = { target: { type: 'release', release }, condition: { kind: 'release_due', hours: 24 }, years: 2 };
  const result = (await preview(body).expect(200)).body;
  expect(result).toMatchObject({ canFire: true, pastKnown: true, note: expect.stringMatching(/official dates/) });
  expect(result.count).toBe(result.firings.length);
  expect(result.count).toBeGreaterThan(10);
  const [latest] = result.firings;
  const due = /is due on (\S+) at 08:30 \(America\/New_York\)\.$/.exec(latest.sentence)?.[1] ?? '';
  // In the schedule of the Bureau of Labor Statistics.
  expect(due).toBe('2026-11-10');
  expect(Date.parse(due) - Date.parse(latest.vintage)).toBe(86_400_000);
});

it('shows when a series was stale by its native vintages, and says that snapshots do not tell', async () => {
  const target = { type: 'series', indicator: 'us-core-cpi', country: 'US' };
  const row = await api
    .db('series')
    .join('indicators', 'indicators.id', 'series.indicator_id')
    .where({ slug: 'us-core-cpi' })
    .first('series.id');
  const vintages = () => api.db('vintages').where({ series_id: row.id });
  const kinds = await vintages().select('vintage_date', 'kind');
  await vintages().update({ kind: 'snapshot' });
  const body = { target, condition: { kind: 'stale' }, years: 10 };
  expect((await preview(body).expect(200)).body).toMatchObject({
    pastKnown: false,
    note: expect.stringMatching(/snapshots/),
  });
  await vintages().update({ kind: 'native' });
  const { pastKnown, firings, vintageCount } = (await preview(body).expect(200)).body;
  for (const { vintage_date: date, kind } of kinds) await vintages().where({ vintage_date: date }).update({ kind });
  expect([pastKnown, vintageCount]).toEqual([true, kinds.filter((one) => one.vintage_date > '2016-11-21').length]);
  const days = kinds.map((one) => one.vintage_date);
  for (const { vintage, sentence } of firings) {
    const due = /The next was due by (\S+)\.$/.exec(sentence)?.[1] ?? '';
    expect(Date.parse(vintage) - Date.parse(due)).toBe(86_400_000);
    expect(days).not.toContain(vintage);
  }
  expect(firings.length).toBeGreaterThan(0);
});

it('evaluates the series of a release, at most 25', async () => {
  const { release_id: release } = await api
    .db('series')
    .join('indicators', 'indicators.id', 'series.indicator_id')
    .where({ slug: 'us-core-cpi', country: 'US' })
    .first('release_id');
  const { body } = await preview({
    target: { type: 'release', release },
    condition: { kind: 'new_value' },
    years: 2,
  }).expect(200);
  expect(body).toMatchObject({
    seriesCount: 25,
    note: expect.stringMatching(/Only the first 25 series were evaluated\.$/),
    current: null,
    points: [],
  });
  expect(body.firings.length).toBeLessThanOrEqual(200);
  expect(body.count).toBeGreaterThanOrEqual(body.firings.length);
});

it('refuses unknown targets and conditions that are not complete', async () => {
  expectErrorResponse(
    await preview({ target: series('none'), condition: { kind: 'new_value' } }),
    404,
    'indicator_not_found',
  );
  expectErrorResponse(
    await preview({ target: series('real-gdp'), condition: { kind: 'level' } }),
    400,
    'invalid_request',
  );
  expectErrorResponse(await api.request.post(path).send({}), 401, 'missing_api_key');
});
