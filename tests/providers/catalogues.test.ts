import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { providers } from '../../server/providers/index.js';
import type { ProviderFailure } from '../../server/providers/providerFailure.js';
import { readDataflows } from '../../server/providers/sdmx/readDataflows.js';
import { buildDataflows, startCatalogue } from './doubles/catalogues.js';
import { openWithDouble } from './doubles/openWithDouble.js';
import { type MockResponse, startDouble } from './doubles/startDouble.js';

async function fetchFrom(name: keyof typeof providers) {
  const double = await startCatalogue(name);
  try {
    return await openWithDouble(providers[name], double.baseUrl).fetchCatalogue();
  } finally {
    await double.stop();
  }
}

async function fetchResponse(name: keyof typeof providers, response: MockResponse) {
  const double = await startDouble(() => response);
  try {
    return await openWithDouble(providers[name], double.baseUrl).fetchCatalogue();
  } catch (failure) {
    return failure as ProviderFailure;
  } finally {
    await double.stop();
  }
}

it.each([
  ['oecd', 'OECD.SDD.STES,DSD_STES@DF_CLI,4.1', 'Composite leading indicators', 'OECD.SDD.STES'],
  ['ecb', 'EXR', 'Exchange Rates', 'ECB'],
  ['bis', 'WS_CBPOL', 'Policy rates', 'BIS'],
] as const)(
  '%s lists its data sets with English names, and the form of their series ids',
  async (name, code, title, agency) => {
    expect(await fetchFrom(name)).toEqual([
      {
        provider: name,
        code,
        seriesIdForm: `${code}/{key}`,
        name: title,
        description: '',
        agency,
        topic: '',
        frequency: '',
        unit: '',
      },
    ]);
  },
);

it('lists the data sets of the IMF, sorted by code', async () => {
  const entries = await fetchFrom('imf');
  expect(entries?.map(({ code, name }) => [code, name])).toEqual([
    ['IMF.RES,PCPS', 'Primary Commodity Price System (PCPS)'],
    ['IMF.STA,CPI', 'Consumer Price Index (CPI)'],
  ]);
});

it('lists each data set of Eurostat once, under its first topic, and no tables', async () => {
  const entries = await fetchFrom('eurostat');
  expect(entries?.map(({ code, topic, seriesIdForm }) => [code, topic, seriesIdForm])).toEqual([
    ['namq_10_gdp', 'Economy and finance', 'namq_10_gdp?{key}'],
    ['une_rt_m', 'Population and social conditions', 'une_rt_m?{key}'],
  ]);
  expect(entries?.[0]).toMatchObject({
    name: 'GDP and main components',
    description: 'Values from 1975-Q1 to 2026-Q3.',
  });
});

it('lists the currencies of the reference rates', async () => {
  const entries = await fetchFrom('eurofxref');
  expect(entries?.map(({ code, frequency, unit }) => [code, frequency, unit])).toEqual([
    ['JPY', 'daily', 'JPY per euro'],
    ['TRY', 'daily', 'TRY per euro'],
    ['USD', 'daily', 'USD per euro'],
  ]);
});

it.each([
  ['imf', 'not JSON', { body: '{"data": {}}' }],
  ['ecb', 'no data sets', { body: '<m:Structure><m:Structures/></m:Structure>' }],
  [
    'ecb',
    'only data sets with invalid ids',
    { body: buildDataflows([{ agency: 'ECB', id: 'A B', version: '1.0', name: 'x' }]) },
  ],
  ['ecb', 'elements that are nested too deep', { body: '<a>'.repeat(200) }],
  ['eurostat', 'other columns', { body: 'a\tb\tc' }],
] as const)('the list of %s with %s is malformed', async (name, _, response) => {
  expect(await fetchResponse(name, response)).toMatchObject({ kind: 'malformed' });
});

const recorded = process.env['PROVIDER_FIXTURES'];
const recordedIt = recorded === undefined ? it.skip : it;

recordedIt.each([
  ['eurostat/sdmx21_dataflow_GOV_10Q_GGNFA.xml', 'ESTAT', 'GOV_10Q_GGNFA', /^Quarterly non-financial accounts/],
  ['imf/sdmx3_dataflow_PCPS.json', 'IMF.RES', 'PCPS', /^Primary Commodity Price System/],
])('reads the recorded data set in %s', async (file, agency, id, name) => {
  const flows = await readDataflows('A provider', readFileSync(join(recorded ?? '', file), 'utf8'));
  expect(flows).toMatchObject([{ agency, id, name: expect.stringMatching(name) }]);
});
