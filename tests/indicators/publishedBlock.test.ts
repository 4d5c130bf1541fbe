import fc from 'fast-check';
import { PublishedBlock, type PublishedRows } from '../../server/indicators/publishedBlock.js';
import { ComputedBlock, type CsvColumn } from '../../server/indicators/rowBlock.js';
import { openEnd } from '../../server/store/day.js';
import { createColumns } from '../../server/store/seriesColumns.js';
import { type Api, startApi } from '../support/api.js';

const day = fc.integer({ min: -40_000, max: 30_000 });
const value = fc.oneof(
  fc.constantFrom(Number.NaN, 0, -0, 1e21, 5e-324, -1.5),
  fc.integer().map((cents) => cents / 100),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);
const row = fc.record({ date: day, start: day, end: fc.oneof(day, fc.constant(openEnd)), value, revised: fc.nat(1) });
const rows: fc.Arbitrary<PublishedRows> = fc
  .tuple(fc.array(row), fc.constantFrom('vintage' as const, 'first' as const, 'all' as const), fc.option(day))
  .map(([list, view, projectedFrom]) => {
    const columns = createColumns(list.length);
    for (const [index, one] of list.entries()) {
      columns.dates[index] = one.date;
      columns.starts[index] = one.start;
      columns.ends[index] = one.end;
      columns.values[index] = one.value;
      columns.revised[index] = one.revised;
    }
    return {
      columns,
      view,
      findProjectedFrom: (start) => (projectedFrom === null ? null : projectedFrom + (start % 3)),
    };
  });

const columns: CsvColumn[] = [
  ...(['id', 'country', 'date', 'value', 'revised', 'realtime_start', 'realtime_end'] as const),
  ...(['observationCount', 'unit', 'projection', 'vintage_date'] as const),
];
const common = { id: 'gdp', country: 'US', unit: 'Index, "2015"=100', vintage_date: '2026-11-01' };

it('rows written from memory are the same as rows written as objects, as JSON and as CSV', () => {
  const property = fc.property(rows, fc.array(fc.nat()), fc.subarray(columns), (published, picks, selected) => {
    const indexes = published.columns.length === 0 ? [] : picks.map((pick) => pick % published.columns.length);
    const block = new PublishedBlock(published, indexes);
    const computed = new ComputedBlock(block.toRows());
    for (const members of ['', '"id":"gdp","country":"US",'])
      expect(String(block.formatJson(members))).toBe(String(computed.formatJson(members)));
    const hasRealTime = published.view === 'all';
    const shown = selected.filter((column) => hasRealTime || !column.startsWith('realtime'));
    if (shown.length > 0)
      expect(String(block.formatCsv(shown, common))).toBe(String(computed.formatCsv(shown, common)));
    for (const index of indexes.keys()) expect(block.getPosition(index)).toEqual(computed.getPosition(index));
    expect(block.take(2).toRows()).toEqual(computed.take(2).toRows());
  });
  fc.assert(property, { numRuns: 300 });
});

describe('without memory', () => {
  let large: Api;
  let small: Api;
  beforeAll(async () => {
    [large, small] = [await startApi(), await startApi({ SERIES_CACHE_MB: 0 })];
  });
  afterAll(async () => {
    await large.stop();
    await small.stop();
  });

  const longSeries = '/v1/indicators/observations?id=us-industrial-production,real-gdp';
  it.each([
    '&limit=2000',
    '&limit=100&order=desc&format=csv',
    '&vintage=2010-06-15&start=1990-01-01',
    '&firstRelease=true&limit=700',
    '&allVintages=true&limit=3000&start=2000-01-01',
    '&allVintages=true&limit=50&order=desc&format=csv',
    '&units=pc1&frequency=quarterly',
  ])('a page is the same: %s', async (parameters) => {
    let cursor: string | null = '';
    for (let page = 0; page < 3 && cursor !== null; page++) {
      const path: string = `${longSeries}${parameters}${cursor && `&cursor=${cursor}`}`;
      const [inMemory, inDatabase] = await Promise.all([large.get(path), small.get(path)]);
      expect(inMemory.status).toBe(200);
      expect(inDatabase.text).toBe(inMemory.text);
      cursor = inMemory.body.nextCursor ?? inMemory.headers['x-next-cursor'] ?? null;
    }
  });
});
