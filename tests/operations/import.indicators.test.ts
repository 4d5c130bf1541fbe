import { ComputePool } from '../../server/compute/computePool.js';
import type { Schemas } from '../../server/schemas.js';
import { type BlsSeries, startBls } from '../providers/doubles/bls.js';
import type { Double } from '../providers/doubles/startDouble.js';
import { type Api, startApi } from '../support/api.js';
import { createImportKey } from '../support/createImportKey.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';

const path = '/api/import/indicators';
const createMonths = (values: string[], year = 2026) =>
  Object.fromEntries(values.map((value, index) => [`${year}M${String(index + 1).padStart(2, '0')}`, value]));
const series: Record<string, BlsSeries> = {
  LNS14000000: { values: {} },
  LNS14000006: { values: createMonths(['7.1', '7.2', '7.0']) },
};

let api: Api;
let double: Double;
let key: string;
beforeAll(async () => {
  double = await startBls(series, { years: 20, series: 50, calls: 10_000 });
  api = await startApi({}, { providers: { bls: double.baseUrl } });
  key = await createImportKey(api);
});
afterAll(async () => {
  await api.stop();
  await double.stop();
});

const post = (body: object, by = key) => api.request.post(path).set('X-API-Key', by).send(body);
const get = (at: string) => api.request.get(at).set('X-API-Key', key);

/** Imports series and returns the finished job. */
async function importAndWait(body: object): Promise<Schemas['ImportJob']> {
  const { headers } = await post(body).expect(202);
  await get(String(headers['location'])).set('Accept', 'text/event-stream').buffer(true);
  return (await get(String(headers['location']))).body;
}

async function readLatest(slug: string): Promise<[string, number | null][]> {
  const { body } = await get(`/v1/indicators/observations?id=${slug}&order=desc&limit=3`).expect(200);
  return body.observations.map(({ date, value }: { date: string; value: number | null }) => [date, value]);
}

