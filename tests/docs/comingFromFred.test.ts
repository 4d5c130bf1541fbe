import { readFileSync } from 'node:fs';
import { resolveProjectPath } from '../../server/resolveProjectPath.js';
import { useApi } from '../support/useApi.js';
import { documentedAddress } from './curlCommand.js';
import { readPage, readTable } from './markdown.js';

const page = readPage('docs/coming-from-fred.md');
const { paths, components } = JSON.parse(
  readFileSync(resolveProjectPath('server', 'generated', 'openapi.json'), 'utf8'),
);
const observations = '/v1/indicators/observations';
const parameters: { name?: string; $ref?: string }[] = paths[observations].get.parameters;
const [parameterTable, operationTable] = splitTables(readTable(page, '## Parameters'));
const api = useApi();

it('the first request works as documented', async () => {
  const [, path = ''] = new RegExp(`${documentedAddress}(\\S+)`).exec(page) ?? [];
  const { body } = await api().get(path).expect(200);
  expect(body.observations[0]).toEqual({ date: '2026-06-01', value: 4.2, revised: false });
});

it.each(readTable(page, '## Ids'))('%s stands for %s', async (id, slug) => {
  const { body } = await api().get(`${observations}?id=${id?.toLowerCase()}&limit=1`).expect(200);
  expect(body.series[0].id).toBe(slug);
});

it('names only parameters and paths of the contract', () => {
  const names = parameters.map(
    ({ name, $ref = '' }) => name ?? components.parameters[$ref.split('/').at(-1) ?? ''].name,
  );
  expect(parameterTable.map(([, name]) => name).filter((name = '') => !names.includes(name))).toEqual([]);
  expect(operationTable.map(([, path]) => path).filter((path = '') => !(path in paths))).toEqual([]);
  expect([parameterTable.length, operationTable.length]).toEqual([13, 7]);
});

it('states the unit codes of the contract', () => {
  const [, sentence = ''] = page.split('## Units\n');
  const codes = Array.from(sentence.split(' have ')[0]?.matchAll(/`(\w+)`/g) ?? [], ([, code]) => code);
  expect(codes).toEqual(components.schemas.UnitsCode.enum);
});

it.each(['realtime_start=2020-01-01', 'offset=3', 'frequency=wef', 'output_type=2'])(
  '%s is refused',
  async (parameter) => {
    await api().get(`${observations}?id=UNRATE&${parameter}`).expect(400);
  },
);

it('an incomplete last period and an incomplete sum are null', async () => {
  const { body: last } = await api().get(`${observations}?id=DGS10&frequency=m&start=2026-08`).expect(200);
  expect(last.observations).toEqual([{ date: '2026-08-01', value: null, revised: false, observationCount: 14 }]);
  const { body: sum } = await api().get(
    `${observations}?id=UNRATE&frequency=q&aggregation=sum&start=2025-10&end=2025-12`,
  );
  expect(sum.observations).toEqual([{ date: '2025-10-01', value: null, revised: false, observationCount: 2 }]);
});

it('firstRelease also returns dates from before the first vintage', async () => {
  const { body } = await api().get(`${observations}?id=UNRATE&firstRelease=true&limit=1`).expect(200);
  expect(body.observations[0]).toMatchObject({ date: '1948-01-01', realtime_start: '1966-02-15' });
});

it.each(['stock index', 'mortgage rate', 'consumer sentiment'])(
  'a search for %s says why it is not held',
  async (text) => {
    const { body } = await api().get('/v1/indicators/search').query({ q: text }).expect(200);
    expect(body.query.notHeld).toHaveLength(1);
  },
);

it('states the numbers of docs/library.md', () => {
  const library = new Map(
    readTable(readPage('docs/library.md'), '## In all').map(([what = '', count = '']) => [what, count]),
  );
  expect(page).toContain(
    `${library.get('Indicators')} indicators with ${library.get('Series (an indicator in one country)')} series`,
  );
  expect(page).toContain(`${library.get('Countries, the euro area counted as one')} countries and areas`);
});

/** The section has a table of parameters, with three columns, and one of paths, with two. */
function splitTables(rows: string[][]): [string[][], string[][]] {
  return [rows.filter(({ length }) => length === 3), rows.filter(({ length }) => length === 2)];
}
