import { useApi } from '../support/useApi.js';

const api = useApi();
const path = '/v1/indicators/observations';
/** The vintage of 2026-10-10 has values to 2036. */
const id = 'us-real-potential-gdp';

interface Row {
  date: string;
  projection?: true;
}

async function read(query: string): Promise<Row[]> {
  const { status, body } = await api().get(`${path}?${query}`);
  expect(status).toBe(200);
  return body.observations;
}

async function readCsv(query: string): Promise<string[]> {
  const { text } = await api().get(`${path}?format=csv&${query}`).expect(200);
  return text.trim().split('\r\n');
}

const listMarks = (rows: Row[]) => rows.map(({ date, projection }) => [date, projection]);

describe('the projections of a series', () => {
  const quarters = 'start=2026-07-01&end=2027-01-01';

  it('are marked in rows, and no other row has the field', async () => {
    const rows = await read(`id=${id}&${quarters}`);
    expect(listMarks(rows)).toEqual([
      ['2026-07-01', undefined],
      ['2026-10-01', true],
      ['2027-01-01', true],
    ]);
    expect(rows[0]).not.toHaveProperty('projection');
    const { body } = await api().get(`/api/indicators/${id}`).expect(200);
    const marked = body.observations.filter((row: Row) => row.projection === true);
    expect([marked.length, marked[0].date]).toEqual([41, '2026-10-01']);
  });

  it('are marked after a transformation, and in a period that contains one', async () => {
    expect(listMarks(await read(`id=${id}&${quarters}&units=pc1`))).toEqual([
      ['2026-07-01', undefined],
      ['2026-10-01', true],
      ['2027-01-01', true],
    ]);
    const years = await read(`id=${id}&start=2025-01-01&end=2027-01-01&frequency=annual`);
    expect(listMarks(years)).toEqual([
      ['2025-01-01', undefined],
      ['2026-01-01', true],
      ['2027-01-01', true],
    ]);
  });

  it('are those of the requested vintage', async () => {
    expect(listMarks(await read(`id=${id}&vintage=2022-10-31&start=2022-07-01&end=2022-10-01`))).toEqual([
      ['2022-07-01', undefined],
      ['2022-10-01', true],
    ]);
    const first = await read(`id=${id}&firstRelease=true&start=2020-10-01&end=2021-01-01`);
    expect(listMarks(first)).toEqual([
      ['2020-10-01', undefined],
      ['2021-01-01', true],
    ]);
    const all = await read(`id=${id}&allVintages=true&start=2022-01-01&end=2022-01-01`);
    expect(all.map(({ projection }) => projection)).toEqual([true, undefined, undefined, undefined]);
  });

  it('are in the last column of CSV, which other series do not have', async () => {
    const lines = await readCsv(`id=${id}&${quarters}`);
    expect(lines.map((line) => line.replace(/,[^,]+,/, ',…,'))).toEqual([
      'date,…,revised,projection',
      '2026-07-01,…,true,false',
      '2026-10-01,…,true,true',
      '2027-01-01,…,true,true',
    ]);
    expect((await readCsv('id=real-gdp&limit=1'))[0]).toBe('date,value,revised');
    const { text } = await api().get(`/api/indicators/${id}/download?${quarters}`).expect(200);
    expect(text.trim().split('\r\n').at(-1)).toMatch(/^2027-01-01,.*,true$/);
    const gdp = await api().get('/api/indicators/real-gdp/download?start=2026-01-01').expect(200);
    expect(gdp.text.split('\r\n')[0]).toBe('date,value,revised');
  });

  it('follow the other columns of several series', async () => {
    const lines = await readCsv(`id=real-gdp,${id}&frequency=annual&start=2026-01-01&end=2026-01-01`);
    expect(lines[0]).toBe('id,country,date,value,revised,observationCount,projection');
    expect(lines[1]).toMatch(/^real-gdp,US,2026-01-01,.*,false$/);
    expect(lines[2]).toMatch(/^us-real-potential-gdp,US,2026-01-01,.*,true$/);
  });
});
