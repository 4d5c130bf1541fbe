import fc from 'fast-check';
import { addDays, addPeriods } from '../../server/series/periods.js';
import { writeVintages } from '../../server/store/vintages.js';
import { at } from '../store/exampleCatalogue.js';
import { forEachDatabase } from '../support/databases.js';
import { startSeriesServer } from '../support/seriesServer.js';
import { countCases } from '../support/thorough.js';

/** A daily, a monthly and a quarterly series. One has more rows than a statement returns. */
const frequencies = { rate: 'daily', price: 'monthly', output: 'quarterly' } as const;
const lengths = { rate: 2_100, price: 240, output: 80 };
const countries = ['US', 'DE'];
const vintageDays = ['2010-02-01', '2012-03-01', '2015-04-01'];
type Slug = keyof typeof frequencies;
const slugs = Object.keys(frequencies) as Slug[];

/** Returns the dates of a series. A daily series has none on weekends. */
function listDates(slug: Slug): string[] {
  return Array.from({ length: lengths[slug] }, (_, index) =>
    slug === 'rate'
      ? addDays('2001-01-01', index + 2 * Math.floor(index / 5))
      : addPeriods('1995-01-01', index, frequencies[slug]),
  );
}

/** Builds three vintages: later ones have more dates, some other values, missing values, and a new base in the last. */
function buildVintages(slug: Slug, seed: number) {
  const dates = listDates(slug);
  return vintageDays.map((date, vintage) => ({
    date,
    unit: vintage === 2 && slug === 'price' ? 'Index 2015=100' : 'Index 2005=100',
    kind: 'native' as const,
    observations: dates.slice(vintage === 1 ? 7 : 0, dates.length - 10 * (2 - vintage)).map((day, index) => ({
      date: day,
      value:
        (index + vintage) % 41 === 0 ? null : ((index * seed) % 97) - (index % (19 + vintage) === 0 ? vintage : 50),
    })),
  }));
}

const day = fc.integer({ min: 0, max: 6_500 }).map((days) => addDays('1995-01-01', days));

/** What is read of the series: values in a vintage, first releases, or all vintages. */
const view = fc.oneof(
  fc.record({
    units: fc.constantFrom('lin', 'chg', 'ch1', 'pch', 'pc1', 'pca', 'cch', 'cca', 'log'),
    vintage: fc.option(fc.constantFrom('2010-02-01', '2011-05-06', '2012-03-01', '2020-01-01'), { nil: undefined }),
    frequency: fc.option(fc.constantFrom('quarterly', 'annual'), { nil: undefined }),
    aggregation: fc.option(fc.constantFrom('avg', 'sum', 'eop'), { nil: undefined }),
  }),
  fc.constantFrom({ firstRelease: 'true' }, { allVintages: 'true' }),
);

const request = fc
  .record({
    ids: fc.shuffledSubarray(slugs, { minLength: 1 }),
    view,
    country: fc.option(fc.constantFrom(...countries), { nil: undefined }),
    order: fc.constantFrom('asc', 'desc'),
    bounds: fc.tuple(fc.option(day, { nil: undefined }), fc.option(day, { nil: undefined })),
    format: fc.constantFrom('json', 'csv'),
  })
  .map(({ ids, view, bounds: [from, to], ...others }) => {
    const isReversed = from !== undefined && to !== undefined && from > to;
    const [start, end] = isReversed ? [to, from] : [from, to];
    const { frequency, aggregation, ...rest } = { frequency: undefined, aggregation: undefined, ...view };
    const aggregated = frequency === undefined ? {} : { frequency, aggregation };
    const parameters = { id: ids.join(','), ...rest, ...aggregated, ...others, start, end };
    const given = Object.entries(parameters).filter((entry): entry is [string, string] => entry[1] !== undefined);
    return `/v1/indicators/observations?${new URLSearchParams(given)}`;
  });

/** Shares of the rows that pages have in turn. */
const shares = fc.array(fc.integer({ min: 1, max: 8 }), { minLength: 1, maxLength: 4 });

interface Page {
  header: string;
  rows: unknown[];
  nextCursor: string | null;
}

forEachDatabase((openFresh) => {
  it('all pages together are the rows of one response, whatever is requested', async () => {
    const examples = slugs.map((slug) => ({ slug, frequency: frequencies[slug], countries }));
    const { db, ids, get, stop } = await startSeriesServer(openFresh, examples);
    for (const slug of slugs)
      for (const [index, country] of countries.entries())
        await writeVintages(db, ids.get(`${slug} ${country}`) ?? 0, buildVintages(slug, 31 + index), at);

    const read = async (path: string): Promise<Page> => {
      const { body, text, headers } = await get(path).expect(200);
      if (path.includes('format=json')) return { header: '', rows: body.observations, nextCursor: body.nextCursor };
      const [header = '', ...rows] = text.trimEnd().split('\r\n');
      return { header, rows, nextCursor: headers['x-next-cursor'] ?? null };
    };

    const property = fc.asyncProperty(request, shares, async (path, divisors) => {
      const whole = await read(`${path}&limit=100000`);
      expect(whole.nextCursor).toBeNull();
      const rows: unknown[] = [];
      for (let cursor = '', page = 0; ; page++) {
        const limit = Math.max(1, Math.ceil(whole.rows.length / (divisors[page % divisors.length] ?? 1)));
        const part = await read(`${path}&limit=${limit}${cursor}`);
        rows.push(...part.rows);
        expect([part.header, part.rows.length]).toEqual([
          whole.header,
          Math.min(limit, whole.rows.length - rows.length + part.rows.length),
        ]);
        if (part.nextCursor === null) break;
        cursor = `&cursor=${part.nextCursor}`;
      }
      expect(rows).toEqual(whole.rows);
    });
    await fc.assert(property, { numRuns: countCases(60) });
    await stop();
  }, 300_000);
});
