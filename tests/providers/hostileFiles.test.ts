import { eurofxref } from '../../server/providers/files/eurofxref.js';
import { fed } from '../../server/providers/files/fed.js';
import { openZip } from '../../server/providers/files/readZip.js';
import { rtdsm } from '../../server/providers/files/rtdsm.js';
import type { Provider } from '../../server/providers/provider.js';
import { buildZip } from './doubles/buildZip.js';
import { startFiles } from './doubles/files.js';
import { openWithDouble } from './doubles/openWithDouble.js';
import type { Double } from './doubles/startDouble.js';

let double: Double;
beforeAll(async () => {
  double = await startFiles({});
});
afterAll(() => double.stop());

const fetchFile = (provider: Provider, id: string, body: Buffer) => {
  double.queueResponses({ body });
  return openWithDouble(provider, double.baseUrl).fetchSeries({ id, vintages: true });
};

const buildTable = (text: string) => buildZip({ 'a.csv': `Date,USD\n${text}` });
const buildRelease = (xml: string) => buildZip({ 'H15_data.xml': xml });
const buildWorkbook = (sheet: string, strings = '') =>
  buildZip({ 'xl/worksheets/sheet1.xml': sheet, 'xl/sharedStrings.xml': strings });
const repeatAttributes = (count: number) => Array.from({ length: count }, (_, index) => `a${index}=""`).join(' ');
const observation = '<Obs OBS_STATUS="A" OBS_VALUE="1" TIME_PERIOD="2026-11-20"/>';

it.each<[string, Provider, string, Buffer, RegExp]>([
  ['a line without end', eurofxref, 'USD', buildTable(' '.repeat(40_000_000)), /line that is longer/],
  ['ever more days', eurofxref, 'USD', buildTable('2026-11-20,1\n'.repeat(60_000)), /more than 50000 observations/],
  [
    'ever more observations',
    fed,
    'H15/A.B',
    buildRelease(`<Series SERIES_NAME="A.B">${observation.repeat(60_000)}</Series>`),
    /more than 50000 observations/,
  ],
  ['nested elements', fed, 'H15/A.B', buildRelease('<a>'.repeat(1_000_000)), /nested elements/],
  ['ever more attributes', fed, 'H15/A.B', buildRelease(`<a ${repeatAttributes(1_000)}/>`), /or attributes/],
  ['ever more rows', rtdsm, 'WSD', buildWorkbook('<row/>'.repeat(1_000_000)), /more than 10000 rows/],
  [
    'rows with a cell far to the right',
    rtdsm,
    'WSD',
    buildWorkbook('<row><c r="XFD1"><v>1</v></c></row>'.repeat(5_000)),
    /more than 2000000 cells/,
  ],
  ['ever more strings', rtdsm, 'WSD', buildWorkbook('', '<si/>'.repeat(1_000_000)), /more than 200000 shared strings/],
  ['a sheet of 60 MB', rtdsm, 'WSD', buildWorkbook(' '.repeat(60_000_000)), /contents are too long/],
])('refuses a file with %s', async (_, provider, id, file, message) => {
  await expect(fetchFile(provider, id, file)).rejects.toMatchObject({
    kind: 'malformed',
    message: expect.stringMatching(message),
  });
});

describe('an archive', () => {
  it('has at most 1,000 entries', async () => {
    const files = Object.fromEntries(Array.from({ length: 1_001 }, (_, index) => [`${index}.csv`, '']));
    await expect(openZip('A bank', buildZip(files))).rejects.toMatchObject({ kind: 'malformed' });
  });

  it.each([0, 8])(
    'has one limit for the contents of all entries, checked for each piece (method %i)',
    async (method) => {
      const text = ' '.repeat(100_000);
      const archive = await openZip('A bank', buildZip({ a: text, b: text, c: text }, { method }), 250_000);
      const lengths: Record<string, number> = { a: 0, b: 0, c: 0 };
      const readAll = async () => {
        for (const name of archive.names) {
          for await (const piece of archive.readText(name)) lengths[name] = (lengths[name] ?? 0) + piece.length;
        }
      };
      await expect(readAll()).rejects.toMatchObject({ kind: 'malformed' });
      expect(lengths).toMatchObject({ a: 100_000, b: 100_000 });
      expect(lengths['c']).toBeLessThan(50_001);
    },
  );

  it('is read in pieces of at most 64 KB, also without compression', async () => {
    const archive = await openZip('A bank', buildZip({ a: ' '.repeat(200_000) }, { method: 0 }));
    const lengths: number[] = [];
    for await (const piece of archive.readText('a')) lengths.push(piece.length);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(65_536);
  });
});

it('reads lines that are cut anywhere, with both kinds of line breaks', async () => {
  const days = Array.from({ length: 20_000 }, (_, index) => new Date(index * 86_400_000).toISOString().slice(0, 10));
  const rows = days.map((day, index) => `${day},1.5${index % 2 ? '\r\n' : '\n\n'}`).join('');
  const { observations } = await fetchFile(eurofxref, 'USD', buildTable(rows));
  expect(observations.map(({ date }) => date)).toEqual(days);
});
