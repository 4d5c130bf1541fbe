import { useApi } from '../support/useApi.js';
import { documentedAddress } from './curlCommand.js';
import { readPage, readTable } from './markdown.js';

/** R and Excel are not installed, so their code does not run: neither R functions nor Power Query nor formulas. */
const excel = readPage('docs/excel.md');
const r = readPage('docs/r.md');
const api = useApi({ PUBLIC_READING: true });

const value = 'date,value,revised';
const series = `id,country,${value}`;

it('every URL in docs/r.md returns CSV with the documented columns', async () => {
  const paths = Array.from(r.matchAll(/"(\/(?:v1|api)\/[^"]*[?][^"]*)"/g), ([, path = '']) => path);
  expect(await listHeaders(paths.map((path) => path.replace(/vintage=$/, 'vintage=2022-12-15')))).toEqual([
    ['/api/indicators/real-gdp/download?start=2015&units=pc1', value],
    ['/v1/indicators/observations?id=real-gdp&country=US,EA&start=2015&units=pc1&format=csv', series],
    ['/v1/indicators/observations?id=real-gdp&start=2020&vintage=2022-11-15&format=csv', value],
    ['/v1/indicators/observations?id=real-gdp&start=2020&units=pch&format=csv&vintage=2022-12-15', value],
    [
      '/v1/indicators/observations?id=us-nonfarm-payrolls&start=2023&allVintages=true&format=csv',
      `${value},realtime_start,realtime_end`,
    ],
    [
      '/v1/indicators/observations?id=us-nonfarm-payrolls&start=2023&firstRelease=true&format=csv',
      `${value},realtime_start`,
    ],
  ]);
});

it('the fields that the R function reads are in the response', async () => {
  const [, call = ''] = /<- observations\((id = .*)\)$/m.exec(r) ?? [];
  const query = parseFields(call);
  expect(query.get('id')).toBe('us-cpi-all-items');
  query.set('limit', '2');
  const { body } = await api().get(`/v1/indicators/observations?${query}`).expect(200);
  expect(body).toMatchObject({ observations: [{ date: '2020-01-01' }, { date: '2020-02-01' }] });
  query.set('cursor', body.nextCursor);
  const next = await api().get(`/v1/indicators/observations?${query}`).expect(200);
  expect(next.body.observations[0].date).toBe('2020-03-01');
});

it('every Power Query in docs/excel.md returns CSV with the documented columns', async () => {
  const [first = ''] = /RelativePath = .*?\n.*/.exec(excel) ?? [];
  const rows = readTable(excel, '### Other requests').map(
    ([, path, query]) => `RelativePath = "${path}" Query = ${query}`,
  );
  expect((await listHeaders([first, ...rows].map(readPowerQuery))).map(([, header]) => header)).toEqual([
    value,
    value,
    series,
    series,
    `${value},observationCount`,
    value,
    value,
  ]);
});

it('every URL in docs/excel.md returns CSV without a key, as WEBSERVICE requests it', async () => {
  const urls = Array.from(excel.matchAll(/http:\/\/127\.0\.0\.1:3000(\/[^\s"`]+)/g), ([, path = '']) => path);
  const headers = await Promise.all(urls.map((path) => api().request.get(path).expect(200)));
  expect(headers.map(({ text }) => text.split('\r\n')[0])).toEqual([value, value, value, value]);
});

it('a formula of docs/excel.md finds the latest value in the second row and column', async () => {
  const [, path = ''] = /WEBSERVICE\("http:\/\/127\.0\.0\.1:3000(\S+limit=1\S+)"\)/.exec(excel) ?? [];
  const { text } = await api().request.get(path).expect(200);
  expect(Number(text.split('\r\n')[1]?.split(',')[1])).toBe(4.2);
});

it('WEBSERVICE can read the number of rows that docs/excel.md states', async () => {
  const { text } = await api().get('/v1/indicators/observations?id=us-unemployment-rate&format=csv').expect(200);
  const lines = text.split('\r\n');
  expect((32_767 / text.length) * lines.length).toBeGreaterThan(1000);
});

it('names the address of the other pages', () => {
  expect([excel, r].every((page) => page.includes(documentedAddress))).toBe(true);
});

/** Returns each path with the first line of its response, which must be CSV with rows. */
async function listHeaders(paths: string[]): Promise<[string, string][]> {
  return Promise.all(
    paths.map(async (path): Promise<[string, string]> => {
      const { text } = await api()
        .get(path)
        .expect(200)
        .expect('Content-Type', /^text\/csv/);
      const [header = '', ...rows] = text.trimEnd().split('\r\n');
      expect(rows.length).toBeGreaterThan(1);
      return [path, header];
    }),
  );
}

/** Returns the path and query that a Power Query requests. */
function readPowerQuery(text: string): string {
  const [, path] = /RelativePath = "([^"]+)"/.exec(text) ?? [];
  const [, fields = ''] = /Query = \[(.*?)\]/.exec(text) ?? [];
  return `/${path}?${parseFields(fields)}`;
}

/** Parses `name = "text"` fields, as R and Power Query write them. */
function parseFields(text: string): URLSearchParams {
  const fields = text.matchAll(/(\w+) = "([^"]*)"/g);
  return new URLSearchParams(Array.from(fields, ([, name = '', one = '']): [string, string] => [name, one]));
}
