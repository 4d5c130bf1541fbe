import fc from 'fast-check';
import { bea } from '../../server/providers/bea/bea.js';
import { bis } from '../../server/providers/bis.js';
import { bls } from '../../server/providers/bls/bls.js';
import { ecb } from '../../server/providers/ecb.js';
import { eurostat } from '../../server/providers/eurostat/eurostat.js';
import { fred } from '../../server/providers/fred/fred.js';
import { imf } from '../../server/providers/imf/imf.js';
import { oecd } from '../../server/providers/oecd.js';
import type { Provider, ProviderSeries, SeriesQuery } from '../../server/providers/provider.js';
import { ProviderFailure } from '../../server/providers/providerFailure.js';
import { worldbank } from '../../server/providers/worldbank/worldbank.js';
import { frequencies } from '../../server/series/frequency.js';
import { isCalendarDate } from '../../server/series/periods.js';
import { countCases } from '../support/thorough.js';
import { beaKey, startBea } from './doubles/bea.js';
import { startBis } from './doubles/bis.js';
import { blsKey, startBls } from './doubles/bls.js';
import { startEcb } from './doubles/ecb.js';
import { startEurostat } from './doubles/eurostat.js';
import { fredKey, startFred } from './doubles/fred.js';
import { startImf } from './doubles/imf.js';
import { startOecd } from './doubles/oecd.js';
import { openWithDouble } from './doubles/openWithDouble.js';
import type { SdmxRow } from './doubles/sdmx.js';
import type { Double } from './doubles/startDouble.js';
import { startWorldBank } from './doubles/worldbank.js';

const line = {
  TableName: 'T1',
  SeriesCode: 'A',
  LineNumber: '1',
  LineDescription: 'GDP',
  CL_UNIT: 'Level',
  UNIT_MULT: '6',
};
const rate = {
  title: 'Rate',
  frequency: 'Monthly',
  frequency_short: 'M',
  seasonal_adjustment_short: 'SA',
  units: { '2020-01-01': 'Percent' },
};

const american: SdmxRow = {
  key: { AREA: 'USA: United States', FREQ: 'A: Annual' },
  attributes: { UNIT_MULT: '3', TITLE: 'Rate' },
  observations: [
    ['2023', 1.5, { OBS_STATUS: 'A' }],
    ['2024', null, { OBS_STATUS: 'M' }],
  ],
};
const flow = { name: 'Rates', series: [american] };
const published = ['2024-01-05T12:00:00Z', '2024-02-05T12:00:00Z'].map((validFrom) => ({
  validFrom,
  series: [american],
}));

const cases: [string, Provider, string | undefined, SeriesQuery, () => Promise<Double>][] = [
  [
    'fred',
    fred,
    fredKey,
    { id: 'RATE', vintages: true },
    () =>
      startFred({
        RATE: { ...rate, vintages: { '2026-01-05': { '2025-12-01': '4.1' }, '2026-02-05': { '2025-12-01': '.' } } },
      }),
  ],
  [
    'bls',
    bls,
    blsKey,
    { id: 'LNS14000000', start: '2026-01-01' },
    () =>
      startBls(
        { LNS14000000: { values: { '2026M01': '4.1', '2026M02': '- X' } } },
        { years: 20, series: 50, calls: 10_000 },
      ),
  ],
  [
    'bea',
    bea,
    beaKey,
    { id: 'NIPA/T1/Q/1' },
    () =>
      startBea(
        {
          'NIPA/T1/Q': {
            rows: [
              { ...line, TimePeriod: '2026Q1', DataValue: '1,000' },
              { ...line, TimePeriod: '2026Q2', DataValue: '(NA)' },
            ],
          },
        },
        10_000,
      ),
  ],
  [
    'worldbank',
    worldbank,
    undefined,
    { id: 'GDP/USA' },
    () =>
      startWorldBank({
        'GDP/USA': [
          ['2025', 1],
          ['2024', null],
        ],
      }),
  ],
  ['oecd', oecd, undefined, { id: 'A,B,1/USA.A' }, () => startOecd({ 'A,B,1': flow }, { downloads: 10_000 })],
  ['bis', bis, undefined, { id: 'WS_A/USA.A' }, () => startBis({ WS_A: flow })],
  ['imf', imf, undefined, { id: 'A,B/USA.A' }, () => startImf({ 'A/B': flow })],
  [
    'eurostat',
    eurostat,
    undefined,
    { id: 'rates?geo=DE' },
    () =>
      startEurostat({
        rates: {
          label: 'Rates',
          updated: '2026-02-06T23:00:00+0100',
          dimensions: { unit: { PC: 'Percent' }, geo: { DE: 'Germany' } },
          periods: ['2023', '2024'],
          cells: { 'PC.DE': { '2023': [1, 'p'], '2024': [null, 'c'] } },
        },
      }),
  ],
  [
    'ecb',
    ecb,
    undefined,
    { id: 'RATES/USA.A', vintages: true },
    () => startEcb({ RATES: { ...flow, history: published } }, 'Fri, 20 Nov 2026 15:00:00 GMT'),
  ],
];

describe.each(cases)('%s', (_, provider, key, query, start) => {
  let double: Double;
  beforeAll(async () => {
    double = await start();
  });
  afterAll(() => double.stop());

  it('returns a valid series or a ProviderFailure, whatever value replaces a part of the response', async () => {
    const series = await openWithDouble(provider, double.baseUrl, { key }).fetchSeries(query);
    expect(series.observations).toHaveLength(provider === fred ? 1 : 2);
    await fc.assert(
      fc.asyncProperty(fc.nat(), fc.jsonValue({ maxDepth: 1 }), async (index, replacement) => {
        const brokenProvider = breakResponses(provider, (text) => replacePart(text, index, replacement));
        const outcome = await openWithDouble(brokenProvider, double.baseUrl, { key })
          .fetchSeries(query)
          .catch((thrown) => thrown);
        if (!(outcome instanceof ProviderFailure)) expectValidSeries(outcome);
      }),
      // The name of a property that every object has: it is no code of a table.
      { numRuns: countCases(100), examples: [[5, 'valueOf']] },
    );
  });
});

function expectValidSeries({ title, unit, frequency, observations, vintages }: ProviderSeries) {
  expect([typeof title, typeof unit, frequencies]).toEqual(['string', 'string', expect.arrayContaining([frequency])]);
  expect(observations.length).toBeGreaterThan(0);
  const changed = (vintages ?? []).flatMap((step) => [...step.changed, { date: step.date, value: 0 }]);
  for (const { date, value } of [...observations, ...changed]) {
    expect(isCalendarDate(date)).toBe(true);
    expect(value === null || Number.isFinite(value)).toBe(true);
  }
}

/** Returns the provider with corrupted responses. */
function breakResponses(provider: Provider, corrupt: (text: string) => string): Provider {
  const { info, fetchSeries } = provider;
  return {
    info,
    fetchSeries: (access, query) =>
      fetchSeries(
        {
          ...access,
          send: (request, read) =>
            access.send(request, (response) => read({ ...response, text: corrupt(response.text) })),
        },
        query,
      ),
  };
}

/** Replaces one value in a JSON text. */
function replacePart(text: string, index: number, replacement: unknown): string {
  let nodeCount = 0;
  JSON.parse(text, (_, value) => {
    nodeCount += 1;
    return value;
  });
  let remaining = index % nodeCount;
  return JSON.stringify(
    JSON.parse(text, (_, value) => {
      remaining -= 1;
      return remaining === -1 ? replacement : value;
    }),
  );
}
