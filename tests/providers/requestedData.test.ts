/* Responses that are well formed and are not what was requested. */
import { bea } from '../../server/providers/bea/bea.js';
import { ecb } from '../../server/providers/ecb.js';
import { eurostat } from '../../server/providers/eurostat/eurostat.js';
import { fred } from '../../server/providers/fred/fred.js';
import { imf } from '../../server/providers/imf/imf.js';
import { limitBytes } from '../../server/providers/limitBytes.js';
import { oecd } from '../../server/providers/oecd.js';
import type { HttpResponse, Provider } from '../../server/providers/provider.js';
import { ProviderFailure } from '../../server/providers/providerFailure.js';
import { worldbank } from '../../server/providers/worldbank/worldbank.js';
import { beaKey } from './doubles/bea.js';
import { fredKey } from './doubles/fred.js';
import { openWithDouble } from './doubles/openWithDouble.js';
import { type MockResponse, startDouble } from './doubles/startDouble.js';

const stop: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const one of stop.splice(0)) await one();
});

async function fetchFrom(
  provider: Provider,
  id: string,
  respond: (path: string, page: number) => unknown,
  key?: string,
) {
  const double = await startDouble(({ path, query }): MockResponse => {
    const body = respond(path, Number(query.get('page') ?? 1));
    return typeof body === 'object' && body !== null && 'raw' in body
      ? (body.raw as MockResponse)
      : { body: JSON.stringify(body) };
  });
  stop.push(double.stop);
  const fetched = await openWithDouble(provider, double.baseUrl, { key })
    .fetchSeries({ id })
    .catch((failure: ProviderFailure) => failure);
  return { fetched, requests: double.requests.length };
}

const row = (country: string, iso3: string, date: string, indicator = 'NY.GDP.MKTP.CD') => ({
  indicator: { id: indicator, value: 'GDP (current US$)' },
  country: { id: country, value: country },
  countryiso3code: iso3,
  date,
  value: 1,
  obs_status: '',
});
const page = (rows: unknown[], meta: object = {}) => [{ page: 1, pages: 1, total: rows.length, ...meta }, rows];

const sdmx = (links: object[]) => ({
  dataSets: [{ action: 'Replace', series: { '0': { observations: { '0': [1.5] } } } }],
  structure: {
    links,
    name: 'Rates',
    dimensions: {
      series: [{ id: 'FREQ', values: [{ id: 'A', name: 'Annual' }] }],
      observation: [{ id: 'TIME_PERIOD', values: [{ id: '2024' }] }],
    },
    attributes: { series: [], observation: [] },
  },
});
const table = (id: string) => ({
  version: '2.0',
  label: 'Unemployment',
  id: ['geo', 'time'],
  size: [1, 1],
  dimension: { geo: { category: { index: { DE: 0 } } }, time: { category: { index: { '2024': 0 } } } },
  value: { '0': 3.4 },
  extension: { id },
});
const nipa = (fields: object) => ({
  BEAAPI: {
    Results: {
      Data: [
        {
          TableName: 'T10106',
          SeriesCode: 'A191RX',
          LineNumber: '1',
          LineDescription: 'GDP',
          TimePeriod: '2024Q1',
          CL_UNIT: 'Level',
          UNIT_MULT: '6',
          DataValue: '1',
          ...fields,
        },
      ],
      Notes: [],
    },
  },
});
const regional = (code: string) => ({
  BEAAPI: {
    Results: {
      Data: [
        {
          Code: code,
          GeoFips: '06000',
          GeoName: 'California',
          TimePeriod: '2024',
          CL_UNIT: 'USD',
          UNIT_MULT: '0',
          DataValue: '1',
        },
      ],
    },
  },
});
const description = {
  title: 'GDP',
  frequency_short: 'Q',
  units: 'Dollars',
  seasonal_adjustment_short: 'SA',
  realtime_start: '2026-01-01',
};
const describeFred = (id: string) => (path: string) =>
  path.endsWith('series')
    ? { seriess: [{ id, ...description }] }
    : { count: 1, observations: [{ realtime_start: '2026-01-01', date: '2024-01-01', value: '1' }] };
const flowLink = (name: string) => ({ rel: 'dataflow', href: `https://example.org/service/dataflow/ECB/${name}/1.0` });
const csv = (flow: string) => ({
  raw: {
    headers: { 'Content-Type': 'text/csv' },
    body: `STRUCTURE,STRUCTURE_ID,ACTION,FREQ,TIME_PERIOD,OBS_VALUE\nDATAFLOW,${flow},I,A,2024,1\n`,
  },
});

