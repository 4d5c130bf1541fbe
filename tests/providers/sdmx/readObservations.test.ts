import type { SdmxSeries } from '../../../server/providers/sdmx/message.js';
import { getFrequency, readObservations } from '../../../server/providers/sdmx/readObservations.js';

const createSeries = (frequency: string, periods: string[], attributes: Record<string, string> = {}): SdmxSeries => ({
  dimensions: new Map([['FREQ', { id: frequency, name: frequency }]]),
  attributes: new Map(Object.entries(attributes).map(([id, code]) => [id, { id: code, name: code }])),
  observations: periods.map((period) => ({ period, value: 1, attributes: {} })),
});

it.each([
  ['A', '2024', 'annual', '2024-01-01'],
  ['H', '2024-S2', 'semiannual', '2024-07-01'],
  ['Q', '2024-Q4', 'quarterly', '2024-10-01'],
  ['Q', '2024-12-31', 'quarterly', '2024-10-01'],
  ['M', '2024-M05', 'monthly', '2024-05-01'],
  ['M', '2024-05-31', 'monthly', '2024-05-01'],
  ['W', '2024-W23', 'weekly', '2024-06-03'],
  ['W', '2024-06-07', 'weekly', '2024-06-07'],
  ['B', '2024-06-03', 'daily', '2024-06-03'],
  ['N', '2024-06-03', 'daily', '2024-06-03'],
  ['N', '2024-Q1', 'quarterly', '2024-01-01'],
])('dates a %s period written as %s', (frequency, period, read, date) => {
  const series = createSeries(frequency, [period]);
  expect([getFrequency(series), readObservations('OECD', series)[0]?.date]).toEqual([read, date]);
});

it.each<[string, SdmxSeries]>([
  ['a year among quarters', createSeries('Q', ['2024-Q1', '2024'])],
  ['a day among years', createSeries('Z', ['2024-06-03', '2024'])],
  ['no period', createSeries('M', [''])],
  ['a multiplier that is none', createSeries('A', ['2024'], { UNIT_MULT: 'Millions' })],
])('rejects %s', (_, series) => {
  expect(() => readObservations('OECD', series)).toThrow(expect.objectContaining({ kind: 'malformed' }));
});

it.each<[Record<string, string>, number | null, string, string]>([
  [{}, 1, 'normal', ''],
  [{ OBS_STATUS: 'D' }, 1, 'normal', 'D'],
  [{ OBS_STATUS: 'U' }, 1, 'low_reliability', 'U'],
  [{ OBS_STATUS: 'P', PRE_BREAK_VALUE: '2' }, 1, 'provisional', 'P'],
  [{ OBS_STATUS: 'A', CONF_STATUS: 'F' }, 1, 'normal', 'A'],
  [{ OBS_STATUS: 'L' }, null, 'missing', 'L'],
  [{ OBS_STATUS: 'Q' }, null, 'confidential', 'Q'],
  [{ OBS_STATUS: 'M', CONF_STATUS: 'C' }, null, 'missing', 'M'],
])('reads the status of %j', (attributes, value, status, flag) => {
  expect(readObservations('OECD', createSeries('A', ['2024'], attributes))).toMatchObject([{ value, status, flag }]);
});
