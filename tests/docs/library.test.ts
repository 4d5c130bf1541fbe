import type { Knex } from 'knex';
import { buildRefreshTables } from '../../scripts/describeRefresh/buildRefreshTables.js';
import { findCountryGroup } from '../../server/countryGroups.js';
import { resolveProjectPath } from '../../server/resolveProjectPath.js';
import { formatPeriod } from '../../server/series/periods.js';
import { listCountries } from '../../server/store/countries.js';
import { openDatabase } from '../../server/store/database.js';
import { listIndicatorsBySlugs } from '../../server/store/indicators.js';
import { listListedSeries } from '../../server/store/listedSeries.js';
import { prepareWorldFile } from '../support/libraryFile.js';
import { readPage, readTable } from './markdown.js';

const page = readPage('docs/library.md');

let db: Knex;
beforeAll(() => {
  db = openDatabase(`sqlite:${prepareWorldFile()}`);
});
afterAll(() => db.destroy());

/** Returns the rows of a query, formatted as on the page. */
async function queryRows(sql: string): Promise<string[][]> {
  const rows: Record<string, string | number>[] = await db.raw(sql);
  return rows.map((row) => Object.values(row).map((cell) => cell.toLocaleString('en')));
}

const seriesOfIndicators = 'from series s join indicators i on i.id = s.indicator_id';

it('states the totals', async () => {
  const counts = `select (select count(*) from indicators), (select count(*) from series), (select count(distinct country) from series),
    (select count(*) from observations where realtime_end = 2932896 and value is not null),
    (select count(*) from vintages), (select count(*) from releases)`;
  expect([readTable(page, '## In all').map(([, number]) => number)]).toEqual(await queryRows(counts));
});

it('states what came by which route', async () => {
  const days = `select case when count(*) <= 12 then group_concat(vintage_date, ', ')
      else count(*) || ' days from ' || min(vintage_date) || ' to ' || max(vintage_date) end from
    (select distinct v.vintage_date from vintages v join series o on o.id = v.series_id where o.provider = s.provider order by 1)`;
  const bySource = `select provider, count(distinct indicator_id), count(*), sum(observation_count), (${days})
    from series s group by provider order by provider`;
  expect(readTable(page, '## By source')).toEqual(await queryRows(bySource));
});

it('states the indicators of each category', async () => {
  const byCategory = 'select category, count(*) from indicators group by category order by category';
  expect(readTable(page, '## By category')).toEqual(await queryRows(byCategory));
});

it('states the indicators and series of each frequency', async () => {
  const byFrequency = `select frequency, count(distinct i.id), count(*) ${seriesOfIndicators} group by frequency order by frequency`;
  expect(readTable(page, '## By frequency')).toEqual(await queryRows(byFrequency));
});

it('states the series of each country, and the indicators of more than one', async () => {
  const byCountry = `with counts as (select country, count(*) as series from series group by country),
    others as (select series from counts where country not in ('US', 'EA'))
    select 'United States', series from counts where country = 'US'
    union all select 'Euro area', series from counts where country = 'EA'
    union all select 'Any other country, at least', min(series) from others
    union all select 'Any other country, at most', max(series) from others`;
  const manyCountries = `select slug, count(*) ${seriesOfIndicators} group by slug having count(*) > 1 order by slug`;
  const expected = [...(await queryRows(byCountry)), ...(await queryRows(manyCountries))];
  expect(readTable(page, '## By country')).toEqual(expected);
});

/** The indicators of the two tables of the G20, in the order of their columns. */
const g20Indicators = [
  [
    ...[
      'consumer-prices',
      'core-consumer-prices',
      'harmonised-consumer-price-inflation',
      'unemployment-rate',
      'real-gdp',
    ],
    ...['real-gdp-growth-annual', 'nominal-gdp', 'policy-rate', 'ten-year-government-bond-yield'],
  ],
  [
    ...[
      'exchange-rate-us-dollar-monthly',
      'exchange-rate-against-euro',
      'residential-property-prices',
      'merchandise-exports',
    ],
    ...[
      'retail-sales-in-us-dollars',
      'weo-government-gross-debt',
      'weo-current-account-share-of-gdp',
      'population-world-bank',
    ],
    'weo-real-gdp-growth',
  ],
];

it('states the newest observation of each country of the G20', async () => {
  const members = findCountryGroup('G20')?.members ?? [];
  const names = new Map((await listCountries(db)).map(({ code, name }) => [code, name]));
  const indicators = await listIndicatorsBySlugs(db, g20Indicators.flat());
  const listed = await listListedSeries(db, { indicatorIds: indicators.map(({ id }) => id), countries: members });
  const readCell = (country: string, slug: string) => {
    const indicator = indicators.find((one) => one.slug === slug);
    const found = listed.find(({ indicatorId, series }) => indicatorId === indicator?.id && series.country === country);
    return found?.series.lastDate && indicator ? formatPeriod(found.series.lastDate, indicator.frequency) : '–';
  };
  const rows = members
    .map((code) => ({ code, name: names.get(code) ?? code }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const expected = g20Indicators.flatMap((slugs) =>
    rows.map(({ code, name }) => [name, ...slugs.map((slug) => readCell(code, slug))]),
  );
  expect(readTable(page, '## What the G20 have')).toEqual(expected);
});

it('README.md states how many indicators there are', async () => {
  const [[count = ''] = []] = await queryRows('select count(*) from indicators');
  expect(readPage('README.md')).toContain(` ${count} economic indicators`);
});

it('docs/vintages.md is right that no series of the library is native', async () => {
  expect(await queryRows("select count(*) from vintages where kind = 'native'")).toEqual([['0']]);
});

it('states how each indicator is refreshed, or that it is not (npm run describe:refresh writes it)', () => {
  const { refreshed, notRefreshed } = buildRefreshTables(resolveProjectPath('data'));
  const expected = [...refreshed, ...notRefreshed].map((cells) => cells.map((cell) => cell.replaceAll('`', '')));
  expect(readTable(page, '## How it is refreshed')).toEqual(expected);
});