const wrong: [string, Provider, string, (path: string, page: number) => unknown, string?][] = [
  ['rows of France', worldbank, 'NY.GDP.MKTP.CD/USA', () => page([row('FR', 'FRA', '2024')])],
  ['rows of another indicator', worldbank, 'NY.GDP.MKTP.CD/USA', () => page([row('US', 'USA', '2024', 'SP.POP.TOTL')])],
  [
    'one row of another country',
    worldbank,
    'NY.GDP.MKTP.CD/USA',
    () => page([row('US', 'USA', '2024'), row('FR', 'FRA', '2023')]),
  ],
  [
    'years and quarters',
    worldbank,
    'NY.GDP.MKTP.CD/USA',
    () => page([row('US', 'USA', '2024'), row('US', 'USA', '2023Q2')]),
  ],
  ['fewer rows than announced', worldbank, 'NY.GDP.MKTP.CD/USA', () => page([row('US', 'USA', '2024')], { total: 2 })],
  [
    'the same page twice',
    worldbank,
    'NY.GDP.MKTP.CD/USA',
    () => page([row('US', 'USA', '2024')], { pages: 2, total: 2 }),
  ],
  ['another series', fred, 'GDPC1', describeFred('GNPC96'), fredKey],
  ['another data set', eurostat, 'une_rt_a?geo=DE', () => table('NAMA_10_GDP')],
  ['another dataflow', ecb, 'IRS/A', () => sdmx([flowLink('EXR')])],
  ['another dataflow', oecd, 'OECD.SDD.STES,DSD_STES@DF_CLI,4.1/A', () => csv('OECD.SDD.NAD:DSD_NAMAIN1@DF_QNA(1.1)')],
  [
    'another dataflow',
    imf,
    'IMF.STA,CPI/A',
    () =>
      sdmx([{ title: 'Dataflow', urn: 'urn:sdmx:org.sdmx.infomodel.datastructure.Dataflow=IMF.WHD:WHDREO(5.0.0)' }]),
  ],
  ['another table', bea, 'NIPA/T10106/Q/1', () => nipa({ TableName: 'T10105' }), beaKey],
  ['another frequency', bea, 'NIPA/T10106/Q/1', () => nipa({ TimePeriod: '2024' }), beaKey],
  ['another line of a regional table', bea, 'Regional/CAGDP2/1/06000', () => regional('CAGDP2-2'), beaKey],
];

it.each(wrong)('%s are refused: case %#', async (...[, provider, id, respond, key]) => {
  const { fetched } = await fetchFrom(provider, id, respond, key);
  expect(fetched).toBeInstanceOf(ProviderFailure);
  expect(fetched).toMatchObject({ kind: 'malformed', message: expect.stringMatching(/returned|announced/) });
});

const right: typeof wrong = [
  ['rows', worldbank, 'NY.GDP.MKTP.CD/USA', () => page([row('US', 'USA', '2024')])],
  ['rows by the other code of the country', worldbank, 'ny.gdp.mktp.cd/xc', () => page([row('XC', 'EMU', '2024')])],
  ['a series', fred, 'gdpc1', describeFred('GDPC1'), fredKey],
  ['a data set', eurostat, 'une_rt_a?geo=DE', () => table('UNE_RT_A')],
  ['a dataflow', ecb, 'IRS/A', () => sdmx([flowLink('IRS')])],
  ['a dataflow', oecd, 'OECD.SDD.STES,DSD_STES@DF_CLI,4.1/A', () => csv('OECD.SDD.STES:DSD_STES@DF_CLI(4.1)')],
  ['a table', bea, 'NIPA/T10106/Q/1', () => nipa({}), beaKey],
  ['a regional table', bea, 'Regional/CAGDP2/1/06000', () => regional('CAGDP2-1'), beaKey],
];

it.each(right)('%s that was requested is read: case %#', async (...[, provider, id, respond, key]) => {
  const { fetched } = await fetchFrom(provider, id, respond, key);
  expect(fetched).toMatchObject({ observations: [{ value: expect.any(Number) }] });
});

describe('a list', () => {
  it('of a million pages is refused after the first one', async () => {
    const { fetched, requests } = await fetchFrom(worldbank, 'NY.GDP.MKTP.CD/USA', () =>
      page([row('US', 'USA', '2024')], { pages: 1_000_000 }),
    );
    expect(fetched).toMatchObject({ kind: 'malformed', message: expect.stringContaining('announced 1000000 pages') });
    expect(requests).toBe(1);
  });

  it('of FRED with more than a million rows is refused', async () => {
    const respond = (path: string) =>
      path.endsWith('series')
        ? { seriess: [{ id: 'GDPC1', ...description }] }
        : { count: 2_000_000, observations: [{ realtime_start: '2026-01-01', date: '2024-01-01', value: '1' }] };
    const { fetched, requests } = await fetchFrom(fred, 'GDPC1', respond, fredKey);
    expect(fetched).toMatchObject({ kind: 'malformed', message: expect.stringContaining('2000000 rows') });
    expect(requests).toBe(2);
  });

  it('is refused once all responses of a fetch have more than 256 MB', async () => {
    const response = { bytes: { length: 100_000_000 } } as HttpResponse;
    const send = limitBytes('World Bank', async (_, parse) => parse(response));
    const request = { url: new URL('http://example.org') };
    expect([await send(request, () => 1), await send(request, () => 2)]).toEqual([1, 2]);
    await expect(send(request, () => 3)).rejects.toMatchObject({
      kind: 'malformed',
      message: 'World Bank returned more than 256 MB in total.',
    });
  });
});

describe('text that is not UTF-8', () => {
  const body = JSON.stringify(
    page([{ ...row('US', 'USA', '2024'), indicator: { id: 'NY.GDP.MKTP.CD', value: 'Café – año (%)' } }]),
  );
  const latin = Buffer.from(body.replace('–', '\u0096'), 'latin1');
  it.each([
    ['without a declaration, as windows-1252', latin, 'application/json'],
    ['with a wrong declaration', latin, 'application/json; charset=utf-8'],
    ['with a declaration', latin, 'application/json; charset=windows-1252'],
    ['with a byte-order mark', Buffer.from(`\uFEFF${body}`, 'utf16le'), 'application/json'],
    ['text that is UTF-8', Buffer.from(body), 'application/json'],
  ])('is decoded: %s', async (_, bytes, contentType) => {
    const raw = { headers: { 'Content-Type': contentType }, body: bytes };
    expect((await fetchFrom(worldbank, 'NY.GDP.MKTP.CD/USA', () => ({ raw }))).fetched).toMatchObject({
      title: 'Café – año (%)',
    });
  });
});
