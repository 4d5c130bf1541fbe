import fc from 'fast-check';
import type { SdmxMessage } from '../../../server/providers/sdmx/message.js';
import { getKey } from '../../../server/providers/sdmx/message.js';
import { readSdmxCsv } from '../../../server/providers/sdmx/readSdmxCsv.js';
import { readSdmxJson } from '../../../server/providers/sdmx/readSdmxJson.js';
import { buildSdmxCsv, buildSdmxJson, type Dialect, type SdmxRow } from '../doubles/sdmx.js';

const code = fc.stringMatching(/^[A-Z_][A-Z0-9_]{0,4}$/);
const labelled = fc.tuple(code, fc.stringMatching(/^[a-z][a-z ,"\n]{0,8}[a-z]$/)).map((parts) => parts.join(': '));
const observation = fc.tuple(
  fc.integer({ min: 1900, max: 2030 }).map(String),
  fc.option(fc.double({ noNaN: true, noDefaultInfinity: true }), { nil: null }),
  fc.record({ OBS_STATUS: code }, { requiredKeys: [] }),
);
const row: fc.Arbitrary<SdmxRow> = fc.record({
  key: fc.record({ FREQ: labelled, AREA: labelled }),
  attributes: fc.record(
    { UNIT_MULT: fc.constantFrom('0', '3', '6'), TITLE: labelled },
    { requiredKeys: ['UNIT_MULT'] },
  ),
  observations: fc.uniqueArray(observation, { minLength: 1, maxLength: 6, selector: ([period]) => period }),
});
const rows = fc.uniqueArray(row, {
  minLength: 1,
  maxLength: 4,
  selector: ({ key }) =>
    Object.values(key)
      .map((text) => text.split(':')[0])
      .join('.'),
});

/** Normalizes a message: an attribute that all observations share may be at any level. */
function summarize({ dataSets }: SdmxMessage) {
  return dataSets
    .flatMap(({ series }) => series)
    .map((series) => ({
      key: getKey(series).join('.'),
      said: series.observations
        .map(({ period, value, attributes }) => {
          const all = {
            ...Object.fromEntries(Array.from(series.attributes, ([id, { id: one }]) => [id, one])),
            ...attributes,
          };
          return [period, value === '' || value === null ? null : Number(value), all] as const;
        })
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    }))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
}

it('reads the same message from each version of SDMX-JSON and from SDMX-CSV', () => {
  fc.assert(
    fc.property(rows, (series) => {
      const dialects: Dialect[] = ['wd', '1.0', '2.0'];
      const [first, ...others] = dialects.map((dialect) => {
        const text = JSON.stringify(buildSdmxJson(dialect, 'Name', [{ series }]));
        return summarize(readSdmxJson(JSON.parse(text)));
      });
      for (const other of others) expect(other).toEqual(first);
      expect(summarize(readSdmxCsv(buildSdmxCsv('2.0', 'FLOW', series)))).toEqual(first);
      expect(summarize(readSdmxCsv(buildSdmxCsv('ecb', 'FLOW', series)))).toEqual(first);
    }),
    { numRuns: 60 },
  );
});

it('reads dimensions of the whole data set, and names in separate columns', () => {
  const one = (id: string, keyPosition: number) => ({ id, keyPosition, values: [{ id: id[0], name: id }] });
  const message = readSdmxJson({
    data: {
      dataSets: [{ attributes: [0], series: { '0': { observations: { '0': [1] } } } }],
      structure: {
        dimensions: { dataSet: [one('FREQ', 1)], series: [one('AREA', 0)], observation: [one('TIME_PERIOD', 2)] },
        attributes: { dataSet: [{ id: 'UNIT', values: [{ name: 'Euro' }] }] },
      },
    },
  });
  const [series] = message.dataSets[0]?.series ?? [];
  expect([series && getKey(series), series?.attributes.get('UNIT')]).toEqual([
    ['A', 'F'],
    { id: 'Euro', name: 'Euro' },
  ]);
  const [named] =
    readSdmxCsv(
      '\uFEFFDATAFLOW,AREA,Reference area,TIME_PERIOD,Time period,OBS_VALUE,Observation value,UNIT,Unit\r\nF,FR,France,2024,2024,1,,EUR,Euro\r\n',
    ).dataSets[0]?.series ?? [];
  expect([named?.dimensions.get('AREA'), named?.attributes.get('UNIT')]).toEqual([
    { id: 'FR', name: 'France' },
    { id: 'EUR', name: 'Euro' },
  ]);
});
