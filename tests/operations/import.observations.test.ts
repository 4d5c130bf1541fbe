import { type Api, startApi } from '../support/api.js';
import { createImportKey } from '../support/createImportKey.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';

let api: Api;
let key: string;
beforeAll(async () => {
  api = await startApi();
  key = await createImportKey(api);
});
afterAll(() => api.stop());

const definition = { country: 'US', category: 'production', unit: 'Percent', frequency: 'monthly' };

const upload = (body: object, by = key) => api.request.post('/api/import/observations').set('X-API-Key', by).send(body);

async function readValues(slug: string, more = ''): Promise<(number | null)[]> {
  const { body } = await api.get(`/v1/indicators/observations?id=${slug}${more}`).expect(200);
  return body.observations.map(({ value }: { value: number | null }) => value);
}

describe('import.observations', () => {
  it('creates an indicator and extends it with new values', async () => {
    const observations = [
      { date: '2026-01-01', value: 4.1 },
      { date: '2026-02-01', value: null },
    ];
    const first = { slug: 'sent-survey', name: 'Our survey', ...definition, observations };
    const tried = await upload({ ...first, dryRun: true }).expect(200);
    expect(tried.body).toMatchObject({ created: true, added: 1, outcome: 'changed' });
    expectErrorResponse(await api.get('/v1/indicators/observations?id=sent-survey'), 404, 'indicator_not_found');
    const made = await upload(first).expect(200);
    expect(made.body).toMatchObject({ provider: 'csv', seriesId: 'sent-survey/US', created: true, added: 1 });
    expect(made.body).not.toHaveProperty('file');
    api.clock.advance(86_400_000);
    const next = { slug: 'sent-survey', observations: [{ date: '2026-02-01', value: 4.3 }] };
    expect((await upload(next).expect(200)).body).toMatchObject({ created: false, vintages: 1, added: 1, kept: 1 });
    expect(await readValues('sent-survey')).toEqual([4.1, 4.3]);
    const [entry] = await api.db('audit_log').where({ action: 'import.observations' }).orderBy('id');
    expect(JSON.parse(entry.detail)).toEqual({ indicator: 'sent-survey', country: 'US', rows: 2 });
  });

  it('writes nothing if the audit log cannot record the upload', async () => {
    const first = {
      slug: 'unrecorded',
      name: 'Unrecorded',
      ...definition,
      observations: [{ date: '2026-01-01', value: 4 }],
    };
    await api.db.schema.renameTable('audit_log', 'lost_log');
    const refused = await upload(first);
    await api.db.schema.renameTable('lost_log', 'audit_log');
    expectErrorResponse(refused, 500, 'internal_error');
    expectErrorResponse(await api.get('/v1/indicators/observations?id=unrecorded'), 404, 'indicator_not_found');
    expect((await upload(first).expect(200)).body).toMatchObject({ created: true, added: 1 });
  });

  it('writes vintages, each value as new on its day, and continues a history that a file began', async () => {
    const file = 'date,value,vintage\n2026-01-01,1,2026-02-10\n';
    const query = new URLSearchParams({ slug: 'sent-vintages', ...definition });
    const headers = { 'X-API-Key': key, 'Content-Type': 'text/csv' };
    await api.request.post(`/api/import/csv?${query}`).set(headers).send(file).expect(200);
    const observations = [
      { date: '2026-01-01', value: 1.5, vintage: '2026-03-10' },
      { date: '2026-02-01', value: 2, vintage: '2026-03-10' },
    ];
    expect((await upload({ slug: 'sent-vintages', observations }).expect(200)).body).toMatchObject({ vintages: 1 });
    expect(await readValues('sent-vintages', '&vintage=2026-02-10')).toEqual([1]);
    expect(await readValues('sent-vintages')).toEqual([1.5, 2]);
  });

  it.each([
    [
      [{ date: '2026-01-15', value: 1 }],
      '`observations/0/date` has the date 2026-01-15; use 2026-01-01, the first day',
    ],
    [[{ date: '2026-13-01', value: 1 }], 'observations/0/date'],
    [[{ date: '2026-01-01', value: '1' }], 'observations/0/value'],
    [[{ date: '2026-01-01' }], 'value'],
    [[{ date: '2026-01-01', value: 1, note: 'x' }], 'note'],
    [[], 'observations'],
    [
      [
        { date: '2026-01-01', value: 1 },
        { date: '2026-01-01', value: 2 },
      ],
      '`observations/1/date` repeats the date 2026-01-01',
    ],
    [
      [
        { date: '2026-01-01', value: 1, vintage: '2026-02-01' },
        { date: '2026-02-01', value: 2 },
      ],
      '`observations/1/vintage` is missing here',
    ],
  ])('names the invalid field of %j, and writes nothing', async (observations, problem) => {
    const refused = await upload({ slug: 'sent-wrong', ...definition, observations });
    expectErrorResponse(refused, 400, 'invalid_request', problem);
    expectErrorResponse(await api.get('/v1/indicators/observations?id=sent-wrong'), 404, 'indicator_not_found');
  });

  it('requires a key with the scope, and a description of a new indicator', async () => {
    const observations = [{ date: '2026-01-01', value: 1 }];
    const request = { slug: 'sent-key', ...definition, observations };
    expectErrorResponse(await upload(request, api.key), 403, 'scope_not_granted');
    expectErrorResponse(
      await upload({ slug: 'sent-key', country: 'US', observations }),
      400,
      'invalid_request',
      '`category` is required',
    );
    expectErrorResponse(
      await upload({ slug: 'us-unemployment-rate', observations }),
      409,
      'import_refused',
      'was not uploaded',
    );
  });

  it('takes 50,000 values, and refuses one more', async () => {
    const day = (index: number) => new Date(Date.UTC(1900, 0, 1 + (index % 40_000))).toISOString().slice(0, 10);
    const create = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ date: day(index), value: index % 10 }));
    const daily = { slug: 'sent-many', ...definition, frequency: 'daily' };
    const made = await upload({ ...daily, observations: create(40_000) }).expect(200);
    expect(made.body).toMatchObject({ added: 40_000 });
    const repeated = await upload({ ...daily, observations: create(50_000) });
    expectErrorResponse(repeated, 400, 'invalid_request', '`observations/40000/date` repeats the date 1900-01-01');
    expectErrorResponse(
      await upload({ ...daily, observations: create(50_001) }),
      400,
      'invalid_request',
      'observations',
    );
  });
});
