import { ComputePool } from '../../server/compute/computePool.js';
import { ApiError } from '../../server/errors.js';
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

const about = 'country=US&category=production&unit=Percent&frequency=monthly';

function upload(query: string, csv: string, by = key) {
  const headers = { 'X-API-Key': by, 'Content-Type': 'text/csv' };
  return api.request.post(`/api/import/csv?${query}`).set(headers).send(csv);
}

async function readValues(slug: string, more = ''): Promise<(number | null)[]> {
  const { body } = await api.get(`/v1/indicators/observations?id=${slug}${more}`).expect(200);
  return body.observations.map(({ value }: { value: number | null }) => value);
}

describe('import.csv', () => {
  it('creates an indicator and extends it with new values', async () => {
    const file = 'date,value\n2026-01-01,4.1\n2026-02-01,\n2026-03-01,-4.3e1\n';
    const tried = await upload(`slug=own-survey&dryRun=true&${about}`, file).expect(200);
    expect(tried.body).toMatchObject({ created: true, added: 2, outcome: 'changed' });
    expectErrorResponse(await api.get('/v1/indicators/observations?id=own-survey'), 404, 'indicator_not_found');
    const made = await upload(`slug=own-survey&name=Our%20Survey&${about}`, file).expect(200);
    expect(made.body).toMatchObject({ provider: 'csv', seriesId: 'own-survey/US', created: true, added: 2 });
    expect(await readValues('own-survey')).toEqual([4.1, null, -43]);
    expect((await upload('slug=own-survey', file).expect(200)).body).toMatchObject({ outcome: 'unchanged' });
    api.clock.advance(86_400_000);
    const more = await upload('slug=own-survey', '﻿Value,Date\r\n-42,2026-03-01\r\n"3.9",2026-04-01\r\n').expect(200);
    expect(more.body).toMatchObject({ created: false, vintages: 1, added: 1, revised: 1, kept: 2 });
    expect(await readValues('own-survey')).toEqual([4.1, null, -42, 3.9]);
    expect(await readValues('own-survey', '&vintage=2026-11-21')).toEqual([4.1, null, -43]);
    const entries = await api.db('audit_log').where({ action: 'import.csv' }).orderBy('id');
    const detail = { indicator: 'own-survey', country: 'US' };
    expect(entries.map((entry) => JSON.parse(entry.detail))).toEqual([
      { ...detail, rows: 3 },
      { ...detail, rows: 2 },
    ]);
  });

  it('says that the series was uploaded, and how it gets later values, in whole sentences', async () => {
    await upload(`slug=own-words&name=Our%20words&${about}`, 'date,value\n2026-01-01,4.1\n').expect(200);
    const { metadata, libraryNote } = (await api.get('/api/indicators/own-words').expect(200)).body;
    expect(metadata).toMatchObject({
      description: 'Our words. Uploaded to this server.',
      methodology: 'As uploaded to this server, unchanged.',
    });
    expect(metadata.source.licence).toMatchObject({
      ...{ attribution: 'Uploaded to this server.', conditions: 'Ask its operator for the terms.' },
      ...{ name: 'not stated', certaintyNote: 'An upload states no terms.' },
    });
    expect(libraryNote).toBe(
      'The newest data of the library are of 2026-10-10. This series was uploaded: another upload adds later values.',
    );
  });

  it('leaves the day up to which the library is current as it is', async () => {
    const read = async () => (await api.get('/api/calendar/releases').expect(200)).body.libraryDay;
    const before = await read();
    await upload(`slug=own-current&${about}`, 'date,value\n2026-10-01,1\n').expect(200);
    expect(await read()).toBe(before);
  });

  it('accepts a file with only the new values', async () => {
    const rows = Array.from({ length: 9 }, (_, index) => `2025-0${index + 1}-01,${index}`);
    await upload(`slug=own-monthly&${about}`, ['date,value', ...rows].join('\n')).expect(200);
    const next = await upload('slug=own-monthly', 'date,value\n2025-10-01,4.5\n').expect(200);
    expect(next.body).toMatchObject({ outcome: 'changed', added: 1, revised: 0, kept: 9 });
    expect(await readValues('own-monthly')).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 4.5]);
  });

  it('reports that a second file on the same day replaces its vintage, and that one on a later day does not', async () => {
    const file = (value: number) => `date,value\n2026-01-01,${value}\n2026-02-01,5\n`;
    const first = await upload(`slug=own-twice&${about}`, file(1)).expect(200);
    expect(first.body).toMatchObject({ vintages: 1, replacedVintage: null });
    const day = api.clock.now.toISOString().slice(0, 10);
    const tried = await upload('slug=own-twice&dryRun=true', file(2)).expect(200);
    const second = await upload('slug=own-twice', file(2)).expect(200);
    expect([tried.body, second.body]).toMatchObject(Array(2).fill({ vintages: 1, replacedVintage: day, revised: 1 }));
    expect((await api.get('/v1/indicators/vintages?id=own-twice')).body.count).toBe(1);
    const same = await upload('slug=own-twice', file(2)).expect(200);
    expect(same.body).toMatchObject({ outcome: 'unchanged', vintages: 0, replacedVintage: null });
    api.clock.advance(86_400_000);
    const later = await upload('slug=own-twice', file(3)).expect(200);
    expect(later.body).toMatchObject({ vintages: 1, replacedVintage: null });
  });

  it('rejects new vintages before the latest one, and accepts the whole history again', async () => {
    const file = 'date,value,vintage\n2026-01-01,1,2026-02-10\n2026-01-01,1.5,2026-03-10\n';
    await upload(`slug=own-late&${about}`, file).expect(200);
    const late = await upload('slug=own-late', 'date,value,vintage\n2026-01-01,0.9,2026-02-15\n');
    expectErrorResponse(late, 409, 'import_refused');
    expect(late.body.message).toContain('before the latest vintage, 2026-03-10');
    expect(late.body.kind).toBe('earlier_vintage');
    expect((await upload('slug=own-late', file).expect(200)).body).toMatchObject({ outcome: 'unchanged' });
    const later = `${file}2026-02-01,2,2026-04-10\n`;
    expect((await upload('slug=own-late', later).expect(200)).body).toMatchObject({ vintages: 1, added: 1 });
  });

  it('imports vintages, each row as new on its day', async () => {
    const file = 'date,value,vintage\n2026-01-01,1,2026-02-10\n2026-01-01,1.5,2026-03-10\n2026-02-01,2,2026-03-10\n';
    const made = await upload(`slug=own-vintages&${about}`, file).expect(200);
    expect(made.body).toMatchObject({ vintages: 2, added: 2 });
    expect(await readValues('own-vintages', '&vintage=2026-02-10')).toEqual([1]);
    expect(await readValues('own-vintages')).toEqual([1.5, 2]);
  });

  it.each([
    ['day;month;value\n1;1;1\n', "has the columns 'day', 'month', 'value'. Send dateColumn and valueColumn"],
    [
      'date,value\n2026-01-01,1\n2026-01-15,2\n',
      'line 3 has the date 2026-01-15; use 2026-01-01, the first day of the period',
    ],
    ['date,value\n2026-13-01,1\n', "line 2 has the date '2026-13-01', which does not exist"],
    ['date,value\n2026-01-01,high\n', "line 2 has the value 'high', which is not a number"],
    ['date,value\n2026-01-01,1e999\n', 'which is not a number'],
    ['date,value\n2026-01-01,1,2\n', 'line 2 has 3 cells, and line 1, which names the columns, has 2'],
    ['date,value\n2026-01-01,1\n2026-01-01,2\n', 'line 3 repeats the date 2026-01-01'],
    ['date,value\n', 'has no rows'],
    ['date,value\n"2026-01-01,1\n', 'is not CSV'],
    ['date,value,vintage\n2026-01-01,1,\n', "line 2 has the vintage '', which cannot be read"],
  ])('names the invalid line of %j', async (csv, problem) => {
    expectErrorResponse(await upload(`slug=own-wrong&${about}`, csv), 400, 'invalid_request', problem);
  });

  it('reads a file as a spreadsheet exports it, and states how', async () => {
    const text = 'Monat;Wert\r\n01.01.2026;1.234,5\r\n01.02.2026;\r\n01.03.2026;-3\r\n';
    const bytes = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
    const send = (query: string, type: string, body: Buffer) =>
      api.request
        .post(`/api/import/csv?slug=own-sheet&${about}${query}`)
        .set({ 'X-API-Key': key, 'Content-Type': type })
        .send(body);
    const file = {
      rows: 3,
      separator: 'semicolon',
      decimal: 'comma',
      dateOrder: 'dmy',
      columns: { date: 'Monat', value: 'Wert', vintage: null },
      ignoredColumns: [],
      firstRows: [
        { date: '2026-01-01', value: 1234.5 },
        { date: '2026-02-01', value: null },
        { date: '2026-03-01', value: -3 },
      ],
    };
    const tried = await send('&dryRun=true', 'text/csv', bytes).expect(200);
    expect(tried.body).toMatchObject({ added: 2, file });
    const latin = Buffer.from(text.replace('Monat', 'Zeitraum für'), 'latin1');
    expect((await send('', 'text/csv; charset=iso-8859-1', latin).expect(200)).body.file.columns.date).toBe(
      'Zeitraum für',
    );
    expect(await readValues('own-sheet')).toEqual([1234.5, null, -3]);
    expectErrorResponse(await send('', 'text/csv; charset=klingon', latin), 415, 'unsupported_media_type');
  });

  it('refuses a file that can be read in two ways, and names the parameter that decides', async () => {
    const numbers = 'date;value\n2026-01-01;1,234\n';
    const refused = await upload(`slug=own-unclear&${about}`, numbers);
    expectErrorResponse(refused, 400, 'invalid_request', '`decimal` is required');
    expect(refused.body.details).toMatchObject([{ field: 'decimal' }]);
    await upload(`slug=own-unclear&${about}&decimal=comma`, numbers).expect(200);
    expect(await readValues('own-unclear')).toEqual([1.234]);
    const dates = 'date,value\n3/4/2026,1\n';
    const daily = about.replace('monthly', 'daily');
    expectErrorResponse(
      await upload(`slug=own-days&${daily}`, dates),
      400,
      'invalid_request',
      '`dateOrder` is required',
    );
    const read = await upload(`slug=own-days&${daily}&dateOrder=mdy&dryRun=true`, dates).expect(200);
    expect(read.body.file.firstRows).toEqual([{ date: '2026-03-04', value: 1 }]);
  });

  it('corrects a mistyped value, and refuses values of another magnitude', async () => {
    const rows = Array.from({ length: 9 }, (_, index) => `2025-0${index + 1}-01,${1250 + index}`);
    await upload(`slug=own-typo&${about}`, ['date,value', ...rows, '2025-10-01,4.3'].join('\n')).expect(200);
    const corrected = await upload('slug=own-typo', 'date,value\n2025-10-01,1260\n').expect(200);
    expect(corrected.body).toMatchObject({ revised: 1, kept: 9 });
    const other = await upload('slug=own-typo', ['date,value', ...rows.map((row) => `${row}000`)].join('\n'));
    expectErrorResponse(other, 409, 'import_refused', 'The uploaded values are');
  });

  it('names all fields that a new series lacks', async () => {
    const refused = await upload('slug=own-nothing', 'date,value\n2026-01-01,1\n');
    expectErrorResponse(refused, 400, 'invalid_request');
    const fields = refused.body.details.map(({ field }: { field: string }) => field);
    expect(fields).toEqual(['country', 'category', 'unit', 'frequency']);
  });

  it('rejects a new series without a description, and a file for a series of another source', async () => {
    const file = 'date,value\n2026-01-01,4.1\n';
    expectErrorResponse(
      await upload('slug=own-new&country=US', file),
      400,
      'invalid_request',
      '`category` is required',
    );
    expectErrorResponse(
      await upload('slug=us-unemployment-rate', file),
      409,
      'import_refused',
      'was not uploaded, so a file cannot extend it',
    );
    expectErrorResponse(
      await upload('slug=us-industrial-production', file),
      409,
      'import_refused',
      'was not uploaded, so a file cannot extend it',
    );
    expectErrorResponse(
      await upload(`slug=own-survey&${about.replace('monthly', 'annual')}`, file),
      400,
      'invalid_request',
    );
    const future = `date,value,vintage\n2026-01-01,1,2031-01-01\n`;
    expectErrorResponse(await upload(`slug=own-future&${about}`, future), 409, 'import_refused', '2031-01-01');
  });

  it('requires a key with the scope, CSV, and at most four megabytes', async () => {
    const file = 'date,value\n2026-01-01,4.1\n';
    expectErrorResponse(await upload(`slug=own-key&${about}`, file, api.key), 403, 'scope_not_granted');
    expectErrorResponse(await api.request.post('/api/import/csv?slug=own-key'), 401, 'missing_api_key');
    const json = api.request.post(`/api/import/csv?slug=own-json&${about}`).set('X-API-Key', key).send({ date: 1 });
    expectErrorResponse(await json, 415, 'unsupported_media_type');
    const large = `date,value\n${'2026-01-01,1\n'.repeat(400_000)}`;
    expectErrorResponse(await upload(`slug=own-large&${about}`, large), 413, 'payload_too_large');
  });

  it('asks to try again when the server is too busy to compute, and does not count it as a failure of the source', async () => {
    const file = (value: number) => `date,value\n2026-01-01,${value}\n`;
    await upload(`slug=own-busy&${about}`, file(1)).expect(200);
    const readSource = () => api.db('series_sources').where({ provider_series_id: 'own-busy/US' }).first();
    const before = await readSource();
    const busy = new ApiError('service_unavailable', { message: 'The server is busy.', retryAfterSeconds: 7 });
    const run = jest.spyOn(ComputePool.prototype, 'run').mockRejectedValue(busy);
    const refused = await upload('slug=own-busy', file(2));
    run.mockRestore();
    expectErrorResponse(refused, 503, 'service_unavailable', 'The server is busy.');
    expect(refused.headers['retry-after']).toBe('7');
    expect(await readSource()).toEqual(before);
    expect((await upload('slug=own-busy', file(2)).expect(200)).body).toMatchObject({ revised: 1 });
  });

  it('computes the changes of a large file in a worker thread, and refuses what does not fit', async () => {
    const file = (vintage: number, factor: number) =>
      Array.from({ length: 3_000 }, (_, index) => {
        const day = new Date(Date.UTC(2000, 0, 1 + index)).toISOString().slice(0, 10);
        return `${day},${factor * (index % 7)},2020-01-0${vintage}`;
      }).join('\n');
    const header = 'date,value,vintage\n';
    const made = await upload(`slug=own-daily&${about.replace('monthly', 'daily')}`, header + file(1, 1)).expect(200);
    expect(made.body).toMatchObject({ created: true, vintages: 1, added: 3_000 });
    expect(await readValues('own-daily', '&limit=9')).toEqual([0, 1, 2, 3, 4, 5, 6, 0, 1]);
    const same = await upload('slug=own-daily', header + file(1, 1)).expect(200);
    expect(same.body).toMatchObject({ outcome: 'unchanged', vintages: 0 });
    const more = await upload('slug=own-daily', `${header + file(1, 1)}\n2000-01-02,9,2020-01-02`).expect(200);
    expect(more.body).toMatchObject({ vintages: 1, revised: 1 });
    expectErrorResponse(await upload('slug=own-daily', header + file(3, 50)), 409, 'import_refused');
  });
});