describe('import.indicators', () => {
  it('extends a series of the library with the new values of its agency, once', async () => {
    const { body } = await get('/v1/indicators/observations?id=us-unemployment-rate&start=2024-01-01&limit=100');
    const known: { date: string; value: number | null }[] = body.observations;
    const values = known.map(({ date, value }) => [`${date.slice(0, 4)}M${date.slice(5, 7)}`, String(value ?? '-')]);
    series['LNS14000000'] = { values: { ...Object.fromEntries(values), '2026M10': '4.6' } };
    const request = { series: [{ provider: 'bls', seriesId: 'LNS14000000' }] };
    const tried = await importAndWait({ ...request, dryRun: true });
    expect(tried).toMatchObject({ state: 'done', dryRun: true, counts: { changed: 1 } });
    expect((await readLatest('us-unemployment-rate'))[0]?.[0]).toBe('2026-09-01');
    const done = await importAndWait(request);
    expect(done).toMatchObject({ state: 'done', dryRun: false, progress: { done: 1, total: 1 }, error: null });
    expect(done.results).toMatchObject([{ slug: 'us-unemployment-rate', created: false, added: 1, revised: 0 }]);
    expect(done.results[0]?.kept).toBeGreaterThan(900);
    expect((await readLatest('us-unemployment-rate'))[0]).toEqual(['2026-10-01', 4.6]);
    const vintages = await get('/v1/indicators/vintages?id=us-unemployment-rate&start=2026-01-01').expect(200);
    expect(vintages.body.vintages.at(-1)).toMatchObject({ date: '2026-11-21' });
    expect((await importAndWait(request)).results).toMatchObject([{ outcome: 'unchanged', vintages: 0 }]);
    const entries = await api.db('audit_log').where({ action: 'import.indicators' }).orderBy('id');
    expect(entries.map(({ actor, detail }) => [actor, JSON.parse(detail).series])).toEqual([
      ['account', ['bls/LNS14000000']],
      ['account', ['bls/LNS14000000']],
    ]);
    expect(JSON.parse(entries[0].detail).job).toBe(done.id);
  });

  it('creates an indicator that can be found, read and downloaded like any other', async () => {
    const own = { name: 'Unemployment Rate of Black Americans', slug: 'us-unemployment-rate-black' };
    const request = { provider: 'bls', seriesId: 'LNS14000006', category: 'labour-market', ...own };
    expect((await importAndWait({ series: [request] })).results).toMatchObject([
      { created: true, added: 3, slug: own.slug },
    ]);
    const found = await get('/v1/indicators/search?q=black+americans').expect(200);
    expect(found.body.indicators[0]).toMatchObject({ slug: own.slug });
    const detail = await get(`/api/indicators/${own.slug}`).expect(200);
    expect(detail.body.metadata).toMatchObject({ unit: 'Percent', frequency: 'monthly', source: { provider: 'bls' } });
    expect(JSON.stringify(detail.body)).not.toContain('discontinued');
    const csv = await get(`/api/indicators/${own.slug}/download`).expect(200);
    expect(csv.text).toContain('2026-03-01,7,');
  });

  it('computes the changes of a series like other work of an account that no client waits for', async () => {
    const run = jest.spyOn(ComputePool.prototype, 'run');
    await importAndWait({ series: [{ provider: 'bls', seriesId: 'LNS14000006' }], dryRun: true });
    const owner = { name: expect.any(String), weight: expect.any(Number) };
    const part = expect.objectContaining({ isAwaited: false });
    expect(run.mock.calls).toEqual([['import', expect.anything(), { owner, part }]]);
    run.mockRestore();
  });

  it('reports why a series was not imported, and imports the others', async () => {
    const missing = { provider: 'bls', seriesId: 'LNS99999999', category: 'labour-market' };
    const away = { provider: 'worldbank', seriesId: 'SP.POP.TOTL/FR', country: 'fr', category: 'population' };
    const done = await importAndWait({ series: [missing, away, { provider: 'bls', seriesId: 'LNS14000006' }] });
    expect(done).toMatchObject({ state: 'done', counts: { changed: 0, unchanged: 1, refused: 0, failed: 2 } });
    expect(done.results.map(({ failure }) => failure?.kind).sort()).toEqual(['not_found', 'unavailable', undefined]);
  });

  it('requires a key with the explicit scope', async () => {
    const body = { series: [{ provider: 'bls', seriesId: 'LNS14000000' }] };
    expectErrorResponse(await post(body, api.key), 403, 'scope_not_granted', 'accounts new-key --scopes');
    expectErrorResponse(await api.request.post(path).send(body), 401, 'missing_api_key');
  });

  it('rejects FRED unless the operator allows storage of its data', async () => {
    const response = await post({ series: [{ provider: 'fred', seriesId: 'INDPRO' }] });
    expectErrorResponse(response, 403, 'storing_not_allowed', 'FRED_STORE_ALLOWED');
  });

  it.each([
    [{ series: [] }, /`series` must not be empty/],
    [{ series: [{ provider: 'bls', seriesId: 'LNS1' }] }, /`series\/0\/category` is required for a new series/],
    [{ series: [{ provider: 'oecd', seriesId: 'A/B', category: 'prices' }] }, /`series\/0\/country` is required/],
    [
      { series: [{ provider: 'oecd', seriesId: 'A/B', country: 'XQ' }] },
      /`series\/0\/country` must be a known country code, not 'XQ'/,
    ],
    [
      {
        series: [
          { provider: 'bls', seriesId: 'A' },
          { provider: 'bls', seriesId: 'A' },
        ],
      },
      /names the same series twice/,
    ],
    [{ series: [{ provider: 'bls', seriesId: 'A', slugg: 'x' }] }, /`series\/0\/slugg` is not a field/],
    [{ series: Array.from({ length: 51 }, (_, index) => ({ provider: 'bls', seriesId: `A${index}` })) }, /at most 50/],
  ])('rejects %j', async (body, message) => {
    expectErrorResponse(await post(body), 400, 'invalid_request', message);
  });

  it('rejects a body that is not JSON or too large', async () => {
    const csv = await api.request.post(path).set({ 'X-API-Key': key, 'Content-Type': 'text/csv' }).send('a,b');
    expectErrorResponse(csv, 415, 'unsupported_media_type');
    expectErrorResponse(await post({ series: [], more: 'x'.repeat(300_000) }), 413, 'payload_too_large');
  });
});
