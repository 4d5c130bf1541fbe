import { rtdsm } from '../../server/providers/files/rtdsm.js';
import { buildZip } from './doubles/buildZip.js';
import { buildWorkbook, startFiles } from './doubles/files.js';
import { openWithDouble } from './doubles/openWithDouble.js';
import type { Double, MockResponse } from './doubles/startDouble.js';

const wages = buildWorkbook([
  ['DATE', 'WSD65Q4', 'WSD66Q1', 'WSD24Q1', 'WSD24Q2'],
  ['1965:Q2', 350.1, 350.1, '#N/A', '#N/A'],
  ['1965:Q3', 355.5, 356, 356, 356],
  ['2024:Q1', '#N/A', '#N/A', '#N/A', 11_800.2],
]);
const hours = buildWorkbook([
  ['DATE', 'H99M12', 'H00M1'],
  ['1999:11', 145.2, 145.3],
  ['1999:12', '#N/A', 145.9],
]);
const utilization = buildWorkbook([
  ['DATE', 'CUT24M1', 'CUT24M2'],
  ['2023:12', 78.1, 78.1],
  ['2024:01', '#N/A', 78.5],
]);

let double: Double;
beforeAll(async () => {
  double = await startFiles({ 'WSDQvQd.xlsx': wages, 'hMvMd.xlsx': hours, 'cutMvMd.xlsx': utilization });
});
afterAll(() => double.stop());

const fetchSeries = (id: string, vintages = true) =>
  openWithDouble(rtdsm, double.baseUrl).fetchSeries({ id, vintages });

it('reads the latest values, and what each quarterly vintage changed, by the middle of the quarter', async () => {
  expect(await fetchSeries('WSD')).toMatchObject({
    id: 'WSD',
    frequency: 'quarterly',
    unit: '',
    vintageKind: 'snapshot',
    observations: [
      { date: '1965-07-01', period: '1965:Q3', value: 356 },
      { date: '2024-01-01', period: '2024:Q1', value: 11_800.2 },
    ],
    vintages: [
      {
        date: '1965-11-15',
        changed: [
          { date: '1965-04-01', value: 350.1 },
          { date: '1965-07-01', value: 355.5 },
        ],
      },
      { date: '1966-02-15', changed: [{ date: '1965-07-01', value: 356 }] },
      { date: '2024-02-15', changed: [{ date: '1965-04-01', value: null }] },
      { date: '2024-05-15', changed: [{ date: '2024-01-01', value: 11_800.2 }] },
    ],
  });
});

it.each([
  ['H', ['1999-12-15', '2000-01-15']],
  ['CUT', ['2024-01-31', '2024-02-29']],
])('dates the monthly vintages of %s by when its release is out', async (id, days) => {
  const { frequency, vintages } = await fetchSeries(id);
  expect([frequency, vintages?.map(({ date }) => date)]).toEqual(['monthly', days]);
});

it('has no vintages if the query does not ask for them', async () => {
  const series = await fetchSeries('WSD', false);
  expect(series.vintages).toBeNull();
  expect(series).not.toHaveProperty('vintageKind');
});

it('takes a cell without an index as empty, and leaves out phonetic guides', async () => {
  const file = buildZip({
    'xl/sharedStrings.xml':
      '<sst><si><r><t>WSD</t></r><r><t>65Q4</t></r><rPh sb="0" eb="1"><t>guide</t></rPh></si><si><t>1965:Q2</t></si></sst>',
    'xl/worksheets/sheet1.xml': `<sheetData>
      <row r="1"><c r="A1" t="s"><v></v></c><c r="B1" t="s"><v>0</v></c>
        <c r="C1" t="inlineStr"><is><t>WSD66Q1</t><rPh sb="0" eb="1"><t>guide</t></rPh></is></c></row>
      <row r="2"><c r="A2" t="s"><v>1</v></c><c r="B2"><v>350.1</v></c><c r="C2" t="s"><v/></c></row>
      <row r="3"><c r="A3" t="inlineStr"><is><t>1965:Q3</t></is></c><c r="C3"><v>356</v></c></row></sheetData>`,
  });
  double.queueResponses({ body: file });
  expect((await fetchSeries('WSD')).vintages).toMatchObject([
    { date: '1965-11-15', changed: [{ date: '1965-04-01', value: 350.1 }] },
    {
      date: '1966-02-15',
      changed: [
        { date: '1965-04-01', value: null },
        { date: '1965-07-01', value: 356 },
      ],
    },
  ]);
});

const page = { headers: { 'Content-Type': 'text/html' }, body: '<!DOCTYPE html>' };
it.each<[string, string, MockResponse[], string]>([
  ['a page of the site, also with status 200', 'WSD', [page, page, page], 'unavailable'],
  ['a file that is no workbook', 'WSD', [{ body: buildZip({ 'a.csv': '' }) }], 'malformed'],
  ['a workbook of another series', 'WSD', [{ body: hours }], 'malformed'],
  [
    'an invalid period',
    'WSD',
    [
      {
        body: buildWorkbook([
          ['DATE', 'WSD65Q4'],
          ['spring', 1],
        ]),
      },
    ],
    'malformed',
  ],
  ['an invalid id', 'wages', [], 'invalid'],
])('fails for %s', async (_, id, responses, kind) => {
  double.queueResponses(...responses);
  await expect(fetchSeries(id)).rejects.toMatchObject({ name: 'ProviderFailure', kind });
});
